import { and, asc, type Column, desc, eq, getTableColumns, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { EXPIRES_SOON_DAYS, type ProductListQuery, type ProductSort, type ProductState } from '@contract/product';

import type { Database } from '../../db/database';
import { categoryColumns, medicineColumns } from '../../db/medicineColumns';
import { listedBy } from '../../db/offered';
import { pageStatementName } from '../../db/pageStatementName';
import { pageWithTotal, sortedPage } from '../../db/pageWithTotal';
import { prepared } from '../../db/prepared';
import { rankedTexts } from '../../db/rankedTexts';
import { medicationCategories, medications } from '../../db/schema';
import { TODAY } from '../../db/today';
import { type Listed, offsetOf } from '../../http';

export type ProductFilter = Partial<Pick<ProductListQuery, 'q' | 'category_id' | 'state'>>;

type Sort = ProductSort | 'expiry-asc';

type ListedProducts = ProductFilter & Pick<ProductListQuery, 'page' | 'paginate'> & { sort: Sort; pharmacyId: number };

const { id, textId, sortName, sortNameAr, price, stock, stockLevel, expiryDate } = getTableColumns(medications);

/** No index contains the stock, since every sale changes it: PostgreSQL only sorts the rows of one `stockLevel`. */
const SORTED_BY: Record<Sort, { columns: Column[]; way: typeof asc }> = {
  relevance: { columns: [sortName], way: asc },
  'name-asc': { columns: [sortName], way: asc },
  'name-desc': { columns: [sortName], way: desc },
  'name_ar-asc': { columns: [sortNameAr], way: asc },
  'name_ar-desc': { columns: [sortNameAr], way: desc },
  'price-asc': { columns: [price], way: asc },
  'price-desc': { columns: [price], way: desc },
  'stock-asc': { columns: [stockLevel, stock], way: asc },
  'stock-desc': { columns: [stockLevel, stock], way: desc },
  'expiry-asc': { columns: [expiryDate], way: asc },
};

/** Each order ends with the id, as the indexes do. Otherwise equal rows could change places from one page to the next. */
function orderOf({ sort, q }: Pick<ListedProducts, 'sort' | 'q'>) {
  const { columns, way } = SORTED_BY[sort];
  const by = [...columns, id].map((column) => way(column));
  return sql.join(sort === 'relevance' && q ? [sql`rank`, ...by] : by, sql`, `);
}

// Written out as in the indexes: a statement that is planned only once can then use them.
const IS_IN_STATE: Record<ProductState, SQL> = {
  low_stock: sql`${medications.isListed} and ${medications.isLow}`,
  expiring: sql`${medications.isListed} and ${medications.isInStock} and ${medications.expiryDate} is not null
    and ${medications.expiryDate} <= ${TODAY} + ${sql.raw(String(EXPIRES_SOON_DAYS))}`,
  off_sale: sql`not ${medications.isListed}`,
  prescription: sql`${medications.prescriptionRequired}`,
};

export const matchesProductFilter = ({ category_id: categoryId, state, q }: ProductFilter, texts = rankedTexts) =>
  and(
    eq(medications.pharmacyId, sql.placeholder('pharmacyId')),
    categoryId === undefined ? undefined : eq(medications.categoryId, sql.placeholder('categoryId')),
    state && IS_IN_STATE[state],
    // An array instead of a join: PostgreSQL then scans the pharmacy's index by text only once.
    q ? sql`${medications.textId} = any(array(select id from ${texts}))` : undefined,
  );

/** The number of a pharmacy's products, in a category or in all: the listed ones by the kept counts, and the few others counted. */
const countAll = (category: SQLWrapper | undefined) => {
  const isOwn = (pharmacyId: SQLWrapper) => eq(pharmacyId, sql.placeholder('pharmacyId'));
  const isOffSale = and(matchesProductFilter({ state: 'off_sale' }), category && eq(medications.categoryId, category));
  return sql<number>`${listedBy(isOwn, category)} + (select count(*) from ${medications} where ${isOffSale})`;
};

/** Every category, with the number of the pharmacy's products in it. */
export const findOwnCategories = (db: Database, pharmacyId: number) =>
  prepared(db, 'own-categories', (name) =>
    db
      .select({ ...categoryColumns, total_medications: countAll(medicationCategories.id).mapWith(Number) })
      .from(medicationCategories)
      .orderBy(asc(medicationCategories.id))
      .prepare(name),
  ).execute({ pharmacyId });

export const rowColumns = {
  ...medicineColumns,
  lowStockAlert: medications.lowStockAlert,
  expiryDate: medications.expiryDate,
  prescriptionRequired: medications.prescriptionRequired,
  isListed: medications.isListed,
};

/** One page and, by the same statement, the total. */
export async function findProducts(db: Database, query: ListedProducts): Promise<Listed<FoundRow>> {
  const read = (wanted: ListedProducts) =>
    statementFor(db, wanted).execute({
      q: wanted.q,
      pharmacyId: wanted.pharmacyId,
      categoryId: wanted.category_id,
      offset: offsetOf(wanted),
    });
  return pageWithTotal(query, read, ({ total }) => total);
}

function statementFor(db: Database, query: ListedProducts) {
  const { category_id: categoryId, state, q, sort, paginate } = query;
  const shape = ['products', sort, categoryId && 'category', state, q && 'search'];
  return prepared(db, pageStatementName(shape, paginate), (name) => selectPage(db, query).prepare(name));
}

/** The ids of the page come from an index in its order. Only then are the rows of the page read. */
function selectPage(db: Database, query: ListedProducts) {
  const by = orderOf(query);
  const page = query.q ? searchedPage(query, by) : browsedPage(query, by);
  return db
    .select({ ...rowColumns, category: categoryColumns, total: sql<number>`page.total`.mapWith(Number) })
    .from(medications)
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${medications.id}`)
    .innerJoin(medicationCategories, eq(medicationCategories.id, medications.categoryId))
    .orderBy(by);
}

function browsedPage({ category_id: categoryId, state, paginate }: ListedProducts, by: SQL) {
  const where = matchesProductFilter({ category_id: categoryId, state });
  const counted = state
    ? sql`(select count(*) from ${medications} where ${where})`
    : countAll(categoryId === undefined ? undefined : sql.placeholder('categoryId'));
  return sql`select ${medications.id}, ${counted} as total from ${medications} where ${where} ${sortedPage(by, paginate)}`;
}

/** Runs the search once, for the page, its order and the total. The ranks are joined after the pharmacy's products were found. */
function searchedPage(query: ListedProducts, by: SQL) {
  // Only the columns that it sorts by: when sorting by name, an index contains all of them.
  const columns = sql.join([id, textId, ...SORTED_BY[query.sort].columns], sql`, `);
  return sql`
    with texts as materialized (select id, rank from ${rankedTexts}),
    found as materialized (select ${columns} from ${medications} where ${matchesProductFilter(query, sql`texts`)})
    select ${medications.id}, rank, (select count(*) from found) as total
    from found as ${medications} join texts on texts.id = ${medications.textId} ${sortedPage(by, query.paginate)}`;
}

export type FoundRow = Omit<Awaited<ReturnType<ReturnType<typeof selectPage>['execute']>>[number], 'total'>;
