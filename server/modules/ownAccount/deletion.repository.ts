import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';

import { type PaymentStatus, UNDER_WAY } from '@contract/order';

import type { Database } from '../../db/database';
import { refusedRefundAmount } from '../../db/refusedRefundAmount';
import {
  accountTokens,
  cartItems,
  cartPromoCodes,
  contactMessages,
  orderEvents,
  orders,
  paymentIntents,
  paymentMethods,
  recoveryCodes,
  refunds,
  sessions,
  userAddresses,
  users,
} from '../../db/schema';

/** The money for what was handed over is still to come: from the card, or after its refusal by hand. */
const OUTSTANDING: PaymentStatus[] = ['authorised', 'failed'];

/** A pharmacy is at work on one, has not been paid for what it handed over, or has not given back what it owes. */
export async function hasOpenOrders(db: Database, userId: number): Promise<boolean> {
  const isUnpaid = and(eq(orders.status, 'delivered'), inArray(orders.paymentStatus, OUTSTANDING));
  const isOwed = or(gt(orders.refunding, 0), and(eq(orders.paymentStatus, 'paid'), gt(refusedRefundAmount, 0)));
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(inArray(orders.status, UNDER_WAY), isUnpaid, isOwed)))
    .limit(1);
  return found.length > 0;
}

/** What was sold stays on the books; to whom does not. An order by delivery keeps a place for its address. */
export const anonymiseOrders = (db: Database, userId: number) =>
  db
    .update(orders)
    .set({
      customerName: '',
      customerPhone: '',
      phoneNumber: '',
      recipient: null,
      deliveryAddress: sql`case when ${orders.deliveryAddress} is not null then '' end`,
      deliveryAddressAr: null,
      notes: '',
    })
    .where(eq(orders.userId, userId));

/** What a pharmacy wrote to the buyer may name them. */
export async function deleteReasons(db: Database, userId: number): Promise<void> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  for (const table of [orderEvents, refunds]) {
    await db
      .update(table)
      .set({ reason: null })
      .where(and(isNotNull(table.reason), inArray(table.orderId, own)));
  }
}

/** A payment is captured and refunded by the gateway's reference, so that it can do without, whatever its state. */
export const deleteCardDetails = (db: Database, userId: number) =>
  db.update(paymentIntents).set({ brand: null, last4: null }).where(eq(paymentIntents.userId, userId));

/** A session takes its refresh tokens with it. */
export async function deletePersonalRows(db: Database, userId: number): Promise<void> {
  // The sessions first: one is given up only after a message to support that is being written in it, which is found here then.
  for (const table of [
    sessions,
    cartItems,
    cartPromoCodes,
    userAddresses,
    paymentMethods,
    contactMessages,
    recoveryCodes,
    accountTokens,
  ]) {
    await db.delete(table).where(eq(table.userId, userId));
  }
}

/**
 * From now on the account is somebody else's: the phone goes, and where older orders went is not shown to its owner any more. By the clock,
 * since an order may have come in after this transaction began, and before it held the account.
 */
export const markHandedOver = (db: Database, userId: number) =>
  db
    .update(users)
    .set({ phone: '', handedOverAt: sql`clock_timestamp()` })
    .where(eq(users.id, userId));

/** No e-mail is left, so that nobody can sign in and its owner can join again; the gender is the same for all, since the column takes no null. */
export const closeAccount = (db: Database, userId: number) =>
  db
    .update(users)
    .set({
      email: `deleted:${userId}`,
      phone: '',
      gender: 'female',
      passwordHash: '',
      emailVerifiedAt: null,
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      deletedAt: sql`now()`,
    })
    .where(eq(users.id, userId));

export const deleteName = (db: Database, userId: number) =>
  db.update(users).set({ firstName: '', lastName: '' }).where(eq(users.id, userId));
