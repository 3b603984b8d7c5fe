import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { idAndNames, medicineReference } from '../../db/idAndNames';
import { prepared } from '../../db/prepared';
import { medications, orderEvents, orderItems, orders, pharmacies, refunds } from '../../db/schema';

/** The customer's orders at other pharmacies in the same checkout. */
export const findOrdersOfSamePurchase = (db: Database, userId: number, id: number) =>
  db
    .select({ id: orders.id, order_code: orders.orderCode, pharmacy: idAndNames(pharmacies) })
    .from(orders)
    .innerJoin(pharmacies, eq(pharmacies.id, orders.pharmacyId))
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.id, id),
        sql`${orders.purchaseId} = (select asked.purchase_id from ${orders} as asked where asked.id = ${id})`,
      ),
    )
    .orderBy(asc(orders.id));

/** The items as they were ordered. Only the expiry date is the product's present one. */
export const findItems = (db: Database, orderId: number) =>
  db
    .select({ ...getTableColumns(orderItems), expiryDate: medications.expiryDate })
    .from(orderItems)
    .innerJoin(medications, eq(medications.id, orderItems.medicationId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id));

/** The items that need a prescription, by order. */
export const findPrescriptionItems = (db: Database, purchaseId: number) =>
  prepared(db, 'prescribed of purchase', (name) =>
    db
      .select(medicineReference({ ...getTableColumns(orderItems), id: orderItems.medicationId }))
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orders.purchaseId, sql.placeholder('purchaseId')), orderItems.prescriptionRequired))
      .orderBy(asc(orderItems.id))
      .prepare(name),
  ).execute({ purchaseId });

export const findEvents = (db: Database, orderId: number) =>
  db
    .select({
      ...getTableColumns(orderEvents),
      refund: { amount: refunds.amount, reason: refunds.reason, status: refunds.status },
    })
    .from(orderEvents)
    .leftJoin(refunds, eq(refunds.id, orderEvents.refundId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
