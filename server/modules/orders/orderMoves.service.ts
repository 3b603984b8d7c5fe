import { isSettledByHand, isUnderWay, type OrderStatus } from '@contract/order';
import type { OrderDetails } from '@contract/wire/order';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { conflict, notFound } from '../../errors';
import type { Payments } from '../../payments/gateway';
import type { Session, StaffSession } from '../../plugins/session';
import { settlePaymentOf, wasCardRefused } from '../payments/payments.service';
import { undoRedemption } from '../promoCodes/promoCodes.service';
import { giveBackStock } from '../stock/stock.service';
import { insertEvent, lockOrder, type OrderOwner, setStatuses } from './orders.repository';
import { allowedStatuses, readOrder } from './orders.service';

interface OrderDeps {
  db: Database;
  payments: Payments;
}

/**
 * Moves a pharmacy's order to another status. 409 orderMoved if it is not in the status that the caller saw, moveNotAllowed if the
 * contract's table of moves forbids it.
 */
export const moveOrder = (
  { db, payments }: OrderDeps,
  staff: StaffSession,
  wanted: Pick<Move, 'id' | 'to' | 'seen' | 'reason'>,
): Promise<OrderDetails> =>
  changeStatusAndRead(db, payments, { ...wanted, actor: staff, owner: { pharmacyId: staff.pharmacyId } });

/**
 * Cancels an order for an operator, in place of its pharmacy; 409 moveNotAllowed as for the pharmacy. The running server settles the
 * payment and writes to the customer.
 */
export async function cancelAsOperator(db: Database, order: { id: number; pharmacyId: number }): Promise<void> {
  await changeStatus(db, { id: order.id, to: 'cancelled', actor: OPERATOR, owner: { pharmacyId: order.pharmacyId } });
}

/** A customer cancels a pending order; a repeated call changes nothing. 409 cancelNotAllowed once the pharmacy is working on it. */
export const cancelOrder = ({ db, payments }: OrderDeps, customer: Session, id: number): Promise<OrderDetails> =>
  changeStatusAndRead(db, payments, { id, to: 'cancelled', actor: customer, owner: { userId: customer.userId } });

/**
 * Records that the pharmacy was paid in another way for an order that the card refused to pay; a repeated call changes nothing. 404 for an
 * order of another pharmacy, 409 paymentNotFailed if no card was refused.
 */
export async function recordPayment(db: Database, { pharmacyId }: StaffSession, id: number): Promise<OrderDetails> {
  const owner = { pharmacyId };
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, owner, id);
    if (!order) throw notFound('orderNotFound');
    if (isSettledByHand(order.paymentStatus))
      await setStatuses(tx, owner, id, { status: order.status, paymentStatus: 'paid' });
    else if (!(await wasCardRefused(tx, id))) throw conflict('paymentNotFailed');
  });
  return readOrder(db, owner, id);
}

/** An operator has no account. */
const OPERATOR = { userId: null, userType: null };

interface Move {
  id: number;
  to: OrderStatus;
  /** The status that the caller saw, if they say so. */
  seen?: OrderStatus | undefined;
  /** The reason of a cancellation; empty if none is given. */
  reason?: string;
  actor: Pick<Session, 'userId' | 'userType'> | typeof OPERATOR;
  owner: OrderOwner;
}

async function changeStatusAndRead(db: Database, payments: Payments, wanted: Move): Promise<OrderDetails> {
  const hasSettlement = await changeStatus(db, wanted);
  if (hasSettlement) payments.scheduleSettlement();
  return readOrder(db, wanted.owner, wanted.id);
}

function assertMove(owner: OrderOwner, from: OrderStatus, { to, seen = from }: Pick<Move, 'to' | 'seen'>): void {
  if (seen !== from) throw conflict('orderMoved');
  if (!allowedStatuses(owner, from).includes(to)) {
    throw conflict('pharmacyId' in owner ? 'moveNotAllowed' : 'cancelNotAllowed');
  }
}

/** Returns whether the gateway now has a payment to settle. */
const changeStatus = (db: Database, { id, to, seen, reason, actor, owner }: Move): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, owner, id);
    if (!order) throw notFound('orderNotFound');
    // The order is cancelled already: by another tab, or by a call whose answer was lost.
    if ('userId' in owner && order.status === to) return false;
    assertMove(owner, order.status, { to, seen });

    // Cash is paid on handover. A card is charged by its gateway, which reports when that is done.
    const isPaidNow = to === 'delivered' && order.paymentStatus === 'due';
    // The stock is locked first, as in a checkout, since setting the status updates the sums of the customer.
    if (to === 'cancelled') {
      await giveBackStock(tx, { orderId: id, userId: actor.userId });
      await undoRedemption(tx, id);
    }
    await setStatuses(tx, owner, id, { status: to, paymentStatus: isPaidNow ? 'paid' : order.paymentStatus });
    await insertEvent(tx, {
      orderId: id,
      status: to,
      actorId: actor.userId,
      actorType: actor.userType,
      reason: (to === 'cancelled' && reason) || null,
    });
    if (order.paymentMethod !== 'credit_card') return false;
    await settlePaymentOf(tx, id, to);
    return !isUnderWay(to);
  });
