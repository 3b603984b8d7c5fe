import { asc, desc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import type { Language } from '@contract/language';
import { PAGE_SIZE } from '@contract/limits';
import { isSortedByLocation, type MedicationListQuery, type MedicationSort } from '@contract/medication';

import type { Database } from '../../db/database';
import { pageWithTotal } from '../../db/pageWithTotal';
import { prepared, UNNAMED } from '../../db/prepared';
import { rankedTexts } from '../../db/rankedTexts';
import { medicationCategories, medications, pharmacies } from '../../db/schema';
import { offsetOf } from '../../http';
import { cardColumns } from './medications.repository';
import { countOffered, countOfferedOfTexts, matchesFilter, type ShelfFilter } from './shelf.repository';

/** Counting stops here. Nobody turns 800 pages, and counting millions would cost more than the page itself. */
const MAX_COUNT = 10_000;
const MAX_COUNT_SQL = sql.raw(String(MAX_COUNT));

const IN_STOCK_FIRST = desc(medications.isInStock);

/** Each order ends with the id. Otherwise equal rows could change places from one page to the next. */
const BY_NAME: Record<Language, SQL[]> = {
  en: [IN_STOCK_FIRST, asc(medications.sortName), asc(medications.id)],
  ar: [IN_STOCK_FIRST, asc(medications.sortNameAr), asc(medications.id)],
};
const SORTED: Record<Exclude<MedicationSort, 'relevance'>, SQL[]> = {
  'price-asc': [asc(medications.price), asc(medications.id)],
  'price-desc': [desc(medications.price), desc(medications.id)],
  newest: [desc(medications.id)],
};

const delivers = sql`${medications.pharmacyId} in (select ${pharmacies.id} from ${pharmacies} where ${pharmacies.isDeliveryAvailable})`;

/** From so many texts of the same rank on, reading the listings in order finds enough of them sooner than looking up each text. */
const MANY_TEXTS = sql.raw('200');

/**
 * The last three digits of a rank are the length of the name or content that matched; the rest says how well the words fit. The length is
 * left out, unless so many texts fit equally well that each of them would have to be looked up.
 */
const FIT = sql`rank - case when count(*) over (partition by rank / 1000) < ${MANY_TEXTS} then rank % 1000 else 0 end as fit`;

/**
 * The order of the offers of one text, and the order of everything that was found. For a customer whose place is known, what is near and
 * delivered comes first: then only how well the words fit ranks higher, and not which of the matching names is shorter.
 */
function sortOrders({ sort, governorate_id: governorateId, near }: Filter): { offers: SQL; found: SQL } {
  const listed = (...parts: SQL[]) => sql.join(parts, sql`, `);
  if (sort !== 'relevance') return { offers: listed(...SORTED[sort]), found: listed(sql`texts.tier`, ...SORTED[sort]) };

  const byPrice = SORTED['price-asc'];
  const inReach = near || governorateId ? [sql`delivers desc`] : [];
  const place = [IN_STOCK_FIRST, ...(near ? [sql`is_near desc`] : []), ...inReach];
  const offers = listed(...place, ...byPrice);
  return {
    offers,
    found: near ? listed(sql`texts.fit`, ...place, sql`texts.rank`, ...byPrice) : listed(sql`texts.rank`, offers),
  };
}

interface FoundPage {
  rows: Omit<Awaited<ReturnType<typeof selectBrowsed>>[number], 'total'>[];
  /** Exact up to MAX_COUNT. */
  total: number;
  /** True if nothing contains every word of the query, and these results only resemble it. */
  isAlike: boolean;
  /** Whether any result suits a child; null if the query does not ask for a child. */
  suitsChild: boolean | null;
}

/** One page of cards in the requested order, and the total by the same statement. There are no pages beyond MAX_COUNT. */
export async function findMedications(db: Database, request: MedicationListQuery): Promise<FoundPage> {
  const query = request.near === undefined || isSortedByLocation(request) ? request : { ...request, near: undefined };
  const readPage = <Row extends { total: number }>(read: (each: MedicationListQuery) => Promise<Row[]>) => {
    const readWithin = async (each: MedicationListQuery) => (offsetOf(each) >= MAX_COUNT ? [] : read(each));
    return pageWithTotal(query, readWithin, ({ total }) => total);
  };
  if (!query.q) return { ...(await readPage((each) => browse(db, each))), isAlike: false, suitsChild: null };
  const found = await readPage((each) => search(db, each));
  const [first] = found.rows;
  return { ...found, isAlike: first?.isAlike ?? false, suitsChild: first?.suitsChild ?? null };
}

const FILTERS = ['category_id', 'pharmacy_id', 'governorate_id', 'same_as'] as const;
const PARAMETERS = [...FILTERS, 'near'] as const;

function browse(db: Database, query: MedicationListQuery) {
  // All pages near the beginning share a statement, so that calls for different ones can be batched.
  const { nameOf, filter, reach, values } = shapeStatement(query, MAX_PREPARED_REACH);
  const statement = prepared(db, nameOf(`list ${query.names_in}`), (name) =>
    selectBrowsed(db, filter, reach).prepare(name),
  );
  return statement.execute(values);
}

function search(db: Database, query: MedicationListQuery) {
  const { nameOf, filter, reach, values } = shapeStatement(query);
  const statement = prepared(db, nameOf('search'), (name) => selectSearched(db, filter, reach).prepare(name));
  return statement.execute(values);
}

/** How far a statement reads: to the last row that is wanted or somewhat further, so that neighbouring pages share a statement. */
const reachOf = (last: number) =>
  PAGE_SIZE.medications * 2 ** Math.max(0, Math.ceil(Math.log2(last / PAGE_SIZE.medications)));
/** Few people turn more pages than that, and preparing statements for them would fill the memory. */
const MAX_PREPARED_REACH = reachOf(8 * PAGE_SIZE.medications);

/** The text of a statement depends on which filters are set and on how far it reads. The values of the filters are parameters. */
function shapeStatement(query: MedicationListQuery, minReach = 0) {
  const { sort, names_in, in_stock } = query;
  const values = { ...query, first: offsetOf(query) + 1, last: offsetOf(query) + query.paginate };
  const givenParameters = PARAMETERS.filter((each) => query[each] !== undefined);
  const reach = Math.max(minReach, reachOf(values.last));
  const filters = [...givenParameters, ...(in_stock ? ['in_stock'] : [])].map((each) => each.replace('_id', ''));
  return {
    nameOf: (what: string) => (reach > MAX_PREPARED_REACH ? UNNAMED : [what, sort, ...filters, reach].join(' ')),
    filter: {
      sort,
      names_in,
      in_stock,
      ...Object.fromEntries(givenParameters.map((each) => [each, sql.placeholder(each)])),
    },
    // Written out: if the limit is a parameter, the planner expects a tenth of the table, and plans each call again or badly.
    reach: sql.raw(String(reach)),
    values,
  };
}

interface Filter extends ShelfFilter, Pick<MedicationListQuery, 'sort' | 'names_in'> {
  /** A governorate whose pharmacies come first among equals. */
  near?: SQLWrapper | undefined;
}

/** The ids of the page, out of all that were read. */
const sliceOfPage = (ids: SQL) =>
  sql`(array(${ids}))[${sql.placeholder('first')}::integer:${sql.placeholder('last')}::integer]`;

/** Reads an index in its order. */
function selectBrowsed(db: Database, filter: Filter, reach: SQL) {
  const { sort, names_in } = filter;
  const order = sql.join(sort === 'relevance' ? BY_NAME[names_in] : SORTED[sort], sql`, `);
  const ids = sql`select ${medications.id} from ${medications} where ${matchesFilter(filter)} order by ${order} limit ${reach}`;
  // The planner plans for the reach; reading stops at the end of the page.
  const walked = sql`select id from (${ids}) as walked limit ${sql.placeholder('last')}`;
  const isCounted = filter.in_stock === true || filter.same_as !== undefined;
  const total = isCounted ? countUpTo(sql`${medications}`, filter) : countOffered(filter);
  return selectCards(db, { total: sql<number>`least(${total}, ${MAX_COUNT_SQL})`.mapWith(Number) })
    .where(sql`${medications.id} = any(${sliceOfPage(walked)})`)
    .orderBy(order);
}

const countUpTo = (from: SQL, filter: ShelfFilter) => sql<number>`(
  select count(*) from (select from ${from} where ${matchesFilter(filter)} limit ${MAX_COUNT_SQL}) as counted
)`;

/**
 * Reads the texts with the best match first. A text whose best listing is not among the best of all has no other one among them either. So
 * only the texts that are get looked up for more than one listing, through an index, and the cost does not grow with the number of
 * listings.
 */
function selectSearched(db: Database, filter: Filter, reach: SQL) {
  const isByRank = filter.sort === 'relevance';
  // How the order of the results begins. If the texts are sorted like this, not all of them have to be looked up.
  const bestFirst = isByRank ? sql`rank` : sql`tier`;
  const first = filter.near ? sql`fit, rank` : bestFirst;
  const { offers, found } = sortOrders(filter);
  const isNear = filter.near ? sql`, ${medications.governorateId} = ${filter.near} as is_near` : sql``;
  const best = (columns: SQL, texts: SQL, ofEach: SQL) => sql`
    select ${columns} from ${texts} cross join lateral (
      select ${medications.id}, ${medications.price}, ${medications.isInStock}, ${delivers} as delivers${isNear}
      from ${medications}
      where ${medications.textId} = texts.id and ${matchesFilter(filter)}
      order by ${offers} limit ${ofEach}
    ) as medications
    order by ${found} limit ${reach}`;
  const texts = sql`(${best(sql`texts.*`, sql`texts`, sql`1`)}) as texts`;
  const ids = best(sql`${medications.id}`, texts, reach);
  const isNarrowed = filter.in_stock === true || FILTERS.some((each) => filter[each] !== undefined);
  const total = isNarrowed
    ? countUpTo(sql`texts join ${medications} on ${medications.textId} = texts.id`, filter)
    : countOfferedOfTexts(sql`texts`);
  const suitsChild = sql`(select case when suits_child is not null then exists (
    select from texts join ${medications} on ${medications.textId} = texts.id where texts.suits_child and ${matchesFilter(filter)}
  ) end from texts limit 1)`;
  const page = sql`
    with texts as materialized (select id, rank, tier${filter.near ? sql`, ${FIT}` : sql``}, is_alike, suits_child from ${rankedTexts} order by ${first})
    select id, position, least(${total}, ${MAX_COUNT_SQL}) as total, (select is_alike from texts limit 1) as is_alike, ${suitsChild} as suits_child
    from unnest(${sliceOfPage(isByRank && !isNarrowed && !filter.near ? idsFromShelf(ids, reach) : ids)}) with ordinality as page (id, position)`;
  return selectCards(db, {
    total: sql<number>`page.total`.mapWith(Number),
    isAlike: sql<boolean>`page.is_alike`,
    suitsChild: sql<boolean | null>`page.suits_child`,
  })
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${medications.id}`)
    .orderBy(sql`page.position`);
}

/** How many listings are read for each row that is asked for, before another way is taken. */
const MAX_WALKED_PER_RESULT = sql.raw('100');

/**
 * The ids that `ids` finds. A word such as "paracetamol" is in the content of hundreds of medicines that are sold in many places. Then the
 * page consists of the first listings in stock, by id, that have one of the best texts: these are different products, whose prices cannot
 * be compared, and reading the oldest first is cheaper than finding the cheapest of thousands.
 */
function idsFromShelf(ids: SQL, reach: SQL) {
  // The texts are sorted with the best first.
  const bestRank = sql`(select rank from texts limit 1)`;
  const isWide = sql`(select rank from texts offset ${MANY_TEXTS} - 1 limit 1) = ${bestRank}`;
  const longestStanding = sql`
    select ${medications.id} from texts join ${medications} on ${medications.textId} = texts.id
    where ${matchesFilter({})} order by texts.rank, ${IN_STOCK_FIRST}, ${medications.id} limit ${reach}`;
  // PostgreSQL keeps the list of a NOT IN as a hash table, but not that of an IN. With `not … not in`, reading stops when the page is full.
  return sql`
    with shelf as materialized (
      select ${medications.id} from (
        select ${medications.id}, ${medications.textId} from ${medications}
        where ${matchesFilter({ in_stock: true })} and ${isWide}
        order by ${medications.id} limit ${reach} * ${MAX_WALKED_PER_RESULT}
      ) as medications
      where not ${medications.textId} not in (select id from texts where rank = ${bestRank})
      order by ${medications.id} limit ${reach}
    )
    select unnest(case
      when (select count(*) from shelf) = ${reach} then array(table shelf) when ${isWide} then array(${longestStanding}) else array(${ids})
    end)`;
}

const selectCards = <Found extends Record<string, SQL>>(db: Database, found: Found) =>
  db
    .select({ ...cardColumns, ...found })
    .from(medications)
    .innerJoin(medicationCategories, eq(medicationCategories.id, medications.categoryId))
    .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId));
