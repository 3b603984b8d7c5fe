import { and, asc, count, desc, eq, ne, not, or, type SQL, sql } from 'drizzle-orm';

import type { MedicationListQuery, MedicationSort } from '@contract/medication';

import type { Database } from '../../db/database';
import { isOffered } from '../../db/offered';
import { cities, governorates, medicationCategories, medications, medicationTexts, pharmacies } from '../../db/schema';
import { offsetOf } from '../../http';
import { matching, rankedTexts } from './search.repository';
import type { SearchTerms } from './search.rules';

/** A list's filters, with `q` already read; null while browsing. */
export interface MedicationFilter extends Omit<MedicationListQuery, 'q'> {
  terms: SearchTerms | null;
}

/** Counting stops here: nobody turns 800 pages, and a count of millions would cost more than the page itself. */
export const COUNTED_AT_MOST = 10_000;

/** Each ends with the id: without it two equal rows may swap places between pages. */
const BROWSE_ORDER: Record<MedicationSort, SQL[]> = {
  relevance: [desc(medications.isInStock), asc(medications.name), asc(medications.id)],
  'price-asc': [asc(medications.price), asc(medications.id)],
  'price-desc': [desc(medications.price), desc(medications.id)],
  newest: [desc(medications.id)],
};

/** Within one rank. */
const orderInRank = ({ sort, terms }: MedicationFilter) =>
  terms && sort === 'relevance' ? [desc(medications.isInStock), asc(medications.id)] : BROWSE_ORDER[sort];

const orderOf = (filter: MedicationFilter) =>
  sql.join([...(filter.terms && filter.sort === 'relevance' ? [sql`rank`] : []), ...orderInRank(filter)], sql`, `);

const cardColumns = {
  medication: {
    id: medications.id,
    name: medications.name,
    nameAr: medications.nameAr,
    genericName: medications.genericName,
    genericNameAr: medications.genericNameAr,
    strength: medications.strength,
    dosageForm: medications.dosageForm,
    price: medications.price,
    stock: medications.stock,
    image: medications.image,
  },
  category: {
    id: medicationCategories.id,
    name: medicationCategories.name,
    name_ar: medicationCategories.nameAr,
    icon: medicationCategories.icon,
  },
  pharmacy: { id: pharmacies.id, name: pharmacies.name, name_ar: pharmacies.nameAr },
};

const isApproved = eq(pharmacies.status, 'approved');

/** One page of cards, in the order that the filter asks for. */
export const findMedications = (db: Database, filter: MedicationFilter) =>
  db
    .select(cardColumns)
    .from(medications)
    .innerJoin(sql`(${pageOf(filter)}) as page`, sql`page.id = ${medications.id}`)
    .innerJoin(medicationCategories, eq(medicationCategories.id, medications.categoryId))
    .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId))
    .orderBy(orderOf(filter));

/** Exact up to COUNTED_AT_MOST. */
export async function countMedications(db: Database, filter: MedicationFilter): Promise<number> {
  const { terms, governorate_id: governorateId } = filter;
  const isMatch = terms
    ? sql`${medications.textId} in (select ${medicationTexts.id} from ${medicationTexts} where ${matching(terms)})`
    : undefined;
  const counted = db
    .select({ id: medications.id })
    .from(medications)
    .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId))
    .where(and(isWantedListing(filter), isApproved, isIn(governorateId), isMatch))
    .limit(COUNTED_AT_MOST)
    .as('counted');

  const [row] = await db.select({ total: count() }).from(counted);
  return row?.total ?? 0;
}

/**
 * `(id, rank)` of one page. A search walks the texts best first, a governorate its pharmacies, and each gives no more
 * listings than the page can hold, straight from an index: the cost does not grow with the number of listings.
 */
function pageOf(filter: MedicationFilter): SQL {
  const { terms, governorate_id: governorateId, pharmacy_id: pharmacyId } = filter;
  const isWanted = and(isWantedListing(filter), isSoldIn(governorateId));
  const order = orderOf(filter);
  const limits = sql`limit ${filter.paginate} offset ${offsetOf(filter)}`;

  if (!terms && (governorateId === undefined || pharmacyId !== undefined)) {
    return sql`select ${medications.id}, 0 as rank from ${medications} where ${isWanted} order by ${order} ${limits}`;
  }

  const groups = terms
    ? rankedTexts(terms)
    : sql`select ${pharmacies.id}, 0 as rank from ${pharmacies} where ${and(isApproved, isIn(governorateId))}`;
  const groupId = terms ? medications.textId : medications.pharmacyId;
  return sql`
    with groups as materialized (${groups} order by rank)
    select ${medications.id}, groups.rank
    from groups cross join lateral (
      select ${medications.id}, ${medications.name}, ${medications.price}, ${medications.isInStock}
      from ${medications}
      where ${and(sql`${groupId} = groups.id`, isWanted)}
      order by ${sql.join(orderInRank(filter), sql`, `)}
      limit ${offsetOf(filter) + filter.paginate}
    ) as medications
    order by ${order}
    ${limits}`;
}

/** On the shelf, and within the filters that concern the listing itself. */
const isWantedListing = ({
  category_id: categoryId,
  pharmacy_id: pharmacyId,
  in_stock: inStock,
}: Partial<MedicationFilter>) =>
  and(
    isOffered,
    categoryId === undefined ? undefined : eq(medications.categoryId, categoryId),
    pharmacyId === undefined ? undefined : eq(medications.pharmacyId, pharmacyId),
    inStock ? sql`${medications.isInStock}` : undefined,
  );

const isIn = (governorateId?: number) =>
  governorateId === undefined ? undefined : eq(pharmacies.governorateId, governorateId);

/**
 * By a pharmacy that may trade, there. Turned round, since PostgreSQL keeps a NOT IN list as one hash table and the page
 * stays a walk along an index, whatever the planner thinks of the numbers.
 */
const isSoldIn = (governorateId?: number) => sql`${medications.pharmacyId} not in (
  select ${pharmacies.id} from ${pharmacies}
  where ${or(not(isApproved), governorateId === undefined ? undefined : ne(pharmacies.governorateId, governorateId))}
)`;

export async function findMedication(db: Database, id: number) {
  const [found] = await db
    .select({
      ...cardColumns,
      medication: medications,
      pharmacy: { ...cardColumns.pharmacy, isDeliveryAvailable: pharmacies.isDeliveryAvailable },
      governorate: { id: governorates.id, name: governorates.name, name_ar: governorates.nameAr },
      city: { id: cities.id, name: cities.name, name_ar: cities.nameAr },
    })
    .from(medications)
    .innerJoin(medicationCategories, eq(medicationCategories.id, medications.categoryId))
    .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId))
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(and(eq(medications.id, id), isOffered, isApproved));
  return found;
}

/** Every category, with the listings on sale in it: of one pharmacy, or of all. */
export const findCategories = (db: Database, pharmacyId?: number) => {
  const listings = db
    .select({ categoryId: medications.categoryId, total: count().as('total') })
    .from(medications)
    .where(and(isWantedListing({ pharmacy_id: pharmacyId }), isSoldIn()))
    .groupBy(medications.categoryId)
    .as('listings');

  return db
    .select({ ...cardColumns.category, total_medications: sql<number>`coalesce(${listings.total}, 0)::int` })
    .from(medicationCategories)
    .leftJoin(listings, eq(listings.categoryId, medicationCategories.id))
    .orderBy(asc(medicationCategories.id));
};
