import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';

import type { MedicationListQuery, MedicationSort } from '@contract/medication';

import type { Database } from '../../db/database';
import { prepared } from '../../db/prepared';
import { medicationCategories, medications, pharmacies } from '../../db/schema';
import { offsetOf } from '../../http';
import { cardColumns } from './medications.repository';
import { rankedTexts } from './search.repository';
import type { SearchTerms } from './search.rules';
import { isSoldIn, isWantedListing, offeredOn, sellersIn, type ShelfFilter } from './shelf.repository';

/** A list's filters, with `q` already read; null while browsing. */
export interface MedicationFilter extends Omit<MedicationListQuery, 'q'> {
  terms: SearchTerms | null;
}

/** Counting stops here: nobody turns 800 pages, and a count of millions would cost more than the page itself. */
const COUNTED_AT_MOST = 10_000;

/** Each ends with the id: without it two equal rows may swap places between pages. */
const BROWSE_ORDER: Record<MedicationSort, SQL[]> = {
  relevance: [desc(medications.isInStock), asc(medications.name), asc(medications.id)],
  'price-asc': [asc(medications.price), asc(medications.id)],
  'price-desc': [desc(medications.price), desc(medications.id)],
  newest: [desc(medications.id)],
};

/** Within one rank of a search. */
const orderInRank = (sort: MedicationSort) =>
  sort === 'relevance' ? [desc(medications.isInStock), asc(medications.id)] : BROWSE_ORDER[sort];

interface FoundPage {
  rows: Omit<Awaited<ReturnType<typeof selectCards>>[number], 'total'>[];
  /** Exact up to COUNTED_AT_MOST. */
  total: number;
}

/** One page of cards in the order that the filter asks for, none beyond COUNTED_AT_MOST, and the total in the same statement. */
export async function findMedications(db: Database, filter: MedicationFilter): Promise<FoundPage> {
  const { terms, ...shelves } = filter;
  const isBeyond = offsetOf(filter) >= COUNTED_AT_MOST;
  const rows = isBeyond ? [] : await (terms ? search(db, terms, shelves) : browse(db, shelves));
  if (rows[0] || filter.page === 1) return { rows, total: rows[0]?.total ?? 0 };
  // Past the end no row carries the total: the first page does.
  return { rows, total: (await findMedications(db, { ...filter, page: 1 })).total };
}

type Shelves = Omit<MedicationFilter, 'terms'>;

const FILTERS = ['category_id', 'pharmacy_id', 'governorate_id'] as const;

/** The statement depends on which filters there are; what they ask for are its parameters. */
function browse(db: Database, shelves: Shelves) {
  const given = FILTERS.filter((each) => shelves[each] !== undefined);
  const reach = reachOf(shelves);
  const filters = [...given, ...(shelves.in_stock ? ['in_stock'] : [])].map((each) => each.replace('_id', ''));
  const shape = ['list', shelves.sort, ...filters, reach].join(' ');
  const statement = prepared(db, shape, (name) => {
    const slots = Object.fromEntries(given.map((each) => [each, sql.placeholder(each)]));
    return selectBrowsed(db, { sort: shelves.sort, in_stock: shelves.in_stock, ...slots }, reach).prepare(name);
  });
  const first = offsetOf(shelves) + 1;
  return statement.execute({ ...shelves, first, last: offsetOf(shelves) + shelves.paginate });
}

/** How far an index is walked: to the end of this page or a little further, so that neighbouring pages share a statement. */
const reachOf = ({ page, paginate }: Shelves) => paginate * 2 ** Math.ceil(Math.log2(page));

function selectBrowsed(db: Database, filter: ShelfFilter & { sort: MedicationSort }, reach: number) {
  const order = sql.join(BROWSE_ORDER[filter.sort], sql`, `);
  const total = filter.in_stock ? countUpTo(filter) : offeredOn(filter);
  // Of a limit that is a parameter the planner expects a tenth of the table: it would plan each call anew, or badly.
  return selectCards(db, sql<number>`least(${total}, ${sql.raw(String(COUNTED_AT_MOST))})`.mapWith(Number))
    .where(
      sql`${medications.id} = any((array(${browsedIds(filter, order, sql.raw(String(reach)))}))[${sql.placeholder('first')}::integer:${sql.placeholder('last')}::integer])`,
    )
    .orderBy(order);
}

/** Straight from an index, in its order; a governorate is a merge of its pharmacies, of which none gives more than all pages hold. */
function browsedIds(filter: ShelfFilter, order: SQL, reach: SQL): SQL {
  const isWanted = and(isWantedListing(filter), isSoldIn(medications.pharmacyId, filter.governorate_id));
  if (filter.governorate_id === undefined || filter.pharmacy_id !== undefined) {
    return sql`select ${medications.id} from ${medications} where ${isWanted} order by ${order} limit ${reach}`;
  }
  return sql`
    select ${medications.id} from (${sellersIn(filter.governorate_id)}) as sellers cross join lateral (
      select ${medications.id}, ${medications.name}, ${medications.price}, ${medications.isInStock}
      from ${medications}
      where ${and(sql`${medications.pharmacyId} = sellers.id`, isWantedListing(filter))}
      order by ${order} limit ${reach}
    ) as medications
    order by ${order} limit ${reach}`;
}

const countUpTo = (filter: ShelfFilter) => sql<number>`(
  select count(*) from (
    select from ${medications}
    where ${and(isWantedListing(filter), isSoldIn(medications.pharmacyId, filter.governorate_id))}
    limit ${sql.raw(String(COUNTED_AT_MOST))}
  ) as counted
)`;

/**
 * Walks the texts best first, and each gives no more listings than the pages up to this one hold, straight from an index:
 * the cost does not grow with the number of listings.
 */
function search(db: Database, terms: SearchTerms, shelves: Shelves) {
  const isWanted = and(isWantedListing(shelves), isSoldIn(medications.pharmacyId, shelves.governorate_id));
  const inRank = sql.join(orderInRank(shelves.sort), sql`, `);
  const order = shelves.sort === 'relevance' ? sql`rank, ${inRank}` : inRank;
  const offset = offsetOf(shelves);
  const page = sql`
    with texts as materialized (${rankedTexts(terms)} order by rank),
    counted as (
      select count(*) as total from (
        select from texts join ${medications} on ${medications.textId} = texts.id where ${isWanted} limit ${COUNTED_AT_MOST}
      ) as found
    )
    select ${medications.id}, texts.rank, (select total from counted) as total
    from texts cross join lateral (
      select ${medications.id}, ${medications.name}, ${medications.price}, ${medications.isInStock}
      from ${medications}
      where ${and(sql`${medications.textId} = texts.id`, isWanted)}
      order by ${inRank}
      limit ${offset + shelves.paginate}
    ) as medications
    order by ${order}
    limit ${shelves.paginate} offset ${offset}`;
  return selectCards(db, sql<number>`page.total`.mapWith(Number))
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${medications.id}`)
    .orderBy(order);
}

const selectCards = (db: Database, total: SQL<number>) =>
  db
    .select({ ...cardColumns, total })
    .from(medications)
    .innerJoin(medicationCategories, eq(medicationCategories.id, medications.categoryId))
    .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId));
