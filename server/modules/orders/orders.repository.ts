import { and, asc, desc, eq, exists, getTableColumns, or, type Placeholder, type SQL, sql } from 'drizzle-orm';

import { type OrderListQuery, type OrderSort, type OrderStatus, type PaymentStatus } from '@contract/order';
import type { UserType } from '@contract/userType';
import type { ListedOrder } from '@contract/wire/order';

import type { Database } from '../../db/database';
import { holdsWords, wordsOf, wordsOfName } from '../../db/foldedText';
import { named, namedMedicine } from '../../db/named';
import { nameOfPage } from '../../db/nameOfPage';
import { NEWEST_FIRST } from '../../db/newestFirst';
import { countedPage, pageWithTotal } from '../../db/pageWithTotal';
import { prepared } from '../../db/prepared';
import { refusedOfOrder } from '../../db/refusedOfOrder';
import { governorates, orderEvents, orderItems, orders, paymentIntents, pharmacies, refunds } from '../../db/schema';
import { offsetOf } from '../../http';
import { hasProduct } from './orderedProduct.repository';

/** Who an order belongs to: the customer who placed it, or the pharmacy that it was placed with. */
export type OrderOwner = { userId: number } | { pharmacyId: number };

const ownedBy = (owner: { userId: number | Placeholder } | { pharmacyId: number | Placeholder }) =>
  'pharmacyId' in owner ? eq(orders.pharmacyId, owner.pharmacyId) : eq(orders.userId, owner.userId);

const isOwn = (owner: OrderOwner, id: number) => and(eq(orders.id, id), ownedBy(owner));

const ORDER_BY = {
  'created_at-desc': [...NEWEST_FIRST],
  'created_at-asc': [sql`${orders.createdAt} asc nulls first`, sql`${orders.id} asc nulls first`],
  'total-desc': [desc(orders.total), desc(orders.id)],
  'total-asc': [asc(orders.total), asc(orders.id)],
} satisfies Record<OrderSort, SQL[]>;

const row = {
  id: orders.id,
  orderCode: orders.orderCode,
  status: orders.status,
  fulfilment: orders.fulfilment,
  paymentMethod: orders.paymentMethod,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  totalItems: orders.totalItems,
  total: orders.total,
  pharmacy: named(pharmacies),
};

/** The first two lines as they were sold, in their own order, and how many there are beside them. */
const products = sql<ListedOrder['products']>`(
  select json_build_object('first', json_agg(line.product order by line.id), 'more', max(line.total) - count(*)) from (
    select ${orderItems.id}, count(*) over () as total,
        json_build_object('id', ${orderItems.medicationId}, 'name', ${orderItems.name}, 'name_ar', ${orderItems.nameAr}) as product
      from ${orderItems} where ${orderItems.orderId} = ${orders.id} order by ${orderItems.id} limit 2
  ) as line)`;

/** Staff look into an order to pack it, and their grid does not pay for what it holds. */
const productsFor = (owner: OrderOwner): { products?: typeof products } => ('userId' in owner ? { products } : {});

const selectRows = (
  db: Database,
  where: SQL | undefined,
  count: SQL<number> = sql`1`,
  also: ReturnType<typeof productsFor> = {},
) =>
  db
    .select({ ...row, count, ...also })
    .from(orders)
    .innerJoin(pharmacies, eq(pharmacies.id, orders.pharmacyId))
    .where(where);

export type FoundRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'count'>;

/** One page and, in the same statement, the number of all. */
export async function findOrders(
  db: Database,
  owner: OrderOwner,
  query: OrderListQuery,
): Promise<{ rows: FoundRow[]; total: number }> {
  const read = (wanted: OrderListQuery) => (wanted.q ? search(db, owner, wanted) : browse(db, owner, wanted));
  return pageWithTotal(query, read, ({ count }) => count);
}

function browse(db: Database, owner: OrderOwner, query: OrderListQuery) {
  const statement = prepared(db, nameOf('orders', owner, query), (name) => {
    const where = wantedOf(owner, query);
    const all = sql<number>`(select count(*) from ${orders} where ${where})`.mapWith(Number);
    return selectRows(db, where, all, productsFor(owner))
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
    const isFound = and(wantedOf(owner, query), 'pharmacyId' in owner ? or(hasWords, hasProduct) : hasWords);
    const found = sql`select ${orders.id}, ${orders.createdAt}, ${orders.total} from ${orders} where ${isFound}`;
    return selectRows(db, undefined, sql<number>`page.total`.mapWith(Number), productsFor(owner))
      .innerJoin(countedPage(found, orders.id, by, query.paginate), sql`page.id = ${orders.id}`)
      .orderBy(by)
      .prepare(name);
  });
  const words = { words: wordsOf(query.q), productWords: wordsOfName(query.q) };
  return statement.execute({ ...owner, ...words, offset: offsetOf(query) });
}

const nameOf = (what: string, owner: OrderOwner, { status, sort, paginate }: OrderListQuery) =>
  nameOfPage([what, ...Object.keys(owner), status ?? 'any', sort], paginate);

/** Whose they are, and in which state; the owner's id is a parameter. */
const wantedOf = (owner: OrderOwner, { status }: OrderListQuery) =>
  and(
    ownedBy(
      'pharmacyId' in owner ? { pharmacyId: sql.placeholder('pharmacyId') } : { userId: sql.placeholder('userId') },
    ),
    status && eq(orders.status, status),
  );

export const findOrdersOfPurchase = (db: Database, purchaseId: number) =>
  prepared(db, 'orders of purchase', (name) =>
    selectRows(db, eq(orders.purchaseId, sql.placeholder('purchaseId')))
      .orderBy(asc(orders.id))
      .prepare(name),
  ).execute({ purchaseId });

/** What is handed over against a prescription only, order by order. */
export const findPrescribed = (db: Database, purchaseId: number) =>
  prepared(db, 'prescribed of purchase', (name) =>
    db
      .select(namedMedicine({ ...getTableColumns(orderItems), id: orderItems.medicationId }))
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orders.purchaseId, sql.placeholder('purchaseId')), orderItems.prescriptionRequired))
      .orderBy(asc(orderItems.id))
      .prepare(name),
  ).execute({ purchaseId });

export async function findOrder(db: Database, owner: OrderOwner, id: number) {
  const [order] = await db
    .select({
      ...row,
      subtotal: orders.subtotal,
      discount: orders.discount,
      promoCode: orders.promoCode,
      shipping: orders.shipping,
      tax: orders.tax,
      paymentStatus: orders.paymentStatus,
      refunded: orders.refunded,
      refunding: orders.refunding,
      refused: refusedOfOrder,
      intentStatus: paymentIntents.status,
      isRefundRefused: exists(
        db
          .select({ id: refunds.id })
          .from(refunds)
          .where(and(eq(refunds.orderId, orders.id), eq(refunds.status, 'failed'))),
      ).mapWith(Boolean),
      card: { brand: paymentIntents.brand, last4: paymentIntents.last4 },
      phoneNumber: orders.phoneNumber,
      recipient: orders.recipient,
      deliveryAddress: orders.deliveryAddress,
      deliveryAddressAr: orders.deliveryAddressAr,
      notes: orders.notes,
      pharmacy: {
        ...row.pharmacy,
        phone: pharmacies.phone,
        address: pharmacies.address,
        address_ar: pharmacies.addressAr,
      },
      governorate: named(governorates),
    })
    .from(orders)
    .innerJoin(pharmacies, eq(pharmacies.id, orders.pharmacyId))
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .leftJoin(paymentIntents, eq(paymentIntents.orderId, orders.id))
    .where(isOwn(owner, id));
  return order;
}

/** Holds the order until the transaction ends: of two simultaneous moves the second sees what the first did. */
export async function lockOrder(db: Database, owner: OrderOwner, id: number) {
  const [order] = await db
    .select({ status: orders.status, paymentStatus: orders.paymentStatus, paymentMethod: orders.paymentMethod })
    .from(orders)
    .where(isOwn(owner, id))
    .for('no key update');
  return order;
}

interface OrderStates {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

export const setStates = (db: Database, owner: OrderOwner, id: number, states: OrderStates) =>
  db
    .update(orders)
    .set({ ...states, updatedAt: sql`now()` })
    .where(isOwn(owner, id));

interface NewEvent {
  orderId: number;
  status: OrderStatus;
  actorId: number | null;
  actorType: UserType | null;
  reason: string | null;
}

export const insertEvent = (db: Database, event: NewEvent) => db.insert(orderEvents).values(event);
