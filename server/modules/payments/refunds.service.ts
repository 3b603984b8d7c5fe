import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { type AvailableGateway, withTimeout } from '../../payments/gateway';
import { lockOrderOf } from './payments.repository';
import {
  addToRefunds,
  type DueRefund,
  insertRefund,
  insertRefundEvent,
  type NewRefund,
  recordRefund,
} from './refunds.repository';

export { findRefund } from './refunds.repository';

/**
 * Stores a refund, in the transaction of a caller who has locked the order and knows that the amount is left. A refund by hand is complete
 * with that; for a card, the gateway is called after the commit.
 */
export async function writeRefund(tx: Database, refund: NewRefund): Promise<void> {
  const { gatewayKey, orderId, amount } = refund;
  const written = await insertRefund(tx, refund);
  await addToRefunds(tx, orderId, gatewayKey === null ? { refunded: amount } : { refunding: amount });
  if (gatewayKey === null) await insertRefundEvent(tx, written);
}

/**
 * Calls the gateway, and records its answer in the order, which a mail reports to the customer. If it refuses for good, the amount is left
 * to be given back by hand.
 */
export async function settleRefund(
  db: Database,
  { gateway, timeoutMs }: AvailableGateway,
  refund: DueRefund,
): Promise<void> {
  const { gatewayKey: key, payment, amount } = refund;
  const answer = await withTimeout(timeoutMs, (signal) => gateway.refund({ key, payment, amount }, signal));
  const isDone = answer === 'settled';
  await inTransaction(db, async (tx) => {
    await lockOrderOf(tx, refund.orderId);
    if (!(await recordRefund(tx, refund.id, isDone ? 'refunded' : 'failed'))) return;
    await addToRefunds(tx, refund.orderId, { refunding: -amount, refunded: isDone ? amount : 0 });
    await insertRefundEvent(tx, refund);
  });
}
