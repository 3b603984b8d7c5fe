import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { PaymentStatus } from '@contract/order';

import type { Database } from '../../db/database';
import { deleteBatch } from '../../db/deleteBatch';
import { orderEvents, orders, paymentIntents } from '../../db/schema';

export type Intent = typeof paymentIntents.$inferSelect;
type IntentStatus = Intent['status'];

/** Work that only the gateway can finish. */
const UNSETTLED = ['capturing', 'releasing'] as const;
export type UnsettledStatus = (typeof UNSETTLED)[number];
export type UnsettledIntent = Intent & { status: UnsettledStatus };

/** The payments of one checkout. */
export interface CheckoutKey {
  userId: number;
  checkoutKey: string;
}

const isOfCheckout = ({ userId, checkoutKey }: CheckoutKey) =>
  and(eq(paymentIntents.userId, userId), eq(paymentIntents.checkoutKey, checkoutKey));

const isHeld = inArray(paymentIntents.status, ['authorising', 'authorised']);
const hasNoOrder = isNull(paymentIntents.orderId);
/** Of a checkout that failed, with nothing held any more: a repeated call begins it anew. */
const isUnused = and(hasNoOrder, inArray(paymentIntents.status, ['failed', 'released']));
const DUE_NOW = { attempts: 0, nextAttemptAt: sql`now()`, updatedAt: sql`now()` };

/** Far longer than any checkout takes: an authorisation that has no order by then is let go of. */
const AFTER_CHECKOUT = sql`now() + interval '5 minutes'`;

export type NewIntent = Pick<
  Intent,
  'userId' | 'checkoutKey' | 'pharmacyId' | 'gatewayKey' | 'amount' | 'brand' | 'last4'
>;

/**
 * Writes down what the gateway is about to be asked, and answers what is written of this checkout. A payment that failed or
 * was released begins anew; one that a repeated call has begun is left as it is, to be shared.
 */
export async function openIntents(db: Database, drafts: readonly NewIntent[]): Promise<Intent[]> {
  const [first] = drafts;
  if (!first) return [];
  // In one order, so that two calls at once do not wait for each other.
  const inOrder = drafts.toSorted((a, b) => a.pharmacyId - b.pharmacyId);
  await db
    .insert(paymentIntents)
    .values(inOrder.map((draft) => ({ ...draft, nextAttemptAt: AFTER_CHECKOUT })))
    .onConflictDoUpdate({
      target: [paymentIntents.userId, paymentIntents.checkoutKey, paymentIntents.pharmacyId],
      set: {
        gatewayKey: sql`excluded.gateway_key`,
        reference: null,
        amount: sql`excluded.amount`,
        status: 'authorising',
        brand: sql`excluded.brand`,
        last4: sql`excluded.last4`,
        ...DUE_NOW,
        nextAttemptAt: AFTER_CHECKOUT,
      },
      setWhere: isUnused,
    });
  return db.select().from(paymentIntents).where(isOfCheckout(first));
}

/** Says whether the payment was still waiting for this. */
export async function recordAuthorised(db: Database, gatewayKey: string, reference: string): Promise<boolean> {
  const updated = await db
    .update(paymentIntents)
    .set({ status: 'authorised', reference, updatedAt: sql`now()` })
    .where(and(eq(paymentIntents.gatewayKey, gatewayKey), isHeld))
    .returning({ id: paymentIntents.id });
  return updated.length > 0;
}

/** Says whether the payment was still waiting for this, or had heard it before. */
export async function recordDeclined(db: Database, gatewayKey: string): Promise<boolean> {
  const updated = await db
    .update(paymentIntents)
    .set({ status: 'failed', updatedAt: sql`now()` })
    .where(and(eq(paymentIntents.gatewayKey, gatewayKey), or(isHeld, eq(paymentIntents.status, 'failed'))))
    .returning({ id: paymentIntents.id });
  return updated.length > 0;
}

/** Gives each order of the purchase the authorised payment of exactly its total; answers how many have one. */
export async function attachIntents(tx: Database, checkout: CheckoutKey, purchaseId: number): Promise<number> {
  const attached = await tx
    .update(paymentIntents)
    .set({ orderId: orders.id, updatedAt: sql`now()` })
    .from(orders)
    .where(
      and(
        isOfCheckout(checkout),
        hasNoOrder,
        eq(paymentIntents.status, 'authorised'),
        eq(orders.purchaseId, purchaseId),
        eq(orders.pharmacyId, paymentIntents.pharmacyId),
        eq(orders.total, paymentIntents.amount),
      ),
    )
    .returning({ id: paymentIntents.id });
  return attached.length;
}

/** What may be held for a checkout that came to nothing is to be released. */
export const abandonIntents = (db: Database, checkout: CheckoutKey) =>
  db
    .update(paymentIntents)
    .set({ status: 'releasing', ...DUE_NOW })
    .where(and(isOfCheckout(checkout), hasNoOrder, isHeld));

/** What is held for an order is to be charged, or let go of. */
export const settleIntent = (tx: Database, orderId: number, status: UnsettledStatus) =>
  tx
    .update(paymentIntents)
    .set({ status, ...DUE_NOW })
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.status, 'authorised')));

/** The card of an order did not pay, which stays so whatever became of the order since. */
export const wasCardRefused = async (tx: Database, orderId: number): Promise<boolean> =>
  (await tx.$count(paymentIntents, and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.status, 'failed')))) > 0;

/** With the card that did not pay they are kept for 30 days, as the privacy page says. */
export const deleteUnusedPayments = (db: Database, limit: number): Promise<number> =>
  deleteBatch(db, paymentIntents.id, {
    where: and(isUnused, lt(paymentIntents.updatedAt, sql`now() - interval '30 days'`)),
    limit,
  });

/** 30 s, 1 min, 2 min … 1 h: longer than the gateway may take by any PAYMENT_TIMEOUT_MS, so that nobody else asks meanwhile. */
export const nextAttemptAfter = (attempts: PgColumn) =>
  sql`now() + least(interval '1 hour', interval '30 seconds' * power(2, least(${attempts}, 10)))`;

const CLAIM = {
  status: sql`(case when ${isHeld} then 'releasing' else ${paymentIntents.status}::text end)::payment_intent_status`,
  attempts: sql`${paymentIntents.attempts} + 1`,
  nextAttemptAt: nextAttemptAfter(paymentIntents.attempts),
  updatedAt: sql`now()`,
};

/**
 * Takes on payments that are due, for this server alone until their next attempt: no transaction stays open while the gateway
 * thinks. Among them what was authorised long ago and never got an order.
 */
export async function claimDueIntents(db: Database, limit: number): Promise<UnsettledIntent[]> {
  const due = db
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(
      and(
        lte(paymentIntents.nextAttemptAt, sql`now()`),
        or(inArray(paymentIntents.status, [...UNSETTLED]), and(isHeld, hasNoOrder)),
      ),
    )
    .orderBy(asc(paymentIntents.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db.update(paymentIntents).set(CLAIM).where(inArray(paymentIntents.id, due)).returning();
  return rows.filter(isUnsettled);
}

/** Whatever the gateway has not finished with: money that is held, or on its way. */
export const countUnfinishedIntents = (db: Database): Promise<number> =>
  db.$count(paymentIntents, or(inArray(paymentIntents.status, [...UNSETTLED]), isHeld));

/** Takes on at once what an earlier try of the same checkout left to be released. */
export async function claimReleasingIntents(db: Database, checkout: CheckoutKey): Promise<UnsettledIntent[]> {
  const rows = await db
    .update(paymentIntents)
    .set(CLAIM)
    .where(and(isOfCheckout(checkout), hasNoOrder, eq(paymentIntents.status, 'releasing')))
    .returning();
  return rows.filter(isUnsettled);
}

const isUnsettled = (intent: Intent): intent is UnsettledIntent => UNSETTLED.some((status) => status === intent.status);

/** Holds the order before its payment, as everybody does who changes both. */
export const lockOrderOf = (tx: Database, orderId: number) =>
  tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');

/** Says whether it was still to be done. */
export async function recordSettled(tx: Database, intent: UnsettledIntent, status: IntentStatus): Promise<boolean> {
  const updated = await tx
    .update(paymentIntents)
    .set({ status, updatedAt: sql`now()` })
    .where(and(eq(paymentIntents.gatewayKey, intent.gatewayKey), eq(paymentIntents.status, intent.status)))
    .returning({ id: paymentIntents.id });
  return updated.length > 0;
}

/** The mail that told of the delivery has said that the card is being charged: its customer is written to again. */
export const mailDeliveryAgain = (tx: Database, orderId: number) =>
  tx
    .update(orderEvents)
    .set({ isMailed: false })
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'delivered'), isNull(orderEvents.refundId)));

export const setPaymentStatus = (tx: Database, orderId: number, paymentStatus: PaymentStatus) =>
  tx
    .update(orders)
    .set({ paymentStatus, updatedAt: sql`now()` })
    .where(eq(orders.id, orderId));
