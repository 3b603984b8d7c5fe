import { and, eq, inArray, type SQL } from 'drizzle-orm';

import { medications } from './schema';

/** The medication with this id, or those with one of these, where the pharmacy is theirs: no change of a product goes by an id alone. */
export const isOwnMedication = (pharmacyId: number, id: number | number[] | SQL) =>
  and(Array.isArray(id) ? inArray(medications.id, id) : eq(medications.id, id), eq(medications.pharmacyId, pharmacyId));
