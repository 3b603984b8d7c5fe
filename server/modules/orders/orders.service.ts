import { amountsToEgp, egpOrNull, toEgp } from '@contract/money';
import { allowedTransitions, canCustomerCancel, type OrderListQuery, type OrderStatus } from '@contract/order';
import type { ListedOrder, OrderCounts, OrderDetails, OrderEvent, OrderItem, OrderRow } from '@contract/wire/order';
import type { CardFace } from '@contract/wire/paymentMethod';

import type { Database } from '../../db/database';
import { medicineReference } from '../../db/idAndNames';
import { notFound } from '../../errors';
import type { Listed } from '../../http';
import type { StaffSession } from '../../plugins/session';
import { findEvents, findItems, findOrdersOfSamePurchase } from './orderContents.repository';
import { findOrders, findOrdersOfPurchase, type FoundRow } from './orderLists.repository';
import { findOrder, findOrderIds, type OrderOwner } from './orders.repository';
import { refundableOf } from './refundableOf';
import { countUnderWay } from './underWay.repository';

export { findPrescriptionItems } from './orderContents.repository';
export type { OrderOwner };

/**
 * One page of the owner's orders, newest first by default; those of a customer include their items. `q` searches codes, the names and
 * phones of customer and recipient, and for a pharmacy also the names of its products.
 */
export async function listOrders(db: Database, owner: OrderOwner, query: OrderListQuery): Promise<Listed<ListedOrder>> {
  const { rows, total } = await findOrders(db, owner, query);
  return { rows: rows.map(toRow), total };
}

/** How many orders of the pharmacy are under way, by status. */
export async function countOrders(db: Database, { pharmacyId }: StaffSession): Promise<OrderCounts> {
  const found = await countUnderWay(db, pharmacyId);
  const counts = Object.fromEntries(found.map(({ status, total }) => [status, total]));
  return { pending: 0, processing: 0, shipped: 0, ...counts };
}

export const listOrdersOfPurchase = async (db: Database, purchaseId: number): Promise<OrderRow[]> =>
  (await findOrdersOfPurchase(db, purchaseId)).map(toRow);

/** Amounts, items and timeline of an order as they were stored; 404 for an order of anybody else. */
export async function readOrder(db: Database, owner: OrderOwner, id: number): Promise<OrderDetails> {
  const order = await findOrder(db, owner, id);
  if (!order) throw notFound('orderNotFound');
  const [items, events, orderedWith] = await Promise.all([
    findItems(db, id),
    findEvents(db, id),
    'userId' in owner ? findOrdersOfSamePurchase(db, owner.userId, id) : undefined,
  ]);
  // An order of a former owner of the account hides its address, its card and the pharmacy's notes from the present owner. The pharmacy
  // still sees them.
  const isHidden = 'userId' in owner && order.isOfFormerOwner;
  return {
    ...toRow(order),
    ...amountsToEgp(order),
    promo_code: order.promoCode,
    items: items.map((item) => toItem(item, owner)),
    events: events.map((event) => ({ ...toEvent(event), ...(isHidden && { reason: null }) })),
    payment_status: order.paymentStatus,
    refunded_amount: toEgp(order.refunded),
    refunding_amount: toEgp(order.refunding),
    refused_amount: toEgp(order.refused),
    ...('pharmacyId' in owner && { refundable: toRefundable(order) }),
    card: isHidden ? null : cardFaceOf(order.card),
    ...(isHidden ? hiddenDeliveryFields(order) : deliveryFields(order)),
    pharmacy: { ...order.pharmacy, governorate: order.governorate },
    ...(orderedWith && { ordered_with: orderedWith }),
    allowed_statuses: [...allowedStatuses(owner, order.status)],
  };
}

/** All orders of a customer, as the customer sees them, the oldest first. */
export async function readAllOrders(db: Database, userId: number): Promise<OrderDetails[]> {
  const orders: OrderDetails[] = [];
  for (const { id } of await findOrderIds(db, userId)) orders.push(await readOrder(db, { userId }, id));
  return orders;
}

type DeliveryColumns = Pick<
  NonNullable<Awaited<ReturnType<typeof findOrder>>>,
  'phoneNumber' | 'recipient' | 'deliveryAddress' | 'deliveryAddressAr' | 'notes'
>;

const deliveryFields = ({ phoneNumber, recipient, deliveryAddress, deliveryAddressAr, notes }: DeliveryColumns) => ({
  phone_number: phoneNumber,
  recipient,
  delivery_address: deliveryAddress,
  delivery_address_ar: deliveryAddressAr,
  notes,
});

/** As after the deletion of an account (`anonymiseOrders`): a delivered order has an empty address, and not none. */
const hiddenDeliveryFields = ({ deliveryAddress }: DeliveryColumns) =>
  deliveryFields({
    phoneNumber: '',
    recipient: null,
    deliveryAddress: deliveryAddress === null ? null : '',
    deliveryAddressAr: null,
    notes: '',
  });

/** The one rule for what a screen offers and what the server accepts. */
export function allowedStatuses(owner: OrderOwner, status: OrderStatus): readonly OrderStatus[] {
  if ('pharmacyId' in owner) return allowedTransitions(status);
  return canCustomerCancel(status) ? ['cancelled'] : [];
}

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

/** Null for a customer who has left, whose card is no longer stored. */
const cardFaceOf = (card: FoundCard): CardFace | null =>
  card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null;

const toItem = (item: Awaited<ReturnType<typeof findItems>>[number], owner: OrderOwner): OrderItem => ({
  id: item.id,
  quantity: item.quantity,
  price: toEgp(item.price),
  total_price: toEgp(item.price * item.quantity),
  medication: {
    ...medicineReference({ ...item, id: item.medicationId }),
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
  refunded_amount: egpOrNull(event.refund?.status === 'refunded' ? event.refund.amount : null),
  refused_amount: egpOrNull(event.refund?.status === 'failed' ? event.refund.amount : null),
});
