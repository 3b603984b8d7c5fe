import { and, eq, gte, isNull, lt, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { medications, pharmacies, shelfCounts } from './schema';
import { TODAY } from './today';

/**
 * Whether a medication is offered: listed, and not past its expiry date. Whether its pharmacy may trade is checked separately. The day is a
 * subquery, which PostgreSQL computes once; converting the time zone for each row took a tenth of a list's time.
 */
export const isOffered = and(
  sql`${medications.isListed}`,
  or(isNull(medications.expiryDate), gte(medications.expiryDate, sql`(select ${TODAY})`)),
);

/**
 * Written out instead of a parameter: a statement that is planned only once has to know the value, to use the index of the pharmacies that
 * are not approved.
 */
export const isApproved = sql`${pharmacies.status} = 'approved'`;

type Category = number | SQLWrapper | undefined;

/** Which rows of a table of counts to use: those of the category, or those for all categories. */
export const isCountOf = (column: SQLWrapper, category: Category) =>
  category === undefined ? sql`${column} is null` : sql`${column} = ${category}`;

/** Listed but past the expiry date: the kept counts include these medications, so they have to be subtracted. */
export const isPastDate = (category: Category) =>
  and(
    sql`${medications.isListed}`,
    lt(medications.expiryDate, TODAY),
    category === undefined ? undefined : eq(medications.categoryId, category),
  );

/** How many medications the pharmacies selected by `isOfPharmacy` list, in one category or in all. Reads the kept counts. */
export const listedBy = (
  isOfPharmacy: (pharmacyId: SQLWrapper) => SQL | undefined,
  category?: Category,
) => sql<number>`(
    select coalesce(sum(${shelfCounts.listings}), 0) from ${shelfCounts}
    where ${and(isCountOf(shelfCounts.categoryId, category), isOfPharmacy(shelfCounts.pharmacyId))}
  )`;

/**
 * How many medications the pharmacies selected by `isOfPharmacy` offer, in one category or in all: the kept counts, less what is past its
 * expiry date. The time it takes does not grow with the stock.
 */
export const offeredBy = (
  isOfPharmacy: (pharmacyId: SQLWrapper) => SQL | undefined,
  category?: Category,
) => sql<number>`(
    ${listedBy(isOfPharmacy, category)}
    - (select count(*) from ${medications} where ${and(isPastDate(category), isOfPharmacy(medications.pharmacyId))})
  )::integer`;
