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

/** A line, with the code that is kept for its pharmacy. */
export interface CartRow extends FoundLine {
  promo: CartPromo | null;
  /** Kept, and deleted by its pharmacy since. */
  deletedPromoCode: string | null;
}

/** What one pharmacy sells of a cart: it becomes one order. */
export interface CartPart {
  pharmacy: CartRow['pharmacy'];
  promo: CartPromo | null;
  deletedPromoCode: string | null;
  lines: CartRow[];
}

/** The wire's cart of these lines, in the order in which they were added. */
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

/** What the lines are to the person who buys them, whatever they cost. What no screen shows beside a price may be edited without anybody being asked again. */
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

/** By pharmacy, so that none changes its place with what else is put in or taken out. */
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

/** Why this code takes nothing off the part today, or null where it does. */
const problemWith = (promo: CartPromo, part: CartPart) =>
  promoProblem(promo, {
    subtotal: subtotalOf(part),
    usedByCustomer: promo.usedByCustomer,
    today: dayInCairo(),
  });

/** What this part costs, in piastres, with what its code takes off the lines. */
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

/** How a code stands with this part of a cart, in the wire's form. */
export const toKeptPromo = (promo: CartPromo, part: CartPart): KeptPromo => ({
  code: promo.code,
  type: promo.type,
  value: toEgp(promo.value),
  problem: problemWith(promo, part),
  missing: toEgp(Math.max(0, promo.minPurchase - subtotalOf(part))),
  start_date: promo.startsOn,
  end_date: promo.endsOn,
});

/** Whether its pharmacy takes orders for it now, however much is in stock. */
const takesOrders = ({ isSold, pharmacy }: CartRow) => isSold && closedUntil(pharmacy.closedUntil) === null;

/** Why the line cannot be ordered as it stands, or null. */
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

/** Null also where nothing of the part can be ordered, its pharmacy being suspended or closed: nobody is sent there for more. */
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
