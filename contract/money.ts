import { type DeliveryTerms, untilFreeDelivery } from './freeDelivery';
import type { Fulfilment } from './order';

/** On the server, money is whole piastres; in API calls it is EGP with at most two decimals. One pound is 100 piastres. */
export const toEgp = (piastres: number) => piastres / 100;
export const toPiastres = (egp: number) => Math.round(egp * 100);
export const egpOrNull = (piastres: number | null) => (piastres === null ? null : toEgp(piastres));

/** The highest price of one unit or of a delivery: a million pounds, so that every sum of a cart is a safe integer. */
export const MAX_PIASTRES = 100_000_000;
export const MAX_EGP = toEgp(MAX_PIASTRES);

export interface Amounts {
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
}

interface OrderMoney {
  lines: readonly { pricePiastres: number; quantity: number }[];
  /** The discount on the lines in whole piastres, never more than they cost. */
  discountPiastres?: number;
  fulfilment: Fulfilment;
  delivery: DeliveryTerms;
  taxRatePercent: number;
}

/**
 * The only place where amounts are calculated, in piastres. Shipping is 0 for pick-up and from the pharmacy's threshold on, else its fee.
 * Tax is a percentage of the discounted lines, rounded half up. Always: lines − discount + shipping + tax = total.
 */
export function orderAmounts({
  lines,
  discountPiastres = 0,
  fulfilment,
  delivery,
  taxRatePercent,
}: OrderMoney): Amounts {
  const subtotal = lines.reduce((sum, { pricePiastres, quantity }) => sum + pricePiastres * quantity, 0);
  const discount = Math.min(discountPiastres, subtotal);
  const isFree = fulfilment === 'pickup' || untilFreeDelivery(subtotal, delivery) === 0;
  const shipping = isFree ? 0 : delivery.deliveryFee;
  const tax = taxOn(subtotal - discount, taxRatePercent);
  return { subtotal, discount, shipping, tax, total: subtotal - discount + shipping + tax };
}

/**
 * The rate has at most two decimals. Calculating with whole hundredths of a percent keeps half a piastre exactly a half, so that it rounds
 * up.
 */
const taxOn = (piastres: number, ratePercent: number) =>
  Math.round((piastres * Math.round(ratePercent * 100)) / 10_000);

/** Converts amounts in piastres to EGP, as API calls have them. */
export const amountsToEgp = (amounts: Amounts): Amounts => eachAmount((field) => toEgp(amounts[field]));

/** Adds the EGP amounts of several orders without floating-point errors. */
export const sumAmounts = (parts: readonly Amounts[]): Amounts =>
  eachAmount((field) => toEgp(parts.reduce((piastres, part) => piastres + toPiastres(part[field]), 0)));

const eachAmount = (valueOf: (field: keyof Amounts) => number): Amounts => ({
  subtotal: valueOf('subtotal'),
  discount: valueOf('discount'),
  shipping: valueOf('shipping'),
  tax: valueOf('tax'),
  total: valueOf('total'),
});
