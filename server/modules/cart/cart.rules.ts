import { dayInCairo } from '@contract/cairoDay';
import { QUANTITY } from '@contract/cart';
import { untilFreeDelivery } from '@contract/freeDelivery';
import { type Amounts, amountsToEgp, egpOrNull, orderAmounts, sumAmounts, toEgp } from '@contract/money';
import type { Fulfilment } from '@contract/order';
import { closedUntil } from '@contract/pharmacy';
import { discountOn, promoProblem } from '@contract/promoTerms';
import type { Cart, CartLine, CartQuote } from '@contract/wire/cart';
import type { KeptPromo } from '@contract/wire/promoCode';

import { fingerprint } from '../../fingerprint';
import type { CartPromo } from '../promoCodes/promoCodes.service';
import type { FoundLine } from './cart.repository';

/** A line, together with the code that the cart keeps for its pharmacy. */
export interface CartRow extends FoundLine {
  promo: CartPromo | null;
  /** A code that the cart keeps and its pharmacy has since deleted. */
  deletedPromoCode: string | null;
}

/** The lines of one pharmacy, which become one order. */
export interface CartPart {
  pharmacy: CartRow['pharmacy'];
  promo: CartPromo | null;
  deletedPromoCode: string | null;
  lines: CartRow[];
}

/** The cart of these lines in the form of the API, in the order in which they were added. */
export function toCart(rows: readonly CartRow[], taxRatePercent: number): Cart {
  const lines = rows.toSorted((a, b) => a.addedAt.getTime() - b.addedAt.getTime() || a.medication.id - b.medication.id);
  const quotes = groupByPharmacy(lines).map((part) => toQuote(part, taxRatePercent));
  return {
    items: lines.map(toLine),
    quotes,
    total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amounts: sumAmounts(quotes.map(({ delivery, pickup }) => delivery ?? pickup)),
    tax_rate_percent: taxRatePercent,
    fingerprint: fingerprintOf(lines),
  };
}

/**
 * Changes with what the lines mean to the customer, whatever they cost. Fields that no screen shows beside a price do not count, so that
 * editing them does not make customers confirm again.
 */
export function fingerprintOf(rows: readonly FoundLine[]): string {
  const lines = rows
    .toSorted((a, b) => a.medication.id - b.medication.id)
    .map(({ quantity, medication: { id, name, nameAr, strength, dosageForm, prescriptionRequired } }) => [
      id,
      quantity,
      name,
      nameAr,
      strength,
      dosageForm,
      prescriptionRequired,
    ]);
  return fingerprint(lines);
}

/** The lines grouped by pharmacy, in an order that does not change with what is added or removed. */
export function groupByPharmacy(lines: readonly CartRow[]): CartPart[] {
  const parts = new Map<number, CartPart>();
  for (const line of lines) {
    const part = parts.get(line.pharmacy.id);
    const { pharmacy, promo, deletedPromoCode } = line;
    if (part) part.lines.push(line);
    else parts.set(pharmacy.id, { pharmacy, promo, deletedPromoCode, lines: [line] });
  }
  return [...parts.values()].toSorted((a, b) => a.pharmacy.id - b.pharmacy.id);
}

const subtotalOf = ({ lines }: CartPart) =>
  lines.reduce((sum, { quantity, medication }) => sum + medication.price * quantity, 0);

/** Why this code takes nothing off the part today; null if it does. */
const problemWith = (promo: CartPromo, part: CartPart) =>
  promoProblem(promo, {
    subtotal: subtotalOf(part),
    usedByCustomer: promo.usedByCustomer,
    today: dayInCairo(),
  });

/** The price of this part in piastres, including what its code takes off. */
export function amountsOf(part: CartPart, fulfilment: Fulfilment, taxRatePercent: number): Amounts {
  const { pharmacy, promo, lines } = part;
  return orderAmounts({
    lines: lines.map(({ quantity, medication }) => ({ pricePiastres: medication.price, quantity })),
    discountPiastres: promo && problemWith(promo, part) === null ? discountOn(subtotalOf(part), promo) : 0,
    fulfilment,
    delivery: pharmacy,
    taxRatePercent,
  });
}

/** A kept code with its state for this part of the cart, in the form of the API. */
export const toKeptPromo = (promo: CartPromo, part: CartPart): KeptPromo => ({
  code: promo.code,
  type: promo.type,
  value: toEgp(promo.value),
  problem: problemWith(promo, part),
  missing: toEgp(Math.max(0, promo.minPurchase - subtotalOf(part))),
  start_date: promo.startsOn,
  end_date: promo.endsOn,
});

/** Whether the line's pharmacy takes orders for it now, whatever the stock. */
const takesOrders = ({ isSold, pharmacy }: CartRow) => isSold && closedUntil(pharmacy.closedUntil) === null;

/** Why the line cannot be ordered as it is, or null. */
export function problemOf({ quantity, isSold, medication: { stock }, pharmacy }: CartRow): CartLine['problem'] {
  if (!isSold) return 'not_sold';
  if (closedUntil(pharmacy.closedUntil)) return 'closed';
  if (stock === 0) return 'out_of_stock';
  return quantity > stock ? 'not_enough_stock' : null;
}

function toLine(row: CartRow): CartLine {
  const { quantity, addedAt, medication, pharmacy } = row;
  return {
    quantity,
    total_price: toEgp(medication.price * quantity),
    added_at: addedAt.toISOString(),
    problem: problemOf(row),
    medication: {
      id: medication.id,
      name: medication.name,
      name_ar: medication.nameAr,
      strength: medication.strength,
      dosage_form: medication.dosageForm,
      prescription_required: medication.prescriptionRequired,
      image: medication.image,
      price: toEgp(medication.price),
      available_quantity: takesOrders(row) ? Math.min(QUANTITY.max, medication.stock) : 0,
      pharmacy: {
        id: pharmacy.id,
        name: pharmacy.name,
        name_ar: pharmacy.nameAr,
        closed_until: closedUntil(pharmacy.closedUntil),
      },
    },
  };
}

/**
 * How much is missing for free delivery. Null also if nothing of the part can be ordered, because the pharmacy is suspended or closed: then
 * nobody should be invited to buy more there.
 */
const missingForFreeDelivery = ({ pharmacy, lines }: CartPart, subtotal: number) =>
  lines.some(takesOrders) ? untilFreeDelivery(subtotal, pharmacy) : null;

function toQuote(part: CartPart, taxRatePercent: number): CartQuote {
  const { pharmacy } = part;
  const priceOf = (fulfilment: Fulfilment) => amountsOf(part, fulfilment, taxRatePercent);
  const pickup = priceOf('pickup');
  return {
    pharmacy: {
      id: pharmacy.id,
      name: pharmacy.name,
      name_ar: pharmacy.nameAr,
      is_delivery_available: pharmacy.isDeliveryAvailable,
    },
    delivery: pharmacy.isDeliveryAvailable ? amountsToEgp(priceOf('delivery')) : null,
    pickup: amountsToEgp(pickup),
    until_free_delivery: pharmacy.isDeliveryAvailable ? egpOrNull(missingForFreeDelivery(part, pickup.subtotal)) : 0,
    promo: part.promo && toKeptPromo(part.promo, part),
    deleted_promo_code: part.deletedPromoCode,
  };
}
