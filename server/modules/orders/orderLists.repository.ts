import { and, asc, type Column, desc, eq, not, or, type SQL, sql } from 'drizzle-orm';

import type { OrderListQuery, OrderSort } from '@contract/order';
import type { ListedOrder } from '@contract/wire/order';

import type { Database } from '../../db/database';
import { beginsWithWords, holdsWords, mayNameProduct, wordsOf, wordsOfName } from '../../db/foldedText';
import { isOfFormerOwner } from '../../db/isOfFormerOwner';
import { NEWEST_FIRST } from '../../db/newestFirst';
import { pageStatementName } from '../../db/pageStatementName';
import { countedPage, pageWithTotal } from '../../db/pageWithTotal';
import { prepared } from '../../db/prepared';
import { medications, orderItems, orders, pharmacies } from '../../db/schema';
import { type Listed, offsetOf } from '../../http';
import { orderColumns, type OrderOwner, ownedBy } from './orders.repository';

const ORDER_BY = {
  'created_at-desc': [...NEWEST_FIRST],
  'created_at-asc': [sql`${orders.createdAt} asc nulls first`, sql`${orders.id} asc nulls first`],
  'total-desc': [desc(orders.total), desc(orders.id)],
  'total-asc': [asc(orders.total), asc(orders.id)],
} satisfies Record<OrderSort, SQL[]>;

/** The first two items as they were sold, in the order of the lines, and the number of the others. */
const products = sql<ListedOrder['products']>`(
  select json_build_object('first', json_agg(line.product order by line.id), 'more', max(line.total) - count(*)) from (
    select ${orderItems.id}, count(*) over () as total,
        json_build_object('id', ${orderItems.medicationId}, 'name', ${orderItems.name}, 'name_ar', ${orderItems.nameAr}) as product
      from ${orderItems} where ${orderItems.orderId} = ${orders.id} order by ${orderItems.id} limit 2
  ) as line)`;

/** Only for customers: staff open an order to pack it, so their list need not spend time on its items. */
const productsFor = (owner: OrderOwner): { products?: typeof products } => ('userId' in owner ? { products } : {});

interface RowOptions {
  where: SQL | undefined;
  /** The total on all pages. */
  count?: SQL<number>;
  /** Columns that only some lists have. */
  extraColumns?: ReturnType<typeof productsFor>;
}

const selectRows = (db: Database, { where, count = sql`1`, extraColumns = {} }: RowOptions) =>
  db
    .select({ ...orderColumns, count, ...extraColumns })
    .from(orders)
    .innerJoin(pharmacies, eq(pharmacies.id, orders.pharmacyId))
    .where(where);

export type FoundRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'count'>;

/** One page and, by the same statement, the total. */
export async function findOrders(db: Database, owner: OrderOwner, query: OrderListQuery): Promise<Listed<FoundRow>> {
  const read = (wanted: OrderListQuery) => (wanted.q ? search(db, owner, wanted) : browse(db, owner, wanted));
  return pageWithTotal(query, read, ({ count }) => count);
}

function browse(db: Database, owner: OrderOwner, query: OrderListQuery) {
  const statement = prepared(db, nameOf('orders', owner, query), (name) => {
    const where = matchesQuery(owner, query);
    const all = sql<number>`(select count(*) from ${orders} where ${where})`.mapWith(Number);
    return selectRows(db, { where, count: all, extraColumns: productsFor(owner) })
      .orderBy(...ORDER_BY[query.sort])
      .limit(query.paginate)
      .offset(sql.placeholder('offset'))
      .prepare(name);
  });
  return statement.execute({ ...owner, offset: offsetOf(query) });
}

function search(db: Database, owner: OrderOwner, query: OrderListQuery) {
  const statement = prepared(db, nameOf('orders searched', owner, query), (name) => {
    const by = sql.join(ORDER_BY[query.sort], sql`, `);
    const hasWords = holdsWords(orders.searchText, sql.placeholder('words'));
    // Customers must not search the orders of a former owner: they could find out a phone number or a name digit by digit.
    const hasOwnWords = and(hasWords, not(isOfFormerOwner));
    const isFound = and(matchesQuery(owner, query), 'pharmacyId' in owner ? or(hasWords, hasProduct) : hasOwnWords);
    const found = sql`select ${orders.id}, ${orders.createdAt}, ${orders.total} from ${orders} where ${isFound}`;
    return selectRows(db, {
      where: undefined,
      count: sql<number>`page.total`.mapWith(Number),
      extraColumns: productsFor(owner),
    })
      .innerJoin(countedPage(found, orders.id, by, query.paginate), sql`page.id = ${orders.id}`)
      .orderBy(by)
      .prepare(name);
  });
  const words = { words: wordsOf(query.q), productWords: wordsOfName(query.q) };
  return statement.execute({ ...owner, ...words, offset: offsetOf(query) });
}

const PRODUCT_WORDS = sql.placeholder('productWords');

/**
 * Whether the order contains a product of the pharmacy with this name. Searches the present names of products, a few hundred in two
 * indexes, and only if the words may name a product. The names at the time of the order are stored with each item, and every checkout would
 * have to write an index of them.
 */
const hasProduct = sql`${orders.id} in (
  select ${orderItems.orderId} from ${orderItems} where ${mayNameProduct(PRODUCT_WORDS)} and ${orderItems.medicationId} in (
    ${sql.join([medications.sortName, medications.sortNameAr].map(selectNamed), sql` union all `)}))`;

function selectNamed(name: Column) {
  const isNamed = beginsWithWords(name, PRODUCT_WORDS);
  return sql`select ${medications.id} from ${medications}
    where ${medications.pharmacyId} = ${sql.placeholder('pharmacyId')} and ${isNamed}`;
}

const nameOf = (what: string, owner: OrderOwner, { status, sort, paginate }: OrderListQuery) =>
  pageStatementName([what, ...Object.keys(owner), status ?? 'any', sort], paginate);

/** Orders of the owner in the given status. The owner's id is a parameter. */
const matchesQuery = (owner: OrderOwner, { status }: OrderListQuery) =>
  and(
    ownedBy(
      'pharmacyId' in owner ? { pharmacyId: sql.placeholder('pharmacyId') } : { userId: sql.placeholder('userId') },
    ),
    status && eq(orders.status, status),
  );

export const findOrdersOfPurchase = (db: Database, purchaseId: number) =>
  prepared(db, 'orders of purchase', (name) =>
    selectRows(db, { where: eq(orders.purchaseId, sql.placeholder('purchaseId')) })
      .orderBy(asc(orders.id))
      .prepare(name),
  ).execute({ purchaseId });
