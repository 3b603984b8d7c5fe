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

/** What was given back under this key before. */
export async function findRefund(tx: Database, orderId: number, idempotencyKey: string) {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.idempotencyKey, idempotencyKey)));
  return refund;
}

const isUnsettled = eq(refunds.status, 'refunding');

/** Refunds that are due, for this server alone until their next attempt, as payments are claimed; with the payment that each is of. */
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

/** Whatever is still on its way back to a card. */
export const countUnfinishedRefunds = (db: Database): Promise<number> => db.$count(refunds, isUnsettled);

/** Says whether it was still to be done. */
export async function recordRefund(tx: Database, id: number, status: 'refunded' | 'failed'): Promise<boolean> {
  const updated = await tx
    .update(refunds)
    .set({ status, updatedAt: sql`now()` })
    .where(and(eq(refunds.id, id), isUnsettled))
    .returning({ id: refunds.id });
  return updated.length > 0;
}

interface RefundAmounts {
  /** Piastres that are given back, and piastres that set out for the card, or, below zero, are under way no more. */
  refunded?: number;
  refunding?: number;
}

/** The order says what was given back of it, and that it is refunded once that is all. */
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

/** A step of the order, which the mails to its customer follow. */
export const insertRefundEvent = (tx: Database, { id, orderId, actorId }: Pick<Refund, 'id' | 'orderId' | 'actorId'>) =>
  tx.insert(orderEvents).values({ orderId, status: 'delivered', actorId, actorType: 'pharmacy', refundId: id });
