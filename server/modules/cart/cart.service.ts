import { type CartQuantityInput, type CartRemoveInput, quantityProblem } from '@contract/cart';
import { LIMITS } from '@contract/limits';
import { closedUntil } from '@contract/pharmacy';
import type { Cart } from '@contract/wire/cart';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { conflict, invalidField, notFound, unauthorized, unavailable } from '../../errors';
import type { Session } from '../../plugins/session';
import { withSession } from '../sessions/sessions.service';
import {
  addAllowedUnits,
  type AddedUnits,
  countLines,
  deleteAllLines,
  deleteLine,
  findOffer,
  findQuantity,
  isAdded,
  type NewUnits,
  setUnits,
} from './cart.repository';
import { toCart } from './cart.rules';
import { linesOfCart } from './cartLines.service';
import { deleteAllPromos } from './cartPromos.repository';

export {
  amountsOf,
  type CartPart,
  type CartRow,
  fingerprintOf,
  groupByPharmacy,
  problemOf,
  toCart,
} from './cart.rules';

/** Whose cart it is, and the tax rate of its prices. */
export interface CartOwner extends Pick<Session, 'userId' | 'sessionId'> {
  taxRatePercent: number;
}

/** The whole cart, with what is wrong with each line, and the price of each pharmacy's part for delivery and for pick-up. */
export const readCart = async (
  db: Database,
  { userId, taxRatePercent }: Pick<CartOwner, 'userId' | 'taxRatePercent'>,
): Promise<Cart> => toCart(await linesOfCart(db, userId), taxRatePercent);

/** The reason for a refusal may be gone when it is looked up: in a rush, a stock is sold out and refilled several times in a row. */
const MAX_ATTEMPTS = 10;

/**
 * Up to here lines are added without locking the account, which would cost calls. The limit of the cart holds as long as fewer calls come
 * at once than the other half has lines.
 */
const LINES_WITHOUT_LOCK = LIMITS.cartLines / 2;

/**
 * Adds units to those that the cart contains and returns the new cart. Browsers repeat a call by themselves if the connection is cut before
 * the answer: with the same key it adds nothing more. 404 if the medication is not sold, 409 pharmacyClosed if its pharmacy takes no
 * orders, outOfStock if nothing is left and cartFull for a line too many, 422 at `quantity` beyond 10 or beyond the stock (spec, section
 * 5).
 */
export async function addToCart(
  db: Database,
  owner: CartOwner,
  input: CartQuantityInput,
  additionKey: string | null = null,
): Promise<Cart> {
  const { userId, sessionId } = owner;
  const units = { userId, sessionId, medicationId: input.medication_id, quantity: input.quantity, additionKey };
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const areAdded =
      attempt === 1 ? await addAllowedUnits(db, units, LINES_WITHOUT_LOCK) : await addUnderLock(db, units);
    if (areAdded || (await isAdded(db, units))) return readCart(db, owner);
    await assertAllowed(db, units);
  }
  throw unavailable();
}

const addUnderLock = (db: Database, units: AddedUnits): Promise<boolean> =>
  withSession(db, units, (tx) => addAllowedUnits(tx, units, LIMITS.cartLines));

/** Throws the reason why these units cannot be added. */
async function assertAllowed(db: Database, { userId, medicationId, quantity }: NewUnits): Promise<void> {
  const held = await findQuantity(db, userId, medicationId);
  await assertAvailable(db, medicationId, held + quantity);
  if (held === 0) await assertFreeLine(db, userId);
}

/** Sets the number of units and returns the new cart. 404 if there is no such line, and the refusals of `addToCart`. */
export async function updateCart(db: Database, owner: CartOwner, input: CartQuantityInput): Promise<Cart> {
  const units = { userId: owner.userId, medicationId: input.medication_id, quantity: input.quantity };
  if ((await findQuantity(db, units.userId, units.medicationId)) === 0) throw notFound('cartItemNotFound');
  await assertAvailable(db, units.medicationId, units.quantity);
  if (!(await setUnits(db, units))) throw notFound('cartItemNotFound');
  return readCart(db, owner);
}

/** Removes a line and returns the new cart. A line that is not there is no error, since the call may be repeated after a lost answer. */
export async function removeFromCart(db: Database, owner: CartOwner, input: CartRemoveInput): Promise<Cart> {
  await deleteLine(db, owner.userId, input.medication_id);
  return readCart(db, owner);
}

/** Removes all lines and codes. An empty cart is no error. */
export async function emptyCart(db: Database, owner: CartOwner): Promise<Cart> {
  // A transaction that is tried again: a checkout of the same customer locks these lines in another order.
  await inTransaction(db, async (tx) => {
    await deleteAllLines(tx, owner.userId);
    await deleteAllPromos(tx, owner.userId);
  });
  return readCart(db, owner);
}

async function assertFreeLine(db: Database, userId: number): Promise<void> {
  const lines = await countLines(db, userId);
  if (lines === undefined) throw unauthorized('sessionEnded');
  if (lines < LIMITS.cartLines) return;
  throw conflict('cartFull', { values: { max: LIMITS.cartLines } });
}

async function assertAvailable(db: Database, medicationId: number, quantity: number): Promise<void> {
  const offer = await findOffer(db, medicationId);
  if (!offer) throw notFound('medicationNotFound');
  const day = closedUntil(offer.closedUntil);
  if (day) throw conflict('pharmacyClosed', { values: { day } });
  const available = offer.stock;
  if (available === 0) throw conflict('outOfStock');
  const problem = quantityProblem(quantity, { available });
  if (problem) throw invalidField('quantity', problem);
}
