import { and, asc, eq, exists, type Placeholder, sql } from 'drizzle-orm';

import type { OrderStatus, PaymentStatus } from '@contract/order';
import type { UserType } from '@contract/userType';

import type { Database } from '../../db/database';
import { idAndNames } from '../../db/idAndNames';
import { isOfFormerOwner } from '../../db/isOfFormerOwner';
import { refusedRefundAmount } from '../../db/refusedRefundAmount';
import { governorates, orderEvents, orders, paymentIntents, pharmacies, refunds } from '../../db/schema';

/** The owner of an order: the customer who placed it, or its pharmacy. */
export type OrderOwner = { userId: number } | { pharmacyId: number };

export const ownedBy = (owner: { userId: number | Placeholder } | { pharmacyId: number | Placeholder }) =>
  'pharmacyId' in owner ? eq(orders.pharmacyId, owner.pharmacyId) : eq(orders.userId, owner.userId);

const isOwn = (owner: OrderOwner, id: number) => and(eq(orders.id, id), ownedBy(owner));

/** The columns of an order, in lists and on its own page. */
export const orderColumns = {
  id: orders.id,
  orderCode: orders.orderCode,
  status: orders.status,
  fulfilment: orders.fulfilment,
  paymentMethod: orders.paymentMethod,
  createdAt: orders.createdAt,
  customerName: orders.customerName,
  totalItems: orders.totalItems,
  total: orders.total,
  pharmacy: idAndNames(pharmacies),
};

export const findOrderIds = (db: Database, userId: number) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id));

export async function findOrder(db: Database, owner: OrderOwner, id: number) {
  const [order] = await db
    .select({
      ...orderColumns,
      subtotal: orders.subtotal,
      discount: orders.discount,
      promoCode: orders.promoCode,
      shipping: orders.shipping,
      tax: orders.tax,
      paymentStatus: orders.paymentStatus,
      refunded: orders.refunded,
      refunding: orders.refunding,
      refused: refusedRefundAmount,
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
      isOfFormerOwner,
      pharmacy: {
        ...orderColumns.pharmacy,
        phone: pharmacies.phone,
        address: pharmacies.address,
        address_ar: pharmacies.addressAr,
      },
      governorate: idAndNames(governorates),
    })
    .from(orders)
    .innerJoin(pharmacies, eq(pharmacies.id, orders.pharmacyId))
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .leftJoin(paymentIntents, eq(paymentIntents.orderId, orders.id))
    .where(isOwn(owner, id));
  return order;
}

/** Locks the order until the transaction ends, so that of two concurrent changes the second sees the first. */
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

export const setStatuses = (db: Database, owner: OrderOwner, id: number, states: OrderStates) =>
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
