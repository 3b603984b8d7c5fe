import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { PaymentStatus } from '@contract/order';

import type { Database } from '../../db/database';
import { deleteBatch } from '../../db/deleteBatch';
import { orderEvents, orders, paymentIntents } from '../../db/schema';

export type Intent = typeof paymentIntents.$inferSelect;
type IntentStatus = Intent['status'];

/** The statuses of payments that wait for the gateway. */
const UNSETTLED = ['capturing', 'releasing'] as const;
export type UnsettledStatus = (typeof UNSETTLED)[number];
export type UnsettledIntent = Intent & { status: UnsettledStatus };

/** Identifies the payments of one checkout. */
export interface CheckoutKey {
  userId: number;
  checkoutKey: string;
}

const isOfCheckout = ({ userId, checkoutKey }: CheckoutKey) =>
  and(eq(paymentIntents.userId, userId), eq(paymentIntents.checkoutKey, checkoutKey));

const isHeld = inArray(paymentIntents.status, ['authorising', 'authorised']);
const hasNoOrder = isNull(paymentIntents.orderId);
/** Payments of a checkout that failed, with nothing reserved any more. A repeated call starts again. */
const isUnused = and(hasNoOrder, inArray(paymentIntents.status, ['failed', 'released']));
const DUE_NOW = { attempts: 0, nextAttemptAt: sql`now()`, updatedAt: sql`now()` };

/** Far longer than any checkout takes: an authorisation without an order by then is released. */
const AFTER_CHECKOUT = sql`now() + interval '5 minutes'`;

export type NewIntent = Pick<
  Intent,
  'userId' | 'checkoutKey' | 'pharmacyId' | 'gatewayKey' | 'amount' | 'brand' | 'last4'
>;

/**
 * Stores what the gateway is about to be asked, and returns all payments of this checkout. A payment that failed or was released starts
 * again. One that an equal call has started is left as it is, and shared.
 */
export async function openIntents(db: Database, drafts: readonly NewIntent[]): Promise<Intent[]> {
  const [first] = drafts;
  if (!first) return [];
  // Always in the same order, so that two concurrent calls do not wait for each other.
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

/** Returns whether the payment was still waiting for this answer. */
export async function recordAuthorised(db: Database, gatewayKey: string, reference: string): Promise<boolean> {
  const updated = await db
    .update(paymentIntents)
    .set({ status: 'authorised', reference, updatedAt: sql`now()` })
    .where(and(eq(paymentIntents.gatewayKey, gatewayKey), isHeld))
    .returning({ id: paymentIntents.id });
  return updated.length > 0;
}

/** Returns whether the payment was still waiting for this answer, or has already had it. */
export async function recordDeclined(db: Database, gatewayKey: string): Promise<boolean> {
  const updated = await db
    .update(paymentIntents)
    .set({ status: 'failed', updatedAt: sql`now()` })
    .where(and(eq(paymentIntents.gatewayKey, gatewayKey), or(isHeld, eq(paymentIntents.status, 'failed'))))
    .returning({ id: paymentIntents.id });
  return updated.length > 0;
}

/** Assigns to each order of the purchase the authorised payment of exactly its total, and returns how many orders have one. */
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

/** Marks what may be reserved for a failed checkout to be released. */
export const abandonIntents = (db: Database, checkout: CheckoutKey) =>
  db
    .update(paymentIntents)
    .set({ status: 'releasing', ...DUE_NOW })
    .where(and(isOfCheckout(checkout), hasNoOrder, isHeld));

/** Marks what is reserved for an order to be captured or released. */
export const settleIntent = (tx: Database, orderId: number, status: UnsettledStatus) =>
  tx
    .update(paymentIntents)
    .set({ status, ...DUE_NOW })
    .where(and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.status, 'authorised')));

/** Whether the card did not pay for the order, whatever happened to the order since. */
export const wasCardRefused = async (tx: Database, orderId: number): Promise<boolean> =>
  (await tx.$count(paymentIntents, and(eq(paymentIntents.orderId, orderId), eq(paymentIntents.status, 'failed')))) > 0;

/** They contain the card that did not pay, and are deleted after 30 days, as the privacy page promises. */
export const deleteUnusedPayments = (db: Database, limit: number): Promise<number> =>
  deleteBatch(db, paymentIntents.id, {
    where: and(isUnused, lt(paymentIntents.updatedAt, sql`now() - interval '30 days'`)),
    limit,
  });

/** 30 s, 1 min, 2 min … 1 h: longer than any PAYMENT_TIMEOUT_MS, so that no other server asks meanwhile. */
export const nextAttemptAfter = (attempts: PgColumn) =>
  sql`now() + least(interval '1 hour', interval '30 seconds' * power(2, least(${attempts}, 10)))`;

const CLAIM = {
  status: sql`(case when ${isHeld} then 'releasing' else ${paymentIntents.status}::text end)::payment_intent_status`,
  attempts: sql`${paymentIntents.attempts} + 1`,
  nextAttemptAt: nextAttemptAfter(paymentIntents.attempts),
  updatedAt: sql`now()`,
};

/**
 * Claims payments that are due, for this server alone until their next attempt: no transaction stays open while the gateway is called.
 * Includes authorisations that never got an order.
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

/** The number of payments that the gateway has not finished: money that is reserved or on its way. */
export const countUnfinishedIntents = (db: Database): Promise<number> =>
  db.$count(paymentIntents, or(inArray(paymentIntents.status, [...UNSETTLED]), isHeld));

/** Claims what an earlier try of the same checkout left to be released, without waiting until it is due. */
export async function claimReleasingIntents(db: Database, checkout: CheckoutKey): Promise<UnsettledIntent[]> {
  const rows = await db
    .update(paymentIntents)
    .set(CLAIM)
    .where(and(isOfCheckout(checkout), hasNoOrder, eq(paymentIntents.status, 'releasing')))
    .returning();
  return rows.filter(isUnsettled);
}

const isUnsettled = (intent: Intent): intent is UnsettledIntent => UNSETTLED.some((status) => status === intent.status);

/** Locks the order before its payment, as every transaction does that changes both. */
export const lockOrderOf = (tx: Database, orderId: number) =>
  tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');

/** Returns whether the payment was still to be settled. */
export async function recordSettled(tx: Database, intent: UnsettledIntent, status: IntentStatus): Promise<boolean> {
  const updated = await tx
    .update(paymentIntents)
    .set({ status, updatedAt: sql`now()` })
    .where(and(eq(paymentIntents.gatewayKey, intent.gatewayKey), eq(paymentIntents.status, intent.status)))
    .returning({ id: paymentIntents.id });
  return updated.length > 0;
}

/** The mail about the delivery said that the card is being charged, so the customer has to be written to again. */
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
