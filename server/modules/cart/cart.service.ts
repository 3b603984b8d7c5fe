import { type CartQuantityInput, type CartRemoveInput, QUANTITY, quantityProblem } from '@contract/cart';
import { LIMITS } from '@contract/limits';
import { type Amounts, amountsToEgp, orderAmounts, sumAmounts, toEgp, untilFreeDelivery } from '@contract/money';
import type { Fulfilment } from '@contract/order';
import type { Cart, CartLine, CartQuote } from '@contract/wire/cart';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { conflict, invalidField, notFound, unauthorized } from '../../errors';
import {
  addAllowedUnits,
  type CartRow,
  countLines,
  deleteAllLines,
  deleteLine,
  findLines,
  findQuantity,
  findStock,
  type NewUnits,
  setUnits,
} from './cart.repository';

export { findLines as linesOfCart, lockLines as lockCart, deleteLines as takeOutOfCart } from './cart.repository';
export type { CartRow };

/** Whose cart, and the tax that its quote is made with. */
export interface CartOwner {
  userId: number;
  taxRatePercent: number;
}

/** What one pharmacy sells of a cart: it becomes one order. */
export interface CartPart {
  pharmacy: CartRow['pharmacy'];
  lines: CartRow[];
}

/** Every line in order of adding, with what stands in its way, and the price of each pharmacy's part either way of getting it. */
export const readCart = async (db: Database, { userId, taxRatePercent }: CartOwner): Promise<Cart> =>
  toCart(await findLines(db, userId), taxRatePercent);

/**
 * Adds units to what the cart holds already and answers the new cart.
 * 404 for what is not sold, 409 outOfStock when nothing is left and cartFull for one more line, 422 at `quantity` beyond 10 or beyond the stock (spec, section 5).
 */
export async function addToCart(db: Database, owner: CartOwner, input: CartQuantityInput): Promise<Cart> {
  const units = { userId: owner.userId, medicationId: input.medication_id, quantity: input.quantity };
  if (await addAllowedUnits(db, units)) return readCart(db, owner);
  await assertAllowed(db, units);
  // What stood in the way a moment ago has gone.
  return addToCart(db, owner, input);
}

/** Says why these units cannot be added. */
async function assertAllowed(db: Database, { userId, medicationId, quantity }: NewUnits): Promise<void> {
  const stock = await findStock(db, medicationId);
  if (stock === undefined) throw notFound('medicationNotFound');
  if (stock === 0) throw conflict('outOfStock');
  const held = await findQuantity(db, userId, medicationId);
  assertFits(held + quantity, stock);
  if (held === 0) await assertRoom(db, userId);
}

/** Sets the number of units and answers the new cart. 404 where there is no such line, else the refusals of `addToCart`. */
export async function updateCart(db: Database, owner: CartOwner, input: CartQuantityInput): Promise<Cart> {
  const units = { userId: owner.userId, medicationId: input.medication_id, quantity: input.quantity };
  if ((await findQuantity(db, units.userId, units.medicationId)) === 0) throw notFound('cartItemNotFound');
  const stock = await findStock(db, units.medicationId);
  if (stock === undefined) throw notFound('medicationNotFound');
  if (stock === 0) throw conflict('outOfStock');
  assertFits(units.quantity, stock);
  if (!(await setUnits(db, units))) throw notFound('cartItemNotFound');
  return readCart(db, owner);
}

/** Takes one line out and answers the new cart; 404 where there is no such line. */
export async function removeFromCart(db: Database, owner: CartOwner, input: CartRemoveInput): Promise<Cart> {
  if (!(await deleteLine(db, owner.userId, input.medication_id))) throw notFound('cartItemNotFound');
  return readCart(db, owner);
}

/** Empties the cart; an empty one stays empty. */
export async function emptyCart(db: Database, owner: CartOwner): Promise<Cart> {
  // A checkout of the same customer locks the same lines in another order.
  await inTransaction(db, (tx) => deleteAllLines(tx, owner.userId));
  return readCart(db, owner);
}

async function assertRoom(db: Database, userId: number): Promise<void> {
  const lines = await countLines(db, userId);
  if (lines === undefined) throw unauthorized('sessionEnded');
  if (lines < LIMITS.cartLines) return;
  throw conflict('cartFull', { values: { max: LIMITS.cartLines } });
}

function assertFits(quantity: number, available: number): void {
  const problem = quantityProblem(quantity, { available });
  if (problem) throw invalidField('quantity', problem);
}

/** The wire's cart of these lines, in the order in which they were added. */
export function toCart(rows: readonly CartRow[], taxRatePercent: number): Cart {
  const lines = rows.toSorted((a, b) => a.addedAt.getTime() - b.addedAt.getTime() || a.medication.id - b.medication.id);
  const quotes = partsOf(lines).map((part) => toQuote(part, taxRatePercent));
  return {
    items: lines.map(toLine),
    quotes,
    total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amounts: sumAmounts(quotes.map(({ delivery, pickup }) => delivery ?? pickup)),
    tax_rate_percent: taxRatePercent,
  };
}

export function partsOf(lines: readonly CartRow[]): CartPart[] {
  const parts = new Map<number, CartPart>();
  for (const line of lines) {
    const part = parts.get(line.pharmacy.id);
    if (part) part.lines.push(line);
    else parts.set(line.pharmacy.id, { pharmacy: line.pharmacy, lines: [line] });
  }
  return [...parts.values()];
}

const termsOf = ({ deliveryFee, freeDeliveryThreshold }: CartRow['pharmacy']) => ({
  feePiastres: deliveryFee,
  freeThresholdPiastres: freeDeliveryThreshold,
});

/** What this part costs, in piastres. */
export const amountsOf = ({ pharmacy, lines }: CartPart, fulfilment: Fulfilment, taxRatePercent: number): Amounts =>
  orderAmounts({
    lines: lines.map(({ quantity, medication }) => ({ pricePiastres: medication.price, quantity })),
    fulfilment,
    delivery: termsOf(pharmacy),
    taxRatePercent,
  });

/** Why the line cannot be ordered as it stands, or null. */
export function problemOf({ quantity, isSold, medication: { stock } }: CartRow): CartLine['problem'] {
  if (!isSold) return 'not_sold';
  if (stock === 0) return 'out_of_stock';
  return quantity > stock ? 'not_enough_stock' : null;
}

const toNamed = ({ id, name, nameAr }: { id: number; name: string; nameAr: string }) => ({ id, name, name_ar: nameAr });

function toLine(row: CartRow): CartLine {
  const { quantity, medication, pharmacy } = row;
  return {
    quantity,
    total_price: toEgp(medication.price * quantity),
    problem: problemOf(row),
    medication: {
      ...toNamed(medication),
      image: medication.image,
      price: toEgp(medication.price),
      available_quantity: Math.min(QUANTITY.max, medication.stock),
      pharmacy: toNamed(pharmacy),
    },
  };
}

function toQuote(part: CartPart, taxRatePercent: number): CartQuote {
  const { pharmacy } = part;
  const priceOf = (fulfilment: Fulfilment) => amountsOf(part, fulfilment, taxRatePercent);
  const pickup = priceOf('pickup');
  return {
    pharmacy: { ...toNamed(pharmacy), is_delivery_available: pharmacy.isDeliveryAvailable },
    delivery: pharmacy.isDeliveryAvailable ? amountsToEgp(priceOf('delivery')) : null,
    pickup: amountsToEgp(pickup),
    until_free_delivery: pharmacy.isDeliveryAvailable
      ? toEgp(untilFreeDelivery(pickup.subtotal, termsOf(pharmacy)))
      : 0,
  };
}
