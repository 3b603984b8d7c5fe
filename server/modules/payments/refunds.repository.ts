import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { insertedRow } from '../../db/insertRows';
import { orderEvents, orders, paymentIntents, refunds } from '../../db/schema';
import { nextAttemptAfter } from './payments.repository';

type Refund = typeof refunds.$inferSelect;

export type NewRefund = Pick<Refund, 'orderId' | 'amount' | 'reason' | 'actorId' | 'idempotencyKey' | 'gatewayKey'>;

export async function insertRefund(tx: Database, refund: NewRefund): Promise<Refund> {
  const status = refund.gatewayKey === null ? 'refunded' : 'refunding';
  return insertedRow(
    await tx
      .insert(refunds)
      .values({ ...refund, status })
      .returning(),
  );
}

/** The earlier refund with this key, if there is one. */
export async function findRefund(tx: Database, orderId: number, idempotencyKey: string) {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.idempotencyKey, idempotencyKey)));
  return refund;
}

const isUnsettled = eq(refunds.status, 'refunding');

/** Claims refunds that are due, for this server alone until their next attempt, together with their payments. */
export async function claimDueRefunds(db: Database, limit: number) {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isUnsettled, lte(refunds.nextAttemptAt, sql`now()`)))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      nextAttemptAt: nextAttemptAfter(refunds.attempts),
      updatedAt: sql`now()`,
    })
    .from(paymentIntents)
    .where(and(inArray(refunds.id, due), eq(paymentIntents.orderId, refunds.orderId)))
    .returning({
      id: refunds.id,
      orderId: refunds.orderId,
      amount: refunds.amount,
      actorId: refunds.actorId,
      gatewayKey: sql<string>`${refunds.gatewayKey}`,
      payment: { key: paymentIntents.gatewayKey, reference: paymentIntents.reference },
    });
}

export type DueRefund = Awaited<ReturnType<typeof claimDueRefunds>>[number];

/** The number of refunds that are still on their way to a card. */
export const countUnfinishedRefunds = (db: Database): Promise<number> => db.$count(refunds, isUnsettled);

/** Returns whether the refund was still to be settled. */
export async function recordRefund(tx: Database, id: number, status: 'refunded' | 'failed'): Promise<boolean> {
  const updated = await tx
    .update(refunds)
    .set({ status, updatedAt: sql`now()` })
    .where(and(eq(refunds.id, id), isUnsettled))
    .returning({ id: refunds.id });
  return updated.length > 0;
}

interface RefundAmounts {
  /**
   * Piastres that were given back, and piastres that are sent to the card. A negative `refunding` means that they are no longer on their
   * way.
   */
  refunded?: number;
  refunding?: number;
}

/** Adds to what the order says was given back. It becomes `refunded` once that is its total. */
export const addToRefunds = (tx: Database, orderId: number, { refunded = 0, refunding = 0 }: RefundAmounts) =>
  tx
    .update(orders)
    .set({
      refunded: sql`${orders.refunded} + ${refunded}`,
      refunding: sql`${orders.refunding} + ${refunding}`,
      paymentStatus: sql`(case when ${orders.refunded} + ${refunded} = ${orders.total} then 'refunded' else ${orders.paymentStatus}::text end)::payment_status`,
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, orderId));

/** Adds an event to the order, which a mail to the customer reports. */
export const insertRefundEvent = (tx: Database, { id, orderId, actorId }: Pick<Refund, 'id' | 'orderId' | 'actorId'>) =>
  tx.insert(orderEvents).values({ orderId, status: 'delivered', actorId, actorType: 'pharmacy', refundId: id });
