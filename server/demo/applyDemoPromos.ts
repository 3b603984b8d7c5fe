import { dayInCairo } from '@contract/cairoDay';
import { discountOn, promoProblem, type PromoTerms } from '@contract/promoTerms';

import type { promoRedemptions } from '../db/schema';
import type { PurchaseRows } from './rowsOfPurchase';
import type { SeedRow } from './seedRows';

export interface Promo extends PromoTerms {
  id: number;
  pharmacyId: number;
  code: string;
}

/** Only every third order uses a code. */
const ORDERS_FOR_A_CODE = 3;

/**
 * Applies the codes to some of the orders, in the order in which they were placed and by the rules of the checkout, and counts their uses
 * up to now: a cancelled order gives its use back. Returns the redemptions.
 */
export function applyDemoPromos(rows: PurchaseRows, promos: readonly Promo[]): SeedRow<typeof promoRedemptions>[] {
  const redeemed: SeedRow<typeof promoRedemptions>[] = [];
  const purchases = new Map(rows.purchases.map((purchase) => [purchase.id, purchase]));
  for (const [index, order] of rows.orders.entries()) {
    const { id = 0, subtotal, userId, pharmacyId, createdAt } = order;
    const usedByCustomer = (promoCodeId: number) =>
      redeemed.filter((each) => each.userId === userId && each.promoCodeId === promoCodeId).length;
    const today = dayInCairo(createdAt);
    const promo =
      index % ORDERS_FOR_A_CODE === 0 &&
      promos.find(
        (each) =>
          each.pharmacyId === pharmacyId &&
          promoProblem(each, { subtotal, usedByCustomer: usedByCustomer(each.id), today }) === null,
      );
    order.promoCode = promo ? promo.code : null;
    if (!promo) continue;
    const discount = discountOn(subtotal, promo);
    order.discount = discount;
    order.total -= discount;
    const purchase = purchases.get(order.purchaseId);
    if (purchase) purchase.total -= discount;
    if (order.status === 'cancelled') continue;
    redeemed.push({ orderId: id, promoCodeId: promo.id, userId });
    promo.usedCount += 1;
  }
  return redeemed;
}
