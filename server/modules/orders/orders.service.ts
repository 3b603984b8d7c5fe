import { amountsToEgp, egpOrNull, toEgp } from '@contract/money';
import {
  allowedMoves,
  canCustomerCancel,
  canReorder,
  isSettledByHand,
  isUnderWay,
  type OrderListQuery,
  type OrderStatus,
} from '@contract/order';
import type { Reordered } from '@contract/wire/cart';
import type { ListedOrder, OrderCounts, OrderDetails, OrderEvent, OrderItem, OrderRow } from '@contract/wire/order';
import type { CardFace } from '@contract/wire/paymentMethod';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { namedMedicine } from '../../db/named';
import { conflict, notFound } from '../../errors';
import type { Listed } from '../../http';
import type { Payments } from '../../payments/gateway';
import type { Session, StaffSession } from '../../plugins/session';
import type { CartOwner } from '../cart/cart.service';
import { refillCart } from '../cart/refill.service';
import { followOrder, wasRefused } from '../payments/payments.service';
import { giveBackPromo } from '../promoCodes/promoCodes.service';
import { giveBackStock } from '../stock/stock.service';
import { findEvents, findItems, findOrdersWith } from './orderContents.repository';
import {
  findOrder,
  findOrders,
  findOrdersOfPurchase,
  type FoundRow,
  insertEvent,
  lockOrder,
  type OrderOwner,
  setStates,
} from './orders.repository';
import { refundableOf } from './refundable';
import { countUnderWay } from './underWay.repository';

export { findPrescribed } from './orders.repository';
export type { OrderOwner };

/** One page of the owner's orders, newest first unless asked otherwise, a customer's with what was ordered; `q` searches codes, the names and phones of customer and recipient, and for a pharmacy the names of its products. */
export async function listOrders(db: Database, owner: OrderOwner, query: OrderListQuery): Promise<Listed<ListedOrder>> {
  const { rows, total } = await findOrders(db, owner, query);
  return { rows: rows.map(toRow), total };
}

/** How many orders wait for somebody of the pharmacy, by where they stand. */
export async function countOrders(db: Database, { pharmacyId }: StaffSession): Promise<OrderCounts> {
  const found = await countUnderWay(db, pharmacyId);
  const counts = Object.fromEntries(found.map(({ status, total }) => [status, total]));
  return { pending: 0, processing: 0, shipped: 0, ...counts };
}

export const listOrdersOfPurchase = async (db: Database, purchaseId: number): Promise<OrderRow[]> =>
  (await findOrdersOfPurchase(db, purchaseId)).map(toRow);

/** Amounts, items and timeline of one order as they were stored; 404 for anybody else's. */
export async function readOrder(db: Database, owner: OrderOwner, id: number): Promise<OrderDetails> {
  const order = await findOrder(db, owner, id);
  if (!order) throw notFound('orderNotFound');
  const [items, events, orderedWith] = await Promise.all([
    findItems(db, id),
    findEvents(db, id),
    'userId' in owner ? findOrdersWith(db, owner.userId, id) : undefined,
  ]);
  return {
    ...toRow(order),
    ...amountsToEgp(order),
    promo_code: order.promoCode,
    items: items.map((item) => toItem(item, owner)),
    events: events.map(toEvent),
    payment_status: order.paymentStatus,
    refunded_amount: toEgp(order.refunded),
    refunding_amount: toEgp(order.refunding),
    refused_amount: toEgp(order.refused),
    ...('pharmacyId' in owner && { refundable: toRefundable(order) }),
    card: cardFaceOf(order.card),
    phone_number: order.phoneNumber,
    recipient: order.recipient,
    delivery_address: order.deliveryAddress,
    delivery_address_ar: order.deliveryAddressAr,
    pharmacy: { ...order.pharmacy, governorate: order.governorate },
    notes: order.notes,
    ...(orderedWith && { ordered_with: orderedWith }),
    allowed_statuses: [...allowedFor(owner, order.status)],
  };
}

interface OrderDeps {
  db: Database;
  payments: Payments;
}

/** A pharmacy moves its order along; 409 moveNotAllowed where the contract's table of moves says no, orderMoved where it is not where they saw it. */
export const moveOrder = (
  { db, payments }: OrderDeps,
  staff: StaffSession,
  wanted: Pick<Move, 'id' | 'to' | 'seen' | 'reason'>,
): Promise<OrderDetails> => move(db, payments, { ...wanted, actor: staff, owner: { pharmacyId: staff.pharmacyId } });

/**
 * An operator cancels an order in the place of its pharmacy; 409 moveNotAllowed as for the pharmacy. The running server settles its
 * payment and writes to its customer.
 */
export async function cancelAsOperator(db: Database, order: { id: number; pharmacyId: number }): Promise<void> {
  await carryOut(db, { id: order.id, to: 'cancelled', actor: OPERATOR, owner: { pharmacyId: order.pharmacyId } });
}

/** A customer cancels while the order is pending; 409 cancelNotAllowed afterwards. */
export const cancelOrder = ({ db, payments }: OrderDeps, customer: Session, id: number): Promise<OrderDetails> =>
  move(db, payments, { id, to: 'cancelled', actor: customer, owner: { userId: customer.userId } });

/**
 * A pharmacy has been paid in another way for what a card refused; told again, it changes nothing. 404 for another's order, 409
 * paymentNotFailed where nothing was refused.
 */
export async function recordPayment(db: Database, { pharmacyId }: StaffSession, id: number): Promise<OrderDetails> {
  const owner = { pharmacyId };
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, owner, id);
    if (!order) throw notFound('orderNotFound');
    if (isSettledByHand(order.paymentStatus))
      await setStates(tx, owner, id, { status: order.status, paymentStatus: 'paid' });
    else if (!(await wasRefused(tx, id))) throw conflict('paymentNotFailed');
  });
  return readOrder(db, owner, id);
}

/** Puts what a delivered order held back into the cart; 404 for anybody else's order, 409 reorderNotAllowed before it has arrived. */
export async function reorder(db: Database, owner: CartOwner, id: number): Promise<Reordered> {
  const order = await findOrder(db, { userId: owner.userId }, id);
  if (!order) throw notFound('orderNotFound');
  if (!canReorder(order.status)) throw conflict('reorderNotAllowed');
  return refillCart(db, owner, await findItems(db, id));
}

/** What the screen offers and what the server accepts: one rule. */
function allowedFor(owner: OrderOwner, status: OrderStatus): readonly OrderStatus[] {
  if ('pharmacyId' in owner) return allowedMoves(status);
  return canCustomerCancel(status) ? ['cancelled'] : [];
}

/** Has no account. */
const OPERATOR = { userId: null, userType: null };

interface Move {
  id: number;
  to: OrderStatus;
  /** Where it stood for whoever moves it, if they say so. */
  seen?: OrderStatus | undefined;
  /** Of a cancellation; empty where none is given. */
  reason?: string;
  actor: Pick<Session, 'userId' | 'userType'> | typeof OPERATOR;
  owner: OrderOwner;
}

async function move(db: Database, payments: Payments, wanted: Move): Promise<OrderDetails> {
  const isByCard = await carryOut(db, wanted);
  if (isByCard) payments.settleSoon();
  return readOrder(db, wanted.owner, wanted.id);
}

function assertMove(owner: OrderOwner, from: OrderStatus, { to, seen = from }: Pick<Move, 'to' | 'seen'>): void {
  if (!allowedFor(owner, from).includes(to)) {
    throw conflict('pharmacyId' in owner ? 'moveNotAllowed' : 'cancelNotAllowed');
  }
  if (seen !== from) throw conflict('orderMoved');
}

/** Answers whether its gateway has something to do now. */
const carryOut = (db: Database, { id, to, seen, reason, actor, owner }: Move): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, owner, id);
    if (!order) throw notFound('orderNotFound');
    assertMove(owner, order.status, { to, seen });

    // Cash is taken as the order is handed over; a card is charged by its gateway, which says when that is done.
    const isPaidNow = to === 'delivered' && order.paymentStatus === 'due';
    // The shelves first, as a checkout takes them: the status then writes to the sums of the customer.
    if (to === 'cancelled') {
      await giveBackStock(tx, { orderId: id, userId: actor.userId });
      await giveBackPromo(tx, id);
    }
    await setStates(tx, owner, id, { status: to, paymentStatus: isPaidNow ? 'paid' : order.paymentStatus });
    await insertEvent(tx, {
      orderId: id,
      status: to,
      actorId: actor.userId,
      actorType: actor.userType,
      reason: (to === 'cancelled' && reason) || null,
    });
    if (order.paymentMethod !== 'credit_card') return false;
    await followOrder(tx, id, to);
    return !isUnderWay(to);
  });

const toRow = (order: FoundRow): ListedOrder => ({
  id: order.id,
  order_code: order.orderCode,
  status: order.status,
  fulfilment: order.fulfilment,
  payment_method: order.paymentMethod,
  created_at: order.createdAt.toISOString(),
  pharmacy: order.pharmacy,
  customer: { name: order.customerName },
  total_items: order.totalItems,
  total_amount: toEgp(order.total),
  products: order.products,
});

function toRefundable(order: Parameters<typeof refundableOf>[0]): OrderDetails['refundable'] {
  const refundable = refundableOf(order);
  return refundable && { amount: toEgp(refundable.left), way: refundable.way };
}

type FoundCard = { [Key in keyof CardFace]: CardFace[Key] | null } | null;

/** A customer who has left takes along which card it was. */
const cardFaceOf = (card: FoundCard): CardFace | null =>
  card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null;

const toItem = (item: Awaited<ReturnType<typeof findItems>>[number], owner: OrderOwner): OrderItem => ({
  id: item.id,
  quantity: item.quantity,
  price: toEgp(item.price),
  total_price: toEgp(item.price * item.quantity),
  medication: {
    ...namedMedicine({ ...item, id: item.medicationId }),
    prescription_required: item.prescriptionRequired,
    image: item.image,
    ...('pharmacyId' in owner && { expiry_date: item.expiryDate }),
  },
});

const ACTORS = { user: 'customer', pharmacy: 'pharmacy' } as const;

const toEvent = (event: Awaited<ReturnType<typeof findEvents>>[number]): OrderEvent => ({
  id: event.id,
  status: event.status,
  actor: event.actorType === null ? 'operator' : ACTORS[event.actorType],
  created_at: event.createdAt.toISOString(),
  reason: event.refund ? event.refund.reason : event.reason,
  refunded_amount: egpOrNull(event.refund && event.refund.amount),
});
