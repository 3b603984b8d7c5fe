import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';

import type { OrderListQuery, OrderSort, OrderStatus, PaymentStatus } from '@contract/order';
import type { UserType } from '@contract/userType';

import type { Database } from '../../db/database';
import { medications, orderEvents, orderItems, orders, paymentIntents, pharmacies } from '../../db/schema';
import { offsetOf } from '../../http';

/** Who an order belongs to: the customer who placed it, or the pharmacy that it was placed with. */
export type OrderOwner = { userId: number } | { pharmacyId: number };

const ownedBy = (owner: OrderOwner) =>
  'pharmacyId' in owner ? eq(orders.pharmacyId, owner.pharmacyId) : eq(orders.userId, owner.userId);

// The id breaks ties, and the nulls stand as in the indexes: with another order of nulls PostgreSQL would sort all rows.
const ORDER_BY = {
  'created_at-desc': [sql`${orders.createdAt} desc nulls last`, sql`${orders.id} desc nulls last`],
  'created_at-asc': [sql`${orders.createdAt} asc nulls first`, sql`${orders.id} asc nulls first`],
  'total-desc': [desc(orders.total), desc(orders.id)],
  'total-asc': [asc(orders.total), asc(orders.id)],
} satisfies Record<OrderSort, SQL[]>;

/** Order code or customer name, folded on both sides; `%` and `_` are letters like any other. */
const matches = (q: string) => {
  const text = q.replace(/[\\%_]/g, '\\$&');
  return sql`${orders.searchText} like '%' || fold_text(${text}) || '%'`;
};

const row = {
  id: orders.id,
  orderCode: orders.orderCode,
  status: orders.status,
  fulfilment: orders.fulfilment,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  totalItems: orders.totalItems,
  total: orders.total,
  pharmacy: { id: pharmacies.id, name: pharmacies.name, nameAr: pharmacies.nameAr },
};

const selectRows = (db: Database, where: SQL | undefined) =>
  db.select(row).from(orders).innerJoin(pharmacies, eq(pharmacies.id, orders.pharmacyId)).where(where);

export type FoundRow = Awaited<ReturnType<typeof selectRows>>[number];

export async function findOrders(db: Database, owner: OrderOwner, query: OrderListQuery) {
  const where = and(
    ownedBy(owner),
    query.status && eq(orders.status, query.status),
    query.q ? matches(query.q) : undefined,
  );
  const rows = await selectRows(db, where)
    .orderBy(...ORDER_BY[query.sort])
    .limit(query.paginate)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export const findOrdersOfPurchase = (db: Database, purchaseId: number) =>
  selectRows(db, eq(orders.purchaseId, purchaseId)).orderBy(asc(orders.id));

export async function findOrder(db: Database, owner: OrderOwner, id: number) {
  const [order] = await db
    .select({
      ...row,
      subtotal: orders.subtotal,
      discount: orders.discount,
      shipping: orders.shipping,
      tax: orders.tax,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      card: { brand: paymentIntents.brand, last4: paymentIntents.last4 },
      phoneNumber: orders.phoneNumber,
      deliveryAddress: orders.deliveryAddress,
      deliveryAddressAr: orders.deliveryAddressAr,
      notes: orders.notes,
      pharmacy: {
        ...row.pharmacy,
        phone: pharmacies.phone,
        address: pharmacies.address,
        addressAr: pharmacies.addressAr,
      },
    })
    .from(orders)
    .innerJoin(pharmacies, eq(pharmacies.id, orders.pharmacyId))
    .leftJoin(paymentIntents, eq(paymentIntents.orderId, orders.id))
    .where(and(eq(orders.id, id), ownedBy(owner)));
  return order;
}

export const findItems = (db: Database, orderId: number) =>
  db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id));

export const findEvents = (db: Database, orderId: number) =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));

/** Holds the order until the transaction ends: of two simultaneous moves the second sees what the first did. */
export async function lockOrder(db: Database, owner: OrderOwner, id: number) {
  const [order] = await db
    .select({ status: orders.status, paymentStatus: orders.paymentStatus, paymentMethod: orders.paymentMethod })
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(owner)))
    .for('no key update');
  return order;
}

export const setStatus = (db: Database, id: number, states: { status: OrderStatus; paymentStatus: PaymentStatus }) =>
  db
    .update(orders)
    .set({ ...states, updatedAt: sql`now()` })
    .where(eq(orders.id, id));

interface NewEvent {
  orderId: number;
  status: OrderStatus;
  actorId: number;
  actorType: UserType;
}

export const insertEvents = (db: Database, events: NewEvent[]) => db.insert(orderEvents).values(events);

/** Puts what a cancelled order had taken back on the shelf. */
export async function returnStock(db: Database, orderId: number): Promise<void> {
  const ordered = db.select({ id: orderItems.medicationId }).from(orderItems).where(eq(orderItems.orderId, orderId));
  // First the locks, in the order of ids that every checkout follows; an UPDATE takes its rows in any order.
  await db
    .select({ id: medications.id })
    .from(medications)
    .where(inArray(medications.id, ordered))
    .orderBy(asc(medications.id))
    .for('no key update');
  await db
    .update(medications)
    .set({ stock: sql`${medications.stock} + ${orderItems.quantity}` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.medicationId, medications.id)));
}
