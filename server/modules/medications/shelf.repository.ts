import { and, eq, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { isApproved, isCountOf, isOffered, isPastDate, offeredBy } from '../../db/offered';
import { governorateCounts, medications, pharmacies, textCounts } from '../../db/schema';
import { TODAY } from '../../db/today';

/** Filters of listings. An id may also be a placeholder or a column. */
export interface ShelfFilter {
  category_id?: number | SQLWrapper | undefined;
  pharmacy_id?: number | SQLWrapper | undefined;
  governorate_id?: number | SQLWrapper | undefined;
  in_stock?: boolean;
  /** Only listings of the same product as this medication, by any pharmacy. */
  same_as?: number | SQLWrapper | undefined;
}

/** Whether a medication is offered and matches the filters. */
export const matchesFilter = ({
  category_id: categoryId,
  pharmacy_id: pharmacyId,
  governorate_id: governorateId,
  in_stock: inStock,
  same_as: sameAs,
}: ShelfFilter) =>
  and(
    isOffered,
    isTrading(medications.pharmacyId),
    categoryId === undefined ? undefined : eq(medications.categoryId, categoryId),
    pharmacyId === undefined ? undefined : eq(medications.pharmacyId, pharmacyId),
    governorateId === undefined ? undefined : eq(medications.governorateId, governorateId),
    inStock ? sql`${medications.isInStock}` : undefined,
    sameAs === undefined ? undefined : isSameAs(sameAs),
  );

/**
 * Whether a medication is the same product, so that prices can be compared. A search would not do, since it ranks other strengths lower but
 * does not exclude them. The name is found in the index `medications_on_sale`, which begins with whether it is in stock; strength and form
 * tell it from other products of that name.
 */
const isSameAs = (id: number | SQLWrapper) => sql`(
    ${medications.isInStock} in (true, false)
    and ${medications.sortName} = (select asked.sort_name from ${medications} as asked where asked.id = ${id})
    and fold_search(concat_ws(' ', ${medications.strength}, ${medications.dosageForm}))
      = (select fold_search(concat_ws(' ', asked.strength, asked.dosage_form)) from ${medications} as asked where asked.id = ${id})
  )`;

const closedPharmacies = sql`select ${pharmacies.id} from ${pharmacies} where ${pharmacies.status} <> 'approved'`;

/**
 * Whether the pharmacy is approved. Written as NOT IN the few others, which PostgreSQL keeps as a hash table; with a join, the planner
 * might give up reading along an index.
 */
const isTrading = (pharmacyId: SQLWrapper) => sql`${pharmacyId} not in (${closedPharmacies})`;

/** How many medications are offered under these filters. */
export const countOffered = ({
  category_id: category,
  pharmacy_id: pharmacyId,
  governorate_id: governorateId,
}: ShelfFilter) =>
  pharmacyId === undefined
    ? offeredIn(governorateId, category)
    : offeredBy(
        (ofPharmacy) =>
          and(
            sql`${ofPharmacy} = ${pharmacyId}`,
            sql`${ofPharmacy} in (select ${pharmacies.id} from ${pharmacies} where ${and(isApproved, isIn(pharmacies.governorateId, governorateId))})`,
          ),
        category,
      );

type Place = ShelfFilter['governorate_id'];

const isIn = (column: SQLWrapper, governorateId: Place) =>
  governorateId === undefined ? undefined : sql`${column} = ${governorateId}`;

/** The same for all pharmacies of a governorate, or of the country. Reads one row, or a few dozen. */
const offeredIn = (governorateId: Place, category: ShelfFilter['category_id']) => sql<number>`(
    (select coalesce(sum(${governorateCounts.listings}), 0) from ${governorateCounts}
      where ${and(isCountOf(governorateCounts.categoryId, category), isIn(governorateCounts.governorateId, governorateId))})
    - (select count(*) from ${medications}
      where ${and(isPastDate(category), isIn(medications.governorateId, governorateId), isTrading(medications.pharmacyId))})
  )::integer`;

/**
 * How many medications with the texts of `texts` are offered: the kept counts of listings, less what is past its expiry date and what
 * belongs to closed pharmacies. The time it takes does not grow with the stock.
 */
export function countOfferedOfTexts(texts: SQL) {
  const hidden = (isHidden: SQL | undefined) => sql`(
    select count(*) from ${medications}
    where ${and(sql`${medications.isListed}`, isHidden, sql`${medications.textId} in (select id from ${texts})`)}
  )`;
  // An array instead of a join: PostgreSQL then scans the index only once, whether there are few texts or thousands.
  return sql<number>`(
    (select coalesce(sum(${textCounts.listings}), 0) from ${textCounts}
      where ${textCounts.textId} = any(array(select id from ${texts})))
    - ${hidden(lt(medications.expiryDate, TODAY))}
    - ${hidden(and(isOffered, sql`${medications.pharmacyId} in (${closedPharmacies})`))}
  )::integer`;
}
