import { and, eq, gte, isNull, lt, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { medications, shelfCounts } from './schema';

/** What a shelf offers: listed, and not past its expiry date. Whether the pharmacy may trade is another question. */
export const isOffered = and(
  sql`${medications.isListed}`,
  or(isNull(medications.expiryDate), gte(medications.expiryDate, sql`current_date`)),
);

/**
 * How many medications the pharmacies of `isThere` offer, in one category or in all: what the kept counts say is listed,
 * without what is past its date. Nothing that grows with the shelves is read.
 */
export function offeredBy(isThere: (pharmacyId: SQLWrapper) => SQL | undefined, categoryId?: number | SQLWrapper) {
  const isCounted = categoryId === undefined ? isNull(shelfCounts.categoryId) : eq(shelfCounts.categoryId, categoryId);
  const isExpired = and(
    sql`${medications.isListed}`,
    lt(medications.expiryDate, sql`current_date`),
    categoryId === undefined ? undefined : eq(medications.categoryId, categoryId),
  );
  return sql<number>`(
    (select coalesce(sum(${shelfCounts.listings}), 0) from ${shelfCounts}
      where ${and(isCounted, isThere(shelfCounts.pharmacyId))})
    - (select count(*) from ${medications} where ${and(isExpired, isThere(medications.pharmacyId))})
  )::integer`;
}
