/** Money is whole piastres inside the server and EGP with at most two decimals on the wire; 100 piastres are one pound. */
export const toEgp = (piastres: number) => piastres / 100;
export const toPiastres = (egp: number) => Math.round(egp * 100);

export interface Amounts {
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
}

export const AMOUNT_FIELDS = ['subtotal', 'discount', 'shipping', 'tax', 'total'] as const satisfies (keyof Amounts)[];

interface DeliveryTerms {
  feePiastres: number;
  freeThresholdPiastres: number;
}

interface OrderMoney {
  lines: readonly { pricePiastres: number; quantity: number }[];
  /** Whole piastres off the lines; never more than they cost. */
  discountPiastres?: number;
  fulfilment: 'delivery' | 'pickup';
  delivery: DeliveryTerms;
  taxRatePercent: number;
}

/**
 * The one money rule, in piastres: shipping is 0 for pick-up or at or above the pharmacy's threshold, else its fee;
 * tax is a rate on the discounted lines, rounded half up; lines − discount + shipping + tax = total, always.
 */
export function orderAmounts({ lines, discountPiastres = 0, fulfilment, delivery, taxRatePercent }: OrderMoney): Amounts {
  const subtotal = lines.reduce((sum, { pricePiastres, quantity }) => sum + pricePiastres * quantity, 0);
  const discount = Math.min(discountPiastres, subtotal);
  const isFree = fulfilment === 'pickup' || subtotal >= delivery.freeThresholdPiastres;
  const shipping = isFree ? 0 : delivery.feePiastres;
  const tax = Math.round(((subtotal - discount) * taxRatePercent) / 100);
  return { subtotal, discount, shipping, tax, total: subtotal - discount + shipping + tax };
}

/** Piastres that are still missing for free delivery; 0 when it is free already. */
export const untilFreeDelivery = (subtotalPiastres: number, { freeThresholdPiastres }: DeliveryTerms) =>
  Math.max(0, freeThresholdPiastres - subtotalPiastres);

const NOTHING: Amounts = { subtotal: 0, discount: 0, shipping: 0, tax: 0, total: 0 };

/** Adds EGP amounts of several orders without the drift of floating point. */
export function sumAmounts(parts: readonly Amounts[]): Amounts {
  const sum = (field: keyof Amounts) => toEgp(parts.reduce((total, part) => total + toPiastres(part[field]), 0));
  return Object.fromEntries(Object.keys(NOTHING).map((field) => [field, sum(field as keyof Amounts)])) as unknown as Amounts;
}
