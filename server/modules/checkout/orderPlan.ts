import { message } from '@contract/messages';
import { type Amounts, toPiastres } from '@contract/money';
import type { CheckoutInput, Fulfilment } from '@contract/order';

import { conflict, HttpError, invalidField } from '../../errors';
import { addressFingerprint, type DeliveryAddress } from '../addresses/addresses.service';
import {
  amountsOf,
  type CartPart,
  type CartRow,
  fingerprintOf,
  groupByPharmacy,
  problemOf,
  toCart,
} from '../cart/cart.service';

/** An order that a checkout is about to place. The amounts are in piastres. */
export interface PlannedOrder extends CartPart {
  fulfilment: Fulfilment;
  amounts: Amounts;
}

interface PlanRequest {
  input: CheckoutInput;
  taxRatePercent: number;
  /** The address that the request names, if it is the customer's. */
  address: DeliveryAddress | undefined;
}

/**
 * Plans the orders for these lines of a cart. 422 for an empty cart, a missing address and delivery that is not offered; 409
 * addressChanged; 409 cartChanged, cartHasProblems and priceChanged with the current cart.
 */
export function planPurchase(lines: readonly CartRow[], request: PlanRequest): PlannedOrder[] {
  const { input, taxRatePercent, address } = request;
  if (lines.length === 0) {
    throw new HttpError(422, message('cartEmptyAtCheckout'), { code: 'cartEmptyAtCheckout' });
  }
  // Checked before the lines: the customer's choices and consent were about other lines.
  if (input.expected_fingerprint !== undefined && input.expected_fingerprint !== fingerprintOf(lines)) {
    throw cartConflict('cartChanged', lines, taxRatePercent);
  }
  if (lines.some(problemOf)) throw cartConflict('cartHasProblems', lines, taxRatePercent);

  const planned = planOrders(groupByPharmacy(lines), input.fulfilments, taxRatePercent);
  if (planned.some(isDelivered)) assertAddressUnchanged(address, input);
  if (input.expected_total !== undefined && toPiastres(input.expected_total) !== totalOf(planned)) {
    throw cartConflict('priceChanged', lines, taxRatePercent);
  }
  return planned;
}

/** Refuses an address that was changed or deleted after the customer saw it. */
function assertAddressUnchanged(address: DeliveryAddress | undefined, input: CheckoutInput): void {
  const { user_address_id: id, expected_address_fingerprint: seen } = input;
  if (!address) throw invalidField('user_address_id', message(id === null ? 'addressRequired' : 'addressGone'));
  if (seen !== undefined && seen !== addressFingerprint(address)) throw conflict('addressChanged');
}

/** A refusal that carries the current cart, so that the customer can decide again. */
export const cartConflict = (
  code: 'cartChanged' | 'cartHasProblems' | 'priceChanged',
  lines: readonly CartRow[],
  taxRatePercent: number,
): HttpError => conflict(code, { data: toCart(lines, taxRatePercent) });

/** 422 at `fulfilments` for a choice about a pharmacy that is not in the cart, and for two choices about the same one. */
function assertChoicesMatchCart(parts: CartPart[], choices: CheckoutInput['fulfilments']): void {
  const open = new Set(parts.map(({ pharmacy }) => pharmacy.id));
  for (const { pharmacy_id: id } of choices) {
    if (!open.delete(id)) throw invalidField('fulfilments', message('fulfilmentsUnlikeCart'));
  }
}

/** Delivery is the default if it is offered; 422 at `fulfilments` if it was chosen and is not offered. */
function planOrders(parts: CartPart[], choices: CheckoutInput['fulfilments'], taxRatePercent: number): PlannedOrder[] {
  assertChoicesMatchCart(parts, choices);
  const chosen = new Map(choices.map(({ pharmacy_id, fulfilment }) => [pharmacy_id, fulfilment]));
  return parts.map((part) => {
    const { id, name, nameAr, isDeliveryAvailable } = part.pharmacy;
    const fulfilment = chosen.get(id) ?? (isDeliveryAvailable ? 'delivery' : 'pickup');
    if (fulfilment === 'delivery' && !isDeliveryAvailable) {
      throw invalidField('fulfilments', message('deliveryNotOffered', { pharmacy: name, pharmacy_ar: nameAr }));
    }
    return { ...part, fulfilment, amounts: amountsOf(part, fulfilment, taxRatePercent) };
  });
}

/** The code that this order uses up: none if its code takes nothing off. */
export const redeemedPromo = ({ promo, amounts }: PlannedOrder) => (amounts.discount > 0 ? promo : null);

export const totalOf = (orders: PlannedOrder[]) => orders.reduce((sum, { amounts }) => sum + amounts.total, 0);

/** False if a code takes off the whole price. */
export const needsPayment = ({ amounts }: PlannedOrder) => amounts.total > 0;

export const isDelivered = ({ fulfilment }: PlannedOrder) => fulfilment === 'delivery';
