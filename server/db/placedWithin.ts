import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';

import type { Day } from '@contract/calendar';

import { orders } from './schema';
import { IN_CAIRO } from './today';

/** The moment at which a day begins in Cairo. In April, one day begins at 01:00, when the clock is put forward. */
export const startOf = (day: Day | SQL) => sql`(${day}::timestamp ${IN_CAIRO})`;

/** The orders of a pharmacy from the beginning of one day to the beginning of another. */
export const placedWithin = (pharmacyId: number, { from, until }: { from: Day | SQL; until: Day | SQL }) =>
  and(eq(orders.pharmacyId, pharmacyId), gte(orders.createdAt, startOf(from)), lt(orders.createdAt, startOf(until)));
