import { hash, randomUUID } from 'node:crypto';

import { joinAddress } from '@contract/addressLine';
import type { Language } from '@contract/language';
import { LIMITS } from '@contract/limits';
import { toEgp } from '@contract/money';
import type { CheckoutInput } from '@contract/order';
import { streetLines } from '@contract/streetLines';
import type { OrderRow, Purchase } from '@contract/wire/order';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { conflict, unauthorized } from '../../errors';
import type { Payments } from '../../payments/gateway';
import { lockUser } from '../accounts/accounts.service';
import { type DeliveryAddress, findDeliveryAddress } from '../addresses/addresses.service';
import type { CartRow } from '../cart/cart.service';
import { lockCart, removePromosOf } from '../cart/cartLines.service';
import { findPrescriptionItems, listOrdersOfPurchase } from '../orders/orders.service';
import { attachPayments } from '../payments/payments.service';
import { redeemPromos } from '../promoCodes/promoCodes.service';
import { isSessionOpen } from '../sessions/sessions.service';
import { type AgreedTotals, assertTotalsAgreed, checkoutByCard } from './cardCheckout.service';
import { countUnpaid, fillOrders, findPurchase, insertOrders, insertPurchase } from './checkout.repository';
import { makeOrderCode } from './orderCode';
import { isDelivered, needsPayment, type PlannedOrder, planPurchase, redeemedPromo, totalOf } from './orderPlan';

export interface CheckoutCall {
  userId: number;
  sessionId: string;
  input: CheckoutInput;
  /** Without a key, a repeated call cannot be told from a second purchase. */
  idempotencyKey?: string | undefined;
  taxRatePercent: number;
  /** For counting the cards that are tried. */
  secret: string;
  /** The caller's network address, for the same count. */
  address: string;
  /** The language of the mails about the purchase. */
  language: Language;
}

type Customer = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/**
 * Turns the cart into one order per pharmacy, all of them or none, and returns the purchase. A call with the same key returns it again. 422
 * for an empty cart, an address that is missing or not the customer's, and delivery that is not offered. 409 idempotencyKeyReused for
 * another body; addressChanged; cartChanged, cartHasProblems and priceChanged carry the current cart (docs/decisions/0032). 409
 * tooManyUnpaidOrders for cash, counting the orders that are under way to the customer already. By card, the total of each order is first
 * reserved on the card: `checkoutByCard` has further refusals.
 */
export function checkout(db: Database, payments: Payments, call: CheckoutCall): Promise<Purchase> {
  const keyed = { ...call, idempotencyKey: call.idempotencyKey ?? randomUUID() };
  const buy = (agreed?: AgreedTotals) => inTransaction(db, (tx) => buyOnce(tx, keyed, agreed));
  return call.input.payment_method === 'credit_card' ? checkoutByCard(db, payments, keyed, buy) : buy();
}

type KeyedCall = CheckoutCall & { idempotencyKey: string };

async function buyOnce(tx: Database, call: KeyedCall, agreed: AgreedTotals | undefined): Promise<Purchase> {
  const { userId, sessionId, input, idempotencyKey } = call;
  const isByCard = input.payment_method === 'credit_card';
  // Sent together, answered in this order. The lock makes concurrent calls of a customer queue up: the next one finds the purchase of the
  // one before, or tries itself if that failed. The stocks are locked last, since others may be waiting for them.
  const [customer, isOpen, earlier, address, unpaid, lines] = await Promise.all([
    lockUser(tx, userId),
    isByCard ? isSessionOpen(tx, sessionId) : true,
    findPurchase(tx, userId, idempotencyKey),
    findDeliveryAddress(tx, userId, input.user_address_id),
    isByCard ? 0 : countUnpaid(tx, userId),
    lockCart(tx, userId),
  ]);
  // Somebody may sign out a lost phone while its call waits for the bank. No order may be placed by it after that.
  if (!customer || !isOpen) throw unauthorized('sessionEnded');

  const requestHash = hashOf(input);
  if (earlier && earlier.requestHash !== requestHash) throw conflict('idempotencyKeyReused');
  if (earlier) return toPurchase(earlier, await readPurchase(tx, earlier.id));
  return buyCart(tx, { customer, address, unpaid, lines, call, requestHash, agreed });
}

interface PurchaseContext {
  customer: Customer;
  address: DeliveryAddress | undefined;
  /** The orders under way that still have to be paid in cash. Not counted for a card. */
  unpaid: number;
  lines: CartRow[];
  call: KeyedCall;
  requestHash: string;
  /** The amounts reserved on the card for each order; undefined for cash. */
  agreed: AgreedTotals | undefined;
}

async function buyCart(tx: Database, context: PurchaseContext): Promise<Purchase> {
  const { customer, address, unpaid, lines, call, requestHash, agreed } = context;
  const { input, idempotencyKey, taxRatePercent, language } = call;
  const planned = planPurchase(lines, { input, taxRatePercent, address });
  if (agreed) assertTotalsAgreed(agreed, planned, { lines, taxRatePercent });
  else assertFewUnpaid(unpaid + planned.filter(needsPayment).length);

  const stamp = { idempotencyKey, requestHash, language };
  const purchase = await insertPurchase(tx, { ...stamp, userId: customer.id, total: totalOf(planned) });
  const medicationIds = lines.map(({ medication }) => medication.id);
  // Each is a single statement. A second statement could be sent after another one has failed and the transaction was rolled back.
  const [, , read] = await Promise.all([
    placeOrders(tx, purchase.id, { customer, address, planned, input }),
    fillOrders(tx, { purchaseId: purchase.id, userId: customer.id, medicationIds }),
    readPurchase(tx, purchase.id),
  ]);
  await redeemCodes(tx, customer.id, planned, read.orders);
  await removePromosOf(tx, customer.id, lines);
  if (agreed) {
    const checkoutKey = { userId: customer.id, checkoutKey: idempotencyKey };
    await attachPayments(tx, checkoutKey, { purchaseId: purchase.id, orders: planned.filter(needsPayment).length });
  }
  return toPurchase(purchase, read);
}

function assertFewUnpaid(unpaid: number): void {
  const max = LIMITS.unpaidOrders;
  if (unpaid > max) throw conflict('tooManyUnpaidOrders', { values: { max } });
}

/** The orders of a purchase, and which of their items need a prescription. */
async function readPurchase(tx: Database, id: number): Promise<Omit<Purchase, 'id' | 'total_amount'>> {
  const [orders, prescribed] = await Promise.all([listOrdersOfPurchase(tx, id), findPrescriptionItems(tx, id)]);
  return { orders, prescription_for: prescribed };
}

const toPurchase = (
  { id, total }: { id: number; total: number },
  read: Omit<Purchase, 'id' | 'total_amount'>,
): Purchase => ({ id, total_amount: toEgp(total), ...read });

interface Placing {
  customer: Customer;
  address: DeliveryAddress | undefined;
  planned: PlannedOrder[];
  input: CheckoutInput;
}

/** Stores the orders with the present names and address, which later changes of the account do not affect. */
function placeOrders(tx: Database, purchaseId: number, { customer, address, planned, input }: Placing) {
  const rows = planned.map((order) => ({
    ...order.amounts,
    promoCode: redeemedPromo(order)?.code ?? null,
    orderCode: makeOrderCode(),
    userId: customer.id,
    pharmacyId: order.pharmacy.id,
    fulfilment: order.fulfilment,
    paymentMethod: input.payment_method,
    paymentStatus:
      input.payment_method === 'credit_card' && needsPayment(order) ? ('authorised' as const) : ('due' as const),
    totalItems: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    customerName: `${customer.firstName} ${customer.lastName}`,
    customerPhone: customer.phone,
    notes: input.notes,
    ...(address && isDelivered(order) ? delivered(address) : { ...NOT_DELIVERED, phoneNumber: customer.phone }),
  }));
  return insertOrders(tx, purchaseId, rows);
}

/** Records that these orders have used their codes. */
async function redeemCodes(tx: Database, userId: number, planned: PlannedOrder[], orders: OrderRow[]) {
  const idByPharmacy = new Map(orders.map(({ id, pharmacy }) => [pharmacy.id, id]));
  const redemptions = planned.flatMap((order) => {
    const promo = redeemedPromo(order);
    return promo ? { orderId: idOf(idByPharmacy, order.pharmacy.id), promoCodeId: promo.id, userId } : [];
  });
  if (redemptions.length > 0) await redeemPromos(tx, redemptions);
}

function idOf(ids: Map<number, number>, pharmacyId: number): number {
  const id = ids.get(pharmacyId);
  if (id === undefined) throw new Error(`No order was stored for pharmacy ${pharmacyId}`);
  return id;
}

const NOT_DELIVERED = { recipient: null, deliveryAddress: null, deliveryAddressAr: null };

/** The phone at the door is the recipient's and not the account owner's. */
const delivered = ({ name, phone, address, city, governorate }: DeliveryAddress) => ({
  phoneNumber: phone,
  recipient: name,
  deliveryAddress: joinAddress([name, ...streetLines(address), city.name, governorate.name], 'en'),
  deliveryAddressAr: joinAddress([name, ...streetLines(address), city.name_ar, governorate.name_ar], 'ar'),
});

/**
 * Equal for equal requests, whatever the order or spelling of their fields. Leaves out the fingerprints of the cart and of the address that
 * the customer saw: those may have changed when a call is repeated.
 */
function hashOf(input: CheckoutInput): string {
  const { user_address_id, payment_method, payment_method_id, notes, fulfilments, expected_total } = input;
  const choices = fulfilments.map(({ pharmacy_id, fulfilment }) => [pharmacy_id, fulfilment]).sort();
  const payment = payment_method_id === undefined ? payment_method : [payment_method, payment_method_id];
  const request = JSON.stringify([user_address_id, payment, notes, choices, expected_total ?? null]);
  return hash('sha256', request);
}
