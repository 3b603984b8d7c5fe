import type { PaymentStatus } from '@contract/order';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { makeLogThrottle } from '../../logThrottle';
import { type AvailableGateway, type Payments, type Settlement, withTimeout } from '../../payments/gateway';
import {
  type CheckoutKey,
  claimDueIntents,
  claimReleasingIntents,
  countUnfinishedIntents,
  type Intent,
  lockOrderOf,
  mailDeliveryAgain,
  recordSettled,
  setPaymentStatus,
  type UnsettledIntent,
  type UnsettledStatus,
} from './payments.repository';
import { claimDueRefunds, countUnfinishedRefunds } from './refunds.repository';
import { settleRefund } from './refunds.service';

const BATCH = 20;
const LEFT_LOG_INTERVAL_MS = 3_600_000;

interface Step {
  ask: 'capture' | 'release';
  done: Intent['status'];
  /** The payment status of the order afterwards. */
  payment: PaymentStatus;
}

const STEPS: Record<UnsettledStatus, Step> = {
  capturing: { ask: 'capture', done: 'captured', payment: 'paid' },
  releasing: { ask: 'release', done: 'released', payment: 'refunded' },
};

/** Settles what is due. If no gateway is configured any more, warns at the start and now and then of payments that are left open. */
export function paymentsJob(db: Database, payments: Payments, warn: (line: string) => void) {
  const shouldLog = makeLogThrottle(LEFT_LOG_INTERVAL_MS);
  return async (stopping?: AbortSignal): Promise<void> => {
    if (payments.gateway) return settlePayments(db, payments, stopping);
    const count = shouldLog('left') ? (await countUnfinishedIntents(db)) + (await countUnfinishedRefunds(db)) : 0;
    if (count > 0) warn(leftOpen(count));
  };
}

const leftOpen = (count: number) =>
  `PAYMENT_GATEWAY is off, and card payments are open (${count}): until it is on again nothing is charged for what is delivered, let go of for what is cancelled, or given back`;

/**
 * One pass over payments that wait for the gateway, authorisations that never got an order, and refunds. What the gateway does not answer
 * stays due and is tried again, each time after twice the pause. The last such failure is thrown.
 */
export async function settlePayments(db: Database, payments: Payments, stopping?: AbortSignal): Promise<void> {
  const { gateway, timeoutMs } = payments;
  if (!gateway) return;
  const available = { gateway, timeoutMs };
  const failures = [
    await settleDue(
      () => claimDueIntents(db, BATCH),
      (intent) => settle(db, available, intent),
      stopping,
    ),
    await settleDue(
      () => claimDueRefunds(db, BATCH),
      (refund) => settleRefund(db, available, refund),
      stopping,
    ),
  ];
  const failure = failures.find(Boolean);
  if (failure) throw failure as Error;
}

/** Works in batches until nothing is due any more. Returns the last failure. */
async function settleDue<T>(
  claim: () => Promise<T[]>,
  settleOne: (due: T) => Promise<void>,
  stopping: AbortSignal | undefined,
): Promise<unknown> {
  let failure: unknown;
  let due: T[];
  do {
    due = stopping?.aborted ? [] : await claim();
    failure = (await settleAll(due, settleOne)) ?? failure;
  } while (due.length > 0);
  return failure;
}

/** Releases what an earlier try of this checkout has reserved, while the customer waits. Failures are left to the job. */
export async function settleReleases(
  db: Database,
  { gateway, timeoutMs }: Payments,
  checkout: CheckoutKey,
): Promise<void> {
  if (!gateway) return;
  // Tried again on a deadlock, since an equal call may lock the same payments in another order.
  const claimed = await inTransaction(db, (tx) => claimReleasingIntents(tx, checkout));
  await settleAll(claimed, (intent) => settle(db, { gateway, timeoutMs }, intent));
}

async function settleAll<T>(due: readonly T[], settleOne: (due: T) => Promise<void>): Promise<unknown> {
  const results = await Promise.allSettled(due.map(settleOne));
  return results.find((result) => result.status === 'rejected')?.reason as unknown;
}

async function settle(db: Database, { gateway, timeoutMs }: AvailableGateway, intent: UnsettledIntent): Promise<void> {
  const { status, gatewayKey: key, reference, amount } = intent;
  const answer = await withTimeout(timeoutMs, (signal) =>
    gateway[STEPS[status].ask]({ key, reference, amount }, signal),
  );
  await record(db, intent, answer);
}

const record = (db: Database, intent: UnsettledIntent, settlement: Settlement): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { orderId } = intent;
    const { done, payment } = STEPS[intent.status];
    // A release that is refused counts as settled, since nothing is reserved any more.
    const isSettled = settlement === 'settled' || intent.status === 'releasing';
    if (orderId !== null) await lockOrderOf(tx, orderId);
    const isNew = await recordSettled(tx, intent, isSettled ? done : 'failed');
    if (!isNew || orderId === null) return;
    await setPaymentStatus(tx, orderId, isSettled ? payment : 'failed');
    if (!isSettled) await mailDeliveryAgain(tx, orderId);
  });
