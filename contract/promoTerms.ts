import { formatAmount } from './formatAmount';
import { message } from './messages';
import { toPiastres } from './money';
import { MAX_PERCENT, type PromoStatus, type PromoType } from './promoCode';

/** Hundredths of a percent in the whole, as piastres are hundredths of a pound. */
const HUNDRED_PERCENT = toPiastres(MAX_PERCENT);

/** Amounts in piastres, `value` in hundredths: piastres of a fixed discount, hundredths of a percent of the other. */
export interface PromoTerms {
  type: PromoType;
  value: number;
  minPurchase: number;
  /** Days in Africa/Cairo, both inclusive. */
  startsOn: string;
  endsOn: string;
  /** Null is no limit. */
  usageLimit: number | null;
  perCustomerLimit: number | null;
  usedCount: number;
  isActive: boolean;
}

type PromoState = Pick<PromoTerms, 'usedCount' | 'usageLimit'> & { status: PromoStatus; startsOn: string };

/** Why nobody can use a code that is active, or null where somebody can. */
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
  /** Of one pharmacy's lines, before any discount. */
  subtotal: number;
  /** Orders of this customer that took the code and were not cancelled. */
  usedByCustomer: number;
  /** In Africa/Cairo. */
  today: string;
}

/** Why the code takes nothing off these lines now, or null where it does. What the customer can mend comes last. */
export function promoProblem(promo: PromoTerms, { subtotal, usedByCustomer, today }: PromoUse): PromoProblem | null {
  if (!promo.isActive) return 'inactive';
  if (today < promo.startsOn) return 'not_yet_valid';
  if (today > promo.endsOn) return 'expired';
  if (promo.usageLimit !== null && promo.usedCount >= promo.usageLimit) return 'used_up';
  if (promo.perCustomerLimit !== null && usedByCustomer >= promo.perCustomerLimit) return 'used_up_by_you';
  return subtotal < promo.minPurchase ? 'minimum_purchase' : null;
}

/** Whole piastres off these lines: half a piastre rounds up, and never more than the lines cost. */
export const discountOn = (subtotal: number, { type, value }: Pick<PromoTerms, 'type' | 'value'>): number =>
  type === 'fixed' ? Math.min(value, subtotal) : Math.round((subtotal * value) / HUNDRED_PERCENT);

interface RejectedCode {
  problem: PromoProblem;
  /** EGP of lines that the minimum purchase still wants. */
  missing: number;
  start_date: string;
  end_date: string;
}

/** Why a code does not apply, as a message: the form's field and the cart say it alike. */
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
