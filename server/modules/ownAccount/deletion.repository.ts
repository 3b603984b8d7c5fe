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

/** Payments still to be received for a delivered order: from the card, or by hand after the card was refused. */
const OUTSTANDING: PaymentStatus[] = ['authorised', 'failed'];

/** Whether a pharmacy is still working on an order, has not been paid for a delivered one, or still has to give money back. */
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

/** Removes the person from their orders, which stay on the pharmacies' books. A delivered order keeps an empty address. */
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

/** Deletes what pharmacies wrote to the customer, since it may contain their name. */
export async function deleteReasons(db: Database, userId: number): Promise<void> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  for (const table of [orderEvents, refunds]) {
    await db
      .update(table)
      .set({ reason: null })
      .where(and(isNotNull(table.reason), inArray(table.orderId, own)));
  }
}

/** Payments are captured and refunded by the gateway's reference, so the card details can be deleted in any state. */
export const deleteCardDetails = (db: Database, userId: number) =>
  db.update(paymentIntents).set({ brand: null, last4: null }).where(eq(paymentIntents.userId, userId));

/** Deleting a session deletes its refresh tokens as well. */
export async function deletePersonalRows(db: Database, userId: number): Promise<void> {
  // Sessions first: deleting a session waits for a message to support that is being written in it, which is then found below.
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
 * Records that the account has another owner from now on: deletes the phone number, and hides from the new owner where older orders were
 * delivered. Uses the time of the clock, since an order may have been placed after this transaction began and before it locked the account.
 */
export const markHandedOver = (db: Database, userId: number) =>
  db
    .update(users)
    .set({ phone: '', handedOverAt: sql`clock_timestamp()` })
    .where(eq(users.id, userId));

/**
 * Removes the e-mail, so that nobody can sign in and the person can sign up again. The gender is set to the same value for everybody, since
 * the column cannot be null.
 */
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
