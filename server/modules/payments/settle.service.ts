import type { PaymentStatus } from '@contract/order';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { inTime, type PaymentGateway, type Payments, type Settlement } from '../../payments/gateway';
import { seldom } from '../../seldom';
import {
  type CheckoutKey,
  claimDue,
  claimReleases,
  countUnfinished,
  type Intent,
  lockOrderOf,
  recordSettled,
  setPaymentStatus,
  type UnsettledIntent,
  type UnsettledStatus,
} from './payments.repository';

const BATCH = 20;
const LEFT_LINE_MS = 3_600_000;

interface Step {
  ask: 'capture' | 'release' | 'refund';
  done: Intent['status'];
  /** What the order then says of its payment. */
  payment: PaymentStatus;
}

const STEPS: Record<UnsettledStatus, Step> = {
  capturing: { ask: 'capture', done: 'captured', payment: 'paid' },
  releasing: { ask: 'release', done: 'released', payment: 'refunded' },
  refunding: { ask: 'refund', done: 'refunded', payment: 'refunded' },
};

/** Settles what is due; where the gateway was switched off, says at the start and now and then what is left open by that. */
export function paymentsJob(db: Database, payments: Payments, warn: (line: string) => void) {
  const isNews = seldom(LEFT_LINE_MS);
  return async (stopping?: AbortSignal): Promise<void> => {
    if (payments.gateway) return settlePayments(db, payments, stopping);
    const count = isNews('left') ? await countUnfinished(db) : 0;
    if (count > 0) warn(leftOpen(count));
  };
}

const leftOpen = (count: number) =>
  `PAYMENT_GATEWAY is off, and card payments are open (${count}): until it is on again nothing is charged for what is delivered, nor let go of for what is cancelled`;

/**
 * One pass over the payments that wait for the gateway, and over authorisations that never got an order. What the gateway
 * does not answer stays due and is asked again later, each time after twice the pause; the last such failure is thrown.
 */
export async function settlePayments(db: Database, payments: Payments, stopping?: AbortSignal): Promise<void> {
  let failure: unknown;
  let due: UnsettledIntent[];
  do {
    due = payments.gateway && !stopping?.aborted ? await claimDue(db, BATCH) : [];
    failure = (await settleAll(db, payments, due)) ?? failure;
  } while (due.length > 0);
  if (failure) throw failure as Error;
}

/** Lets go of what an earlier try of this checkout holds, while its customer waits. What fails is left to the job. */
export async function settleReleases(db: Database, payments: Payments, checkout: CheckoutKey): Promise<void> {
  await settleAll(db, payments, await claimReleases(db, checkout));
}

async function settleAll(db: Database, { gateway, timeoutMs }: Payments, intents: UnsettledIntent[]) {
  if (!gateway) return undefined;
  const results = await Promise.allSettled(
    intents.map(async (intent) => record(db, intent, await ask(gateway, timeoutMs, intent))),
  );
  return results.find((result) => result.status === 'rejected')?.reason as unknown;
}

const ask = (gateway: PaymentGateway, timeoutMs: number, { status, gatewayKey, reference, amount }: UnsettledIntent) =>
  inTime(timeoutMs, (signal) => gateway[STEPS[status].ask]({ key: gatewayKey, reference, amount }, signal));

const record = (db: Database, intent: UnsettledIntent, settlement: Settlement): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { done, payment } = STEPS[intent.status];
    // A release that is refused finds nothing held any more, which is all that it is for.
    const isSettled = settlement === 'settled' || intent.status === 'releasing';
    await lockOrderOf(tx, intent);
    const isNew = await recordSettled(tx, intent, isSettled ? done : 'failed');
    if (isNew && intent.orderId !== null) await setPaymentStatus(tx, intent.orderId, isSettled ? payment : 'failed');
  });
