import { randomUUID } from 'node:crypto';

import { formatAmount } from '@contract/formatAmount';
import { toEgp, toPiastres } from '@contract/money';
import type { RefundInput, RefundWay } from '@contract/refund';
import type { OrderDetails } from '@contract/wire/order';

import type { Context } from '../../context';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { conflict, notFound } from '../../errors';
import type { Payments } from '../../payments/gateway';
import type { StaffSession } from '../../plugins/session';
import { countAttempt } from '../attempts/attempts.service';
import { findRefund, writeRefund } from '../payments/refunds.service';
import { findOrder, lockOrder } from './orders.repository';
import { readOrder } from './orders.service';
import { refundableOf } from './refundableOf';

interface RefundCall {
  id: number;
  input: RefundInput;
  /** Without a key, a repeated call cannot be told from a second refund of the same amount. */
  idempotencyKey: string | undefined;
}

/**
 * Gives back all or part of the money of a delivered order: by hand at once, to a card once its gateway has answered. A call with the same
 * key is the same refund. 404 for an order of another pharmacy. 409 paymentUnderWay while the card is still being charged, refundNotAllowed
 * if nothing was paid, refundTooHigh with the amount that is left, nothingToRefund if nothing is left, refundMoved if that amount or the
 * way is not what staff saw, refundAlreadyStored for another refund with the same key, refundRefused for one that the card has refused
 * since, cardRefundsOff without a gateway. 429 after too many refunds of one order.
 */
export async function refundOrder(
  { payments, ...context }: Context & { payments: Payments },
  staff: StaffSession,
  call: RefundCall,
): Promise<OrderDetails> {
  const owner = { pharmacyId: staff.pharmacyId };
  const isByCard = await inTransaction(context.db, async (tx) => {
    // The lock makes concurrent calls queue up: the next one finds what the one before has given back.
    if (!(await lockOrder(tx, owner, call.id))) throw notFound('orderNotFound');
    if (await isRepeated(tx, staff, call)) return false;
    return write({ ...context, db: tx }, staff, { ...call, isCardRefundPossible: payments.gateway !== undefined });
  });
  if (isByCard) payments.scheduleSettlement();
  return readOrder(context.db, owner, call.id);
}

async function isRepeated(tx: Database, { userId }: StaffSession, { id, input, idempotencyKey }: RefundCall) {
  const earlier = idempotencyKey && (await findRefund(tx, id, idempotencyKey));
  if (!earlier) return false;
  const isSameReason = earlier.reason === null || earlier.reason === input.reason;
  const isSame = earlier.amount === toPiastres(input.amount) && isSameReason && earlier.actorId === userId;
  if (!isSame) throw conflict('refundAlreadyStored');
  if (earlier.status === 'failed') throw conflict('refundRefused');
  return true;
}

/** Returns whether the gateway now has something to do. */
async function write(
  { db: tx, secret }: Context,
  { pharmacyId, userId }: StaffSession,
  { id, input, idempotencyKey, isCardRefundPossible }: RefundCall & { isCardRefundPossible: boolean },
): Promise<boolean> {
  const amount = toPiastres(input.amount);
  const { way, hasBuyer, left } = await refundableNow(tx, { pharmacyId, id, amount });
  assertSeen({ left, way }, input);
  const isByCard = way === 'card';
  if (isByCard && !isCardRefundPossible) throw conflict('cardRefundsOff');
  await countAttempt({ db: tx, secret }, 'refund', id);
  await writeRefund(tx, {
    orderId: id,
    amount,
    // Not stored once the customer has left: it may contain their name, and nobody reads it any more.
    reason: hasBuyer ? input.reason : null,
    actorId: userId,
    idempotencyKey: idempotencyKey ?? null,
    gatewayKey: isByCard ? randomUUID() : null,
  });
  return isByCard;
}

/**
 * Meanwhile a colleague may have refunded the same item, or the card may have refused a refund, so that the pharmacy has to give the money
 * back itself.
 */
function assertSeen(now: { left: number; way: RefundWay }, { seen_left, seen_way = now.way }: RefundInput): void {
  const isAsSeen = seen_way === now.way && (seen_left === undefined || toPiastres(seen_left) === now.left);
  if (!isAsSeen) throw conflict('refundMoved', { data: { left: toEgp(now.left) } });
}

/** How this amount of an order is given back, and whether its customer still has an account. Throws if it cannot be given back. */
async function refundableNow(
  tx: Database,
  { pharmacyId, id, amount }: { pharmacyId: number; id: number; amount: number },
) {
  const order = await findOrder(tx, { pharmacyId }, id);
  if (!order) throw notFound('orderNotFound');
  const { left, way } = refundableOf(order) ?? { left: 0, way: null };
  if (way && amount <= left) return { way, left, hasBuyer: order.customerName !== '' };
  if (order.status !== 'delivered' || !['paid', 'refunded'].includes(order.paymentStatus)) {
    throw conflict(
      order.status === 'delivered' && order.paymentStatus === 'authorised' ? 'paymentUnderWay' : 'refundNotAllowed',
    );
  }
  const refusal = left > 0 ? 'refundTooHigh' : 'nothingToRefund';
  const values = { amount: formatAmount(toEgp(left)) };
  throw conflict(refusal, { values, field: 'amount', data: { left: toEgp(left) } });
}
