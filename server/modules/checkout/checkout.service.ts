import { createHash, randomUUID } from 'node:crypto';

import { message } from '@contract/messages';
import { toEgp, toPiastres } from '@contract/money';
import type { CheckoutInput } from '@contract/order';
import type { Purchase } from '@contract/wire/order';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { conflict, HttpError, invalidField, unauthorized } from '../../errors';
import { lockCart, partsOf, problemOf, takeOutOfCart, toCart } from '../cart/cart.service';
import { listOrdersOfPurchase, recordEvents } from '../orders/orders.service';
import {
  type DeliveryAddress,
  findAddress,
  findPurchase,
  insertItems,
  insertOrders,
  insertPurchase,
  lockCustomer,
  takeStock,
} from './checkout.repository';
import { makeOrderCode } from './orderCode';
import { isDelivered, type PlannedOrder, planOrders, totalOf } from './orderPlan';

export interface CheckoutCall {
  userId: number;
  input: CheckoutInput;
  /** Without one, the call can not be told from a second purchase. */
  idempotencyKey?: string | undefined;
  taxRatePercent: number;
}

interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  phone: string;
}

/**
 * Turns the cart into one order per pharmacy, all of them or none, and answers the purchase; the same key answers it again.
 * 422 for an empty cart, an address that is missing or not the customer's, and delivery that is not offered.
 * 409 idempotencyKeyReused for another body; cartHasProblems and priceChanged carry the cart as it is now (decisions, "Carts, checkout, orders").
 */
export function checkout(db: Database, call: CheckoutCall): Promise<Purchase> {
  const stamp = { idempotencyKey: call.idempotencyKey ?? randomUUID(), requestHash: hashOf(call.input) };
  return inTransaction(db, async (tx) => {
    // The lock makes simultaneous calls queue up: the next finds the purchase of the one before, or its chance if that failed.
    const customer = await lockCustomer(tx, call.userId);
    if (!customer) throw unauthorized('sessionEnded');

    const earlier = await findPurchase(tx, customer.id, stamp.idempotencyKey);
    if (earlier && earlier.requestHash !== stamp.requestHash) throw conflict('idempotencyKeyReused');

    const { id, total } = earlier ?? (await buyCart(tx, customer, call, stamp));
    return { id, total_amount: toEgp(total), orders: await listOrdersOfPurchase(tx, id) };
  });
}

type Stamp = Record<'idempotencyKey' | 'requestHash', string>;

async function buyCart(tx: Database, customer: Customer, { input, taxRatePercent }: CheckoutCall, stamp: Stamp) {
  // Before the locks on the shelves, which others may be waiting for.
  const address = await findOwnAddress(tx, customer.id, input.user_address_id);
  const lines = await lockCart(tx, customer.id);
  if (lines.length === 0) {
    throw new HttpError(422, message('cartEmptyAtCheckout'), { code: 'cartEmptyAtCheckout' });
  }
  const refuseWithCart = (code: 'cartHasProblems' | 'priceChanged') =>
    conflict(code, { data: toCart(lines, taxRatePercent) });
  if (lines.some(problemOf)) throw refuseWithCart('cartHasProblems');

  const planned = planOrders(partsOf(lines), input.fulfilments, taxRatePercent);
  if (!address && planned.some(isDelivered)) throw invalidField('user_address_id', message('addressRequired'));
  const total = totalOf(planned);
  if (input.expected_total !== undefined && toPiastres(input.expected_total) !== total)
    throw refuseWithCart('priceChanged');

  const purchase = await insertPurchase(tx, { ...stamp, userId: customer.id, total });
  await placeOrders(tx, purchase.id, { customer, address, planned, input });
  await takeStock(tx, purchase.id);
  const bought = lines.map(({ medication }) => medication.id);
  await takeOutOfCart(tx, customer.id, bought);
  return purchase;
}

const findOwnAddress = async (tx: Database, userId: number, id: number | null) =>
  id === null ? undefined : findAddress(tx, userId, id);

interface Placing {
  customer: Customer;
  address: DeliveryAddress | undefined;
  planned: PlannedOrder[];
  input: CheckoutInput;
}

/** Stores the orders with the names, prices and address of today: later changes are not theirs. */
async function placeOrders(tx: Database, purchaseId: number, { customer, address, planned, input }: Placing) {
  const rows = planned.map((order) => ({
    ...order.amounts,
    orderCode: makeOrderCode(),
    userId: customer.id,
    pharmacyId: order.pharmacy.id,
    fulfilment: order.fulfilment,
    paymentMethod: input.payment_method,
    totalItems: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    customerName: `${customer.firstName} ${customer.lastName}`,
    notes: input.notes,
    ...(address && isDelivered(order) ? delivered(address) : { phoneNumber: customer.phone }),
  }));
  const idByPharmacy = await insertOrders(tx, purchaseId, rows);

  const items = planned.flatMap(({ lines, pharmacy }) =>
    lines.map(({ quantity, medication: { id, name, nameAr, image, price } }) => {
      return { orderId: idOf(idByPharmacy, pharmacy.id), medicationId: id, name, nameAr, image, price, quantity };
    }),
  );
  await insertItems(tx, items);
  await recordEvents(
    tx,
    [...idByPharmacy.values()].map((orderId) => {
      return { orderId, status: 'pending', actorId: customer.id, actorType: 'user' };
    }),
  );
}

function idOf(ids: Map<number, number>, pharmacyId: number): number {
  const id = ids.get(pharmacyId);
  if (id === undefined) throw new Error(`No order was stored for pharmacy ${pharmacyId}`);
  return id;
}

/** The recipient, not the account's owner, is called at the door. */
const delivered = ({ name, phone, address, city, governorate }: DeliveryAddress) => ({
  phoneNumber: phone,
  deliveryAddress: [name, address, city.name, governorate.name].join(', '),
  deliveryAddressAr: [name, address, city.nameAr, governorate.nameAr].join('، '),
});

/** Equal for equal requests, however their fields were ordered or spelled. */
function hashOf({ user_address_id, payment_method, notes, fulfilments, expected_total }: CheckoutInput): string {
  const choices = fulfilments.map(({ pharmacy_id, fulfilment }) => [pharmacy_id, fulfilment]).sort();
  const request = JSON.stringify([user_address_id, payment_method, notes, choices, expected_total ?? null]);
  return createHash('sha256').update(request).digest('hex');
}
