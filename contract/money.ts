import { type DeliveryTerms, untilFreeDelivery } from './freeDelivery';
import type { Fulfilment } from './order';

/** Money is whole piastres inside the server and EGP with at most two decimals on the wire; 100 piastres are one pound. */
export const toEgp = (piastres: number) => piastres / 100;
export const toPiastres = (egp: number) => Math.round(egp * 100);
export const egpOrNull = (piastres: number | null) => (piastres === null ? null : toEgp(piastres));

/** The dearest that one unit or a delivery may be: a million pounds, so that no sum of a cart leaves the whole numbers. */
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
  /** Whole piastres off the lines; never more than they cost. */
  discountPiastres?: number;
  fulfilment: Fulfilment;
  delivery: DeliveryTerms;
  taxRatePercent: number;
}

/**
 * The one money rule, in piastres: shipping is 0 for pick-up or at or above the pharmacy's threshold, else its fee;
 * tax is a rate on the discounted lines, rounded half up; lines − discount + shipping + tax = total, always.
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

/** The rate has at most two decimals; as a whole number of hundredths, half a piastre stays exactly a half. */
const taxOn = (piastres: number, ratePercent: number) =>
  Math.round((piastres * Math.round(ratePercent * 100)) / 10_000);

/** The wire's form of amounts in piastres. */
export const amountsToEgp = (amounts: Amounts): Amounts => eachAmount((field) => toEgp(amounts[field]));

/** Adds EGP amounts of several orders without the drift of floating point. */
export const sumAmounts = (parts: readonly Amounts[]): Amounts =>
  eachAmount((field) => toEgp(parts.reduce((piastres, part) => piastres + toPiastres(part[field]), 0)));

const eachAmount = (valueOf: (field: keyof Amounts) => number): Amounts => ({
  subtotal: valueOf('subtotal'),
  discount: valueOf('discount'),
  shipping: valueOf('shipping'),
  tax: valueOf('tax'),
  total: valueOf('total'),
});
