import { and, asc, eq, getTableColumns, inArray, min, not } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { isOfFormerOwner } from '../../db/isOfFormerOwner';
import { isReachable } from '../../db/isReachable';
import {
  governorates,
  orderEvents,
  orderItems,
  orders,
  paymentIntents,
  pharmacies,
  purchases,
  refunds,
  users,
} from '../../db/schema';

const isUnmailed = eq(orderEvents.isMailed, false);

/** The purchases with events that no mail has reported, the one that has waited longest first. */
export async function findUnmailed(db: Database): Promise<number[]> {
  const found = await db
    .select({ id: orders.purchaseId })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(isUnmailed)
    .groupBy(orders.purchaseId)
    .orderBy(min(orderEvents.id));
  return found.map(({ id }) => id);
}

/**
 * All events of a purchase that no mail has reported, the oldest first. Another server that looks for the same waits for this transaction
 * and then finds nothing. If locked rows were skipped, each server would take some of the events and write a mail of its own.
 */
export function claimUnmailed(tx: Database, purchaseId: number) {
  const ofPurchase = tx.select({ id: orders.id }).from(orders).where(eq(orders.purchaseId, purchaseId));
  return tx
    .select({
      ...getTableColumns(orderEvents),
      refund: {
        amount: refunds.amount,
        reason: refunds.reason,
        gatewayKey: refunds.gatewayKey,
        status: refunds.status,
      },
    })
    .from(orderEvents)
    .leftJoin(refunds, eq(refunds.id, orderEvents.refundId))
    .where(and(isUnmailed, inArray(orderEvents.orderId, ofPurchase)))
    .orderBy(orderEvents.id)
    .for('no key update', { of: orderEvents });
}

export type Event = Awaited<ReturnType<typeof claimUnmailed>>[number];

export const markMailed = (tx: Database, events: readonly Event[]) =>
  tx
    .update(orderEvents)
    .set({ isMailed: true })
    .where(
      inArray(
        orderEvents.id,
        events.map(({ id }) => id),
      ),
    );

/**
 * These orders, the other orders of their purchases, and whom to write to in which language: owners of confirmed e-mails, but not about
 * orders of a former owner. Their accounts are locked, so that they are not deleted and keep their e-mail until the mails are written;
 * nothing else waits for that lock.
 */
export async function findOrders(tx: Database, orderIds: readonly number[]) {
  const purchaseIds = tx
    .select({ id: orders.purchaseId })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  const rows = await tx
    .select({
      order: orders,
      pharmacy: {
        name: pharmacies.name,
        nameAr: pharmacies.nameAr,
        address: pharmacies.address,
        addressAr: pharmacies.addressAr,
        phone: pharmacies.phone,
        openingTime: pharmacies.openingTime,
        closingTime: pharmacies.closingTime,
        workingDays: pharmacies.workingDays,
        governorate: governorates.name,
      },
      card: { brand: paymentIntents.brand, last4: paymentIntents.last4, status: paymentIntents.status },
      purchase: { total: purchases.total, createdAt: purchases.createdAt },
      language: purchases.language,
      email: users.email,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(pharmacies, eq(pharmacies.id, orders.pharmacyId))
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .leftJoin(paymentIntents, eq(paymentIntents.orderId, orders.id))
    .where(and(inArray(orders.purchaseId, purchaseIds), isReachable, not(isOfFormerOwner)))
    .orderBy(asc(orders.id))
    .for('key share', { of: users });
  return rows.flatMap(({ language, ...row }) => (language ? [{ ...row, language }] : []));
}

export type FoundOrder = Awaited<ReturnType<typeof findOrders>>[number];

export const findItems = (tx: Database, orderIds: readonly number[]) =>
  tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.id));

export type Item = Awaited<ReturnType<typeof findItems>>[number];
