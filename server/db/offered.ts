import { and, eq, gte, isNull, lt, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { medications, pharmacies, shelfCounts } from './schema';
import { TODAY } from './today';

/**
 * What a shelf offers: listed, and not past its expiry date. Whether the pharmacy may trade is another question. The day is a
 * subquery, which PostgreSQL works out once; a time zone for each row that is looked at cost a tenth of a list.
 */
export const isOffered = and(
  sql`${medications.isListed}`,
  or(isNull(medications.expiryDate), gte(medications.expiryDate, sql`(select ${TODAY})`)),
);

/** Written out, not a parameter: a statement that is planned once must see that the index of the few others will do. */
export const isApproved = sql`${pharmacies.status} = 'approved'`;

type Category = number | SQLWrapper | undefined;

/** Of the rows of kept counts those of the category, or of all. */
export const isCountOf = (column: SQLWrapper, category: Category) =>
  category === undefined ? sql`${column} is null` : sql`${column} = ${category}`;

/** Listed, but past its date: what the kept counts hold too much. */
export const isPastDate = (category: Category) =>
  and(
    sql`${medications.isListed}`,
    lt(medications.expiryDate, TODAY),
    category === undefined ? undefined : eq(medications.categoryId, category),
  );

/** How many medications the pharmacies of `isOfPharmacy` have listed, in one category or in all, by the kept counts. */
export const listedBy = (
  isOfPharmacy: (pharmacyId: SQLWrapper) => SQL | undefined,
  category?: Category,
) => sql<number>`(
    select coalesce(sum(${shelfCounts.listings}), 0) from ${shelfCounts}
    where ${and(isCountOf(shelfCounts.categoryId, category), isOfPharmacy(shelfCounts.pharmacyId))}
  )`;

/**
 * How many medications the pharmacies of `isOfPharmacy` offer, in one category or in all: what the kept counts say is listed,
 * without what is past its date. Nothing that grows with the shelves is read.
 */
export const offeredBy = (
  isOfPharmacy: (pharmacyId: SQLWrapper) => SQL | undefined,
  category?: Category,
) => sql<number>`(
    ${listedBy(isOfPharmacy, category)}
    - (select count(*) from ${medications} where ${and(isPastDate(category), isOfPharmacy(medications.pharmacyId))})
  )::integer`;
