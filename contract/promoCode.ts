import { type InferType, object, string } from 'yup';

import { dayInCairo } from './cairoDay';
import { normalizeDigits } from './latinDigits';
import { message } from './messages';
import { MAX_EGP, toEgp } from './money';
import { STAFF_LIMITS, STAFF_PAGE_SIZE } from './staffLimits';
import { emptyIsNull } from './validation/emptyIsNull';
import { endDay } from './validation/endDay';
import {
  amount,
  calendarDay,
  flag,
  id,
  lines,
  listFields,
  noCardNumber,
  numeric,
  strictText,
} from './validation/fields';

export const PROMO_TYPES = ['percentage', 'fixed'] as const;
export type PromoType = (typeof PROMO_TYPES)[number];

export const PROMO_STATUSES = ['active', 'inactive', 'expired'] as const;
export type PromoStatus = (typeof PROMO_STATUSES)[number];

/** A code past its last day is expired, even if it was switched off before (spec, section 4). */
export function promoStatusOf({ is_active, is_expired }: { is_active: boolean; is_expired: boolean }): PromoStatus {
  if (is_expired) return 'expired';
  return is_active ? 'active' : 'inactive';
}

const PROMO_SORTS = [
  'created_at-desc',
  'code-asc',
  'code-desc',
  'discount-asc',
  'discount-desc',
  'end_date-asc',
  'end_date-desc',
] as const;
export type PromoSort = (typeof PROMO_SORTS)[number];

/** `GET /promo-codes` query string, and that of the promo codes page. */
export const promoListQuery = object({
  ...listFields(STAFF_PAGE_SIZE.promoCodes),
  status: string()
    .oneOf(['all', ...PROMO_STATUSES], message('promoStatusInvalid'))
    .default('all'),
  sort: string().oneOf(PROMO_SORTS, message('sortInvalid')).default('created_at-desc'),
});

export type PromoListQuery = InferType<typeof promoListQuery>;

export const MAX_PERCENT = 100;

/** The same code in any spelling: SAVE20, save20 and save٢٠. */
const normalized = (value: unknown) => (typeof value === 'string' ? normalizeDigits(value).toUpperCase() : value);

const promoCode = strictText().transform(normalized).required(message('promoCodeRequired'));

const uses = numeric()
  .transform(emptyIsNull)
  .typeError(message('usageLimitInvalid'))
  .integer(message('usageLimitInvalid'))
  .min(1, message('usageLimitInvalid'))
  .max(STAFF_LIMITS.promoUses, message('usageLimitTooHigh', { max: STAFF_LIMITS.promoUses }))
  .nullable();

/** The rules for each field that do not depend on other fields. */
const fields = {
  code: promoCode
    .min(STAFF_LIMITS.promoCode.min, message('promoCodeTooShort', { min: STAFF_LIMITS.promoCode.min }))
    .max(STAFF_LIMITS.promoCode.max, message('promoCodeTooLong', { max: STAFF_LIMITS.promoCode.max }))
    .matches(/^[A-Z0-9_-]*$/, message('promoCodeInvalid')),
  type: string().oneOf(PROMO_TYPES, message('promoTypeInvalid')),
  value: amount(message('promoValueInvalid'))
    .required(message('promoValueRequired'))
    .min(toEgp(1), message('promoValueInvalid')),
  min_purchase: amount(message('minPurchaseInvalid'))
    .transform(emptyIsNull)
    .min(0, message('minPurchaseInvalid'))
    .max(MAX_EGP, message('promoAmountTooHigh', { max: MAX_EGP }))
    .nullable(),
  start_date: calendarDay().required(message('startDateRequired')),
  end_date: calendarDay().required(message('endDateRequired')),
  usage_limit: uses,
  per_customer_limit: uses,
  is_active: flag(),
  description: lines(STAFF_LIMITS.promoDescription, 'descriptionTooLong').test(noCardNumber),
};

const endDate = endDay('start_date');
/**
 * Added after the rule that the end must not precede the start, so that this one is reported first: if both are broken, the end date is
 * probably a typo.
 */
const notPastEndDate = endDate.when('start_date', (_start, end) =>
  end.test('lasting', message('endDatePast'), (day) => !day || day >= dayInCairo()),
);

/**
 * The rules for a whole code, which must hold after any change. Amounts are in EGP, days in Africa/Cairo and both inclusive (spec, section
 * 5).
 */
export const promoCodeInput = object({
  ...fields,
  type: fields.type.default('percentage'),
  value: fields.value.when('type', {
    is: 'fixed',
    then: (value) => value.max(MAX_EGP, message('promoAmountTooHigh', { max: MAX_EGP })),
    otherwise: (value) => value.max(MAX_PERCENT, message('promoPercentTooHigh', { max: MAX_PERCENT })),
  }),
  min_purchase: fields.min_purchase.default(null),
  end_date: endDate,
  usage_limit: uses.default(null),
  per_customer_limit: uses
    .default(null)
    .when('usage_limit', ([limit]: unknown[], own) =>
      typeof limit === 'number' ? own.max(limit, message('customerLimitBeyondUsage')) : own,
    ),
  is_active: fields.is_active.default(true),
  description: fields.description.default(''),
});

export type PromoCodeInput = InferType<typeof promoCodeInput>;

/** `POST /promo-codes/create`. Only a new code must not end in the past: an old code may still be edited after its end. */
export const newPromoCode = promoCodeInput.shape({ end_date: notPastEndDate });

/**
 * `POST /promo-codes/{id}/update`: fields that are left out stay as they are. How the fields fit together is checked on the resulting code.
 */
export const promoCodeChange = object(fields).partial();

export type PromoCodeChange = InferType<typeof promoCodeChange>;

/** `POST /cart/apply-promo-code`. Whether the code exists depends on the pharmacies of the cart. */
export const promoApplyInput = object({
  code: promoCode.max(STAFF_LIMITS.promoCode.max, message('promoUnknown')),
});

export type PromoApplyInput = InferType<typeof promoApplyInput>;

/** `POST /cart/remove-promo-code`. */
export const promoRemoveInput = object({ pharmacy_id: id('pharmacyRequired').required(message('pharmacyRequired')) });

export type PromoRemoveInput = InferType<typeof promoRemoveInput>;
