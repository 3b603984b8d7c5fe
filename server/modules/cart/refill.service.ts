import { LIMITS } from '@contract/limits';
import { closedUntil } from '@contract/pharmacy';
import type { Reordered, ShortfallReason } from '@contract/wire/cart';

import type { Database } from '../../db/database';
import { ConcurrentChange } from '../../db/inTransaction';
import { withSession } from '../sessions/sessions.service';
import { addAllowedUnits, findLines, findOffers } from './cart.repository';
import { type CartOwner, readCart } from './cart.service';

/** How many units of a medication were ordered before. */
export interface WantedUnits {
  medicationId: number;
  quantity: number;
}

type Offer = Awaited<ReturnType<typeof findOffers>>[number];

interface CartRoom {
  /** How many units of this medication are in the cart already. */
  held: number;
  /** How many more lines the cart can take. */
  freeLines: number;
}

/**
 * Fills the cart up to what was ordered before, as far as it is still sold, at today's price and within every rule of the cart. Reports
 * what fell short and why, including what the cart holds already and nobody can order now. It fills up instead of adding, since somebody
 * who presses the button twice, or again after a lost answer, does not want the double amount.
 */
export async function refillCart(db: Database, owner: CartOwner, wishes: readonly WantedUnits[]): Promise<Reordered> {
  // Under the lock of the account: two concurrent refills would each count on the same free space.
  const filled = await withSession(db, owner, (tx) => fill(tx, owner, wishes));
  return {
    cart: await readCart(db, owner),
    added_quantity: filled.reduce((sum, { added }) => sum + added, 0),
    shortfalls: filled.flatMap(({ offer: { medication }, reason, wanted, added }) =>
      reason ? [{ medication, reason, wanted, added }] : [],
    ),
  };
}

async function fill(tx: Database, { userId, sessionId }: CartOwner, wishes: readonly WantedUnits[]) {
  const lines = await findLines(tx, userId);
  const held = new Map(lines.map(({ medication, quantity }) => [medication.id, quantity]));
  const offers = await findOffers(
    tx,
    wishes.map(({ medicationId }) => medicationId),
  );
  const offerById = new Map(offers.map((offer) => [offer.medication.id, offer]));

  const filled = [];
  for (const { medicationId, quantity } of wishes) {
    const offer = offerById.get(medicationId);
    if (!offer) continue;
    const room = { held: held.get(medicationId) ?? 0, freeLines: LIMITS.cartLines - held.size };
    const wanted = Math.max(0, quantity - room.held);
    const added = Math.min(wanted, availableUnits(offer, room));
    if (added > 0) {
      const units = { userId, sessionId, medicationId, quantity: added, additionKey: null };
      if (!(await addAllowedUnits(tx, units, LIMITS.cartLines))) throw new ConcurrentChange();
      held.set(medicationId, room.held + added);
    }
    filled.push({ offer, wanted, added, reason: unavailability(offer) ?? (added < wanted ? lackOf(room) : null) });
  }
  return filled;
}

function availableUnits(offer: Offer, room: CartRoom): number {
  if (unavailability(offer) || isFull(room)) return 0;
  return Math.max(0, offer.stock - room.held);
}

/** Why no unit of it can be ordered at present, or null. */
function unavailability({ isSold, closedUntil: day, stock }: Offer): ShortfallReason | null {
  if (!isSold) return 'not_sold';
  if (closedUntil(day)) return 'closed';
  return stock === 0 ? 'out_of_stock' : null;
}

const isFull = ({ held, freeLines }: CartRoom) => held === 0 && freeLines <= 0;

const lackOf = (room: CartRoom): ShortfallReason => (isFull(room) ? 'cart_full' : 'not_enough_stock');
