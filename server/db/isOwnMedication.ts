import { and, eq, inArray, type SQL } from 'drizzle-orm';

import { medications } from './schema';

/** The medication with this id, or those with these ids, if they belong to the pharmacy. No change of a product goes by an id alone. */
export const isOwnMedication = (pharmacyId: number, id: number | number[] | SQL) =>
  and(Array.isArray(id) ? inArray(medications.id, id) : eq(medications.id, id), eq(medications.pharmacyId, pharmacyId));
