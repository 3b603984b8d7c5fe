import { formatAmount } from '@contract/formatAmount';
import { message } from '@contract/messages';
import type { PromoApplyInput, PromoRemoveInput } from '@contract/promoCode';
import { promoRefusal } from '@contract/promoTerms';
import type { Cart } from '@contract/wire/cart';

import type { Database } from '../../db/database';
import { invalidField } from '../../errors';
import { findPromosByCode } from '../promoCodes/promoCodes.service';
import { withSession } from '../sessions/sessions.service';
import { type CartPart, groupByPharmacy, toKeptPromo } from './cart.rules';
import { type CartOwner, readCart } from './cart.service';
import { linesOfCart } from './cartLines.service';
import { deletePromoOf, keepPromos } from './cartPromos.repository';

/**
 * Keeps a code for each pharmacy of the cart that has it and to whose lines it applies, in place of the former one, and returns the new
 * cart. 422 at `code` with the exact reason if it applies to none (decisions/0023).
 */
export async function applyPromo(db: Database, owner: CartOwner, { code }: PromoApplyInput): Promise<Cart> {
  const { userId } = owner;
  await withSession(db, owner, async (tx) => {
    const parts = groupByPharmacy(await linesOfCart(tx, userId));
    const promos = await findPromosByCode(
      tx,
      userId,
      code,
      parts.map(({ pharmacy }) => pharmacy.id),
    );
    const offers = parts.flatMap((part) => {
      const promo = promos.find(({ pharmacyId }) => pharmacyId === part.pharmacy.id);
      return promo ? [{ promo, pharmacy: part.pharmacy, ...toKeptPromo(promo, part) }] : [];
    });
    const applicable = offers.filter(({ problem }) => problem === null);
    if (applicable.length === 0) throw invalidField('code', refusalText(offers, parts));
    await keepPromos(
      tx,
      applicable.map(({ promo: { id, pharmacyId } }) => ({ userId, pharmacyId, promoCodeId: id, code })),
    );
  });
  return readCart(db, owner);
}

type Offer = ReturnType<typeof toKeptPromo> & Pick<CartPart, 'pharmacy'>;

/** If several pharmacies refuse the code, the reason is that of the first in the cart. */
function refusalText([first]: readonly Offer[], { length }: readonly CartPart[]): string {
  if (!first?.problem) return message('promoUnknown');
  const {
    problem,
    missing,
    pharmacy: { name, nameAr },
  } = first;
  // The message names the pharmacy if there are several in the cart.
  return problem === 'minimum_purchase' && length > 1
    ? message('promoMinimumPurchaseAt', { amount: formatAmount(missing), pharmacy: name, pharmacy_ar: nameAr })
    : promoRefusal({ ...first, problem });
}

/**
 * Removes the code of one pharmacy and returns the new cart. A missing code is no error, since the call may be repeated after a lost
 * answer.
 */
export async function removePromo(db: Database, owner: CartOwner, input: PromoRemoveInput): Promise<Cart> {
  await deletePromoOf(db, owner.userId, input.pharmacy_id);
  return readCart(db, owner);
}
