import { message } from '@contract/messages';
import { toEgp, toPiastres } from '@contract/money';
import { type PromoCodeChange, type PromoCodeInput, promoCodeInput, type PromoListQuery } from '@contract/promoCode';
import type { PromoCode } from '@contract/wire/promoCode';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { invalidField, notFound } from '../../errors';
import type { Listed } from '../../http';
import {
  deletePromoRow,
  findPromo,
  findPromos,
  type FoundPromo,
  insertPromo,
  isCodeTaken,
  lockPromo,
  type PromoValues,
  updatePromoRow,
} from './promoCodes.repository';

export {
  type CartPromo,
  findCartPromos,
  findPromosByCode,
  lockCartPromos,
  redeemPromos,
  undoRedemption,
} from './promoCodes.repository';

/** One page of the pharmacy's codes, the newest first by default; `q` searches code and description. */
export async function listPromos(db: Database, pharmacyId: number, query: PromoListQuery): Promise<Listed<PromoCode>> {
  const { rows, total } = await findPromos(db, pharmacyId, query);
  return { rows: rows.map(toPromo), total };
}

/** 422 at `code` if the pharmacy already has one of this name. */
export async function createPromo(db: Database, pharmacyId: number, input: PromoCodeInput): Promise<PromoCode> {
  const id = await insertPromo(db, pharmacyId, toValues(input));
  if (id === undefined) throw codeTaken();
  return getPromo(db, pharmacyId, id);
}

/**
 * Fields that are not given stay as they are; the result is validated as a whole, under the lock. Placed orders keep their discount. 404
 * for a code of another pharmacy; 422 at `code` for a name that is taken, and at `usage_limit` for less than the number of uses so far.
 */
export const updatePromo = (
  db: Database,
  pharmacyId: number,
  { id, change }: { id: number; change: PromoCodeChange },
): Promise<PromoCode> =>
  inTransaction(db, async (tx) => {
    const found = await lockPromo(tx, pharmacyId, id);
    if (!found) throw notFound('promoNotFound');
    const input = promoCodeInput.validateSync(
      { ...toPromo(found), ...change },
      { abortEarly: false, stripUnknown: true },
    );
    const used = found.usedCount;
    if (input.usage_limit !== null && input.usage_limit < used) {
      throw invalidField('usage_limit', message('usageLimitBelowUsed', { used }));
    }
    if (await isCodeTaken(tx, pharmacyId, input.code, id)) throw codeTaken();
    await updatePromoRow(tx, pharmacyId, id, toValues(input));
    return getPromo(tx, pharmacyId, id);
  });

/** Orders that used the code keep its name and their discount, and carts keep its name. 404 for a code of another pharmacy. */
export async function deletePromo(db: Database, pharmacyId: number, id: number): Promise<void> {
  // Tried again on a conflict: an order that is being cancelled has locked its use of the code, which is deleted together with the code.
  const isDeleted = await inTransaction(db, (tx) => deletePromoRow(tx, pharmacyId, id));
  if (!isDeleted) throw notFound('promoNotFound');
}

/** 404 for a code of another pharmacy. */
export async function getPromo(db: Database, pharmacyId: number, id: number): Promise<PromoCode> {
  const promo = await findPromo(db, pharmacyId, id);
  if (!promo) throw notFound('promoNotFound');
  return toPromo(promo);
}

const codeTaken = () => invalidField('code', message('promoCodeTaken'));

const toValues = (input: PromoCodeInput): PromoValues => ({
  code: input.code,
  type: input.type,
  // Both kinds have two decimals: piastres of a pound, or hundredths of a percent.
  value: toPiastres(input.value),
  minPurchase: toPiastres(input.min_purchase ?? 0),
  startsOn: input.start_date,
  endsOn: input.end_date,
  usageLimit: input.usage_limit,
  perCustomerLimit: input.per_customer_limit,
  isActive: input.is_active,
  description: input.description,
});

const toPromo = (promo: FoundPromo): PromoCode => ({
  id: promo.id,
  code: promo.code,
  type: promo.type,
  value: toEgp(promo.value),
  min_purchase: toEgp(promo.minPurchase),
  start_date: promo.startsOn,
  end_date: promo.endsOn,
  usage_limit: promo.usageLimit,
  per_customer_limit: promo.perCustomerLimit,
  used_count: promo.usedCount,
  description: promo.description,
  is_active: promo.isActive,
  is_expired: promo.isExpired,
});
