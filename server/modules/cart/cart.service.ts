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

/** Whose cart, and the tax that its quote is made with. */
export interface CartOwner extends Pick<Session, 'userId' | 'sessionId'> {
  taxRatePercent: number;
}

/** Every line in order of adding, with what stands in its way, and the price of each pharmacy's part either way of getting it. */
export const readCart = async (
  db: Database,
  { userId, taxRatePercent }: Pick<CartOwner, 'userId' | 'taxRatePercent'>,
): Promise<Cart> => toCart(await linesOfCart(db, userId), taxRatePercent);

/** What stands in the way of adding may go while it is looked at; a shelf in a rush empties and fills several times in a row. */
const MAX_ATTEMPTS = 10;

/** Up to here a cart grows without its account's lock, which costs calls. It is kept to its limit while fewer than the other half come at once. */
const LINES_WITHOUT_LOCK = LIMITS.cartLines / 2;

/**
 * Adds units to what the cart holds already and answers the new cart. A browser sends a call again by itself where the connection is cut before
 * the answer: with the same key it adds nothing more.
 * 404 for what is not sold, 409 pharmacyClosed where no orders are taken, outOfStock when nothing is left and cartFull for one more line, 422 at `quantity` beyond 10 or beyond the stock (spec, section 5).
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

/** Says why these units cannot be added. */
async function assertAllowed(db: Database, { userId, medicationId, quantity }: NewUnits): Promise<void> {
  const held = await findQuantity(db, userId, medicationId);
  await assertAvailable(db, medicationId, held + quantity);
  if (held === 0) await assertFreeLine(db, userId);
}

/** Sets the number of units and answers the new cart. 404 where there is no such line, else the refusals of `addToCart`. */
export async function updateCart(db: Database, owner: CartOwner, input: CartQuantityInput): Promise<Cart> {
  const units = { userId: owner.userId, medicationId: input.medication_id, quantity: input.quantity };
  if ((await findQuantity(db, units.userId, units.medicationId)) === 0) throw notFound('cartItemNotFound');
  await assertAvailable(db, units.medicationId, units.quantity);
  if (!(await setUnits(db, units))) throw notFound('cartItemNotFound');
  return readCart(db, owner);
}

/** Takes one line out and answers the new cart; one that is out stays out, for whoever lost the first answer. */
export async function removeFromCart(db: Database, owner: CartOwner, input: CartRemoveInput): Promise<Cart> {
  await deleteLine(db, owner.userId, input.medication_id);
  return readCart(db, owner);
}

/** Empties the cart, codes included; an empty one stays empty. */
export async function emptyCart(db: Database, owner: CartOwner): Promise<Cart> {
  // A checkout of the same customer locks the same lines in another order.
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
