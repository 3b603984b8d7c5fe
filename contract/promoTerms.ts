import { formatAmount } from './formatAmount';
import { message } from './messages';
import { toPiastres } from './money';
import { MAX_PERCENT, type PromoStatus, type PromoType } from './promoCode';

/** 100 % in hundredths of a percent. They convert like piastres, which are hundredths of a pound. */
const HUNDRED_PERCENT = toPiastres(MAX_PERCENT);

/** Amounts are in piastres. `value` is in piastres for a fixed discount, and in hundredths of a percent for a percentage. */
export interface PromoTerms {
  type: PromoType;
  value: number;
  minPurchase: number;
  /** Days in Africa/Cairo, both inclusive. */
  startsOn: string;
  endsOn: string;
  /** Null means no limit. */
  usageLimit: number | null;
  perCustomerLimit: number | null;
  usedCount: number;
  isActive: boolean;
}

type PromoState = Pick<PromoTerms, 'usedCount' | 'usageLimit'> & { status: PromoStatus; startsOn: string };

/** Why an active code cannot be used by anybody now, or null if it can or if the code is not active. */
export function unusableReason({ status, startsOn, usedCount, usageLimit }: PromoState, today: string) {
  if (status !== 'active') return null;
  if (today < startsOn) return 'not_yet_valid';
  return usageLimit !== null && usedCount >= usageLimit ? 'used_up' : null;
}

export const PROMO_PROBLEMS = [
  'inactive',
  'not_yet_valid',
  'expired',
  'used_up',
  'used_up_by_you',
  'minimum_purchase',
] as const;
export type PromoProblem = (typeof PROMO_PROBLEMS)[number];

interface PromoUse {
  /** The lines of one pharmacy, in piastres before any discount. */
  subtotal: number;
  /** How many orders of this customer used the code and were not cancelled. */
  usedByCustomer: number;
  /** The day in Africa/Cairo. */
  today: string;
}

/** Why the code gives no discount on these lines now, or null if it does. The problem that the customer can solve is checked last. */
export function promoProblem(promo: PromoTerms, { subtotal, usedByCustomer, today }: PromoUse): PromoProblem | null {
  if (!promo.isActive) return 'inactive';
  if (today < promo.startsOn) return 'not_yet_valid';
  if (today > promo.endsOn) return 'expired';
  if (promo.usageLimit !== null && promo.usedCount >= promo.usageLimit) return 'used_up';
  if (promo.perCustomerLimit !== null && usedByCustomer >= promo.perCustomerLimit) return 'used_up_by_you';
  return subtotal < promo.minPurchase ? 'minimum_purchase' : null;
}

/** The discount on these lines in whole piastres: half a piastre is rounded up, and the discount is never more than the lines cost. */
export const discountOn = (subtotal: number, { type, value }: Pick<PromoTerms, 'type' | 'value'>): number =>
  type === 'fixed' ? Math.min(value, subtotal) : Math.round((subtotal * value) / HUNDRED_PERCENT);

interface RejectedCode {
  problem: PromoProblem;
  /** How many EGP of lines are missing for the minimum purchase. */
  missing: number;
  start_date: string;
  end_date: string;
}

/** The message that says why a code does not apply, the same at the form's field and in the cart. */
export function promoRefusal({ problem, missing, start_date, end_date }: RejectedCode): string {
  switch (problem) {
    case 'inactive':
      return message('promoInactive');
    case 'not_yet_valid':
      return message('promoNotYetValid', { day: start_date });
    case 'expired':
      return message('promoExpired', { day: end_date });
    case 'used_up':
      return message('promoUsedUp');
    case 'used_up_by_you':
      return message('promoUsedUpByYou');
    case 'minimum_purchase':
      return message('promoMinimumPurchase', { amount: formatAmount(missing) });
  }
}
