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

/** What is past its end is expired, whether it was switched off or not (spec, section 4). */
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

/** `GET /promo-codes` query string, and that of its page: the newest first unless asked otherwise. */
export const promoListQuery = object({
  ...listFields(STAFF_PAGE_SIZE.promoCodes),
  status: string()
    .oneOf(['all', ...PROMO_STATUSES], message('promoStatusInvalid'))
    .default('all'),
  sort: string().oneOf(PROMO_SORTS, message('sortInvalid')).default('created_at-desc'),
});

export type PromoListQuery = InferType<typeof promoListQuery>;

export const MAX_PERCENT = 100;

/** However it was typed, a code is one code: SAVE20, save20 and save٢٠. */
const normalized = (value: unknown) => (typeof value === 'string' ? normalizeDigits(value).toUpperCase() : value);

const promoCode = strictText().transform(normalized).required(message('promoCodeRequired'));

const uses = numeric()
  .transform(emptyIsNull)
  .typeError(message('usageLimitInvalid'))
  .integer(message('usageLimitInvalid'))
  .min(1, message('usageLimitInvalid'))
  .max(STAFF_LIMITS.promoUses, message('usageLimitTooHigh', { max: STAFF_LIMITS.promoUses }))
  .nullable();

/** What can be said of each field without knowing the others. */
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
/** After the other rule, which is said first: a past end before its start is the slip of a key. */
const notPastEndDate = endDate.when('start_date', (_start, end) =>
  end.test('lasting', message('endDatePast'), (day) => !day || day >= dayInCairo()),
);

/** What a change must leave; amounts in EGP, days in Africa/Cairo, both inclusive (spec, section 5). */
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

/** `POST /promo-codes/create`: an old code may be changed after its end, a new one must not begin with an end in the past. */
export const newPromoCode = promoCodeInput.shape({ end_date: notPastEndDate });

/** `POST /promo-codes/{id}/update`: what is not given stays. How the fields go together is judged of the whole code. */
export const promoCodeChange = object(fields).partial();

export type PromoCodeChange = InferType<typeof promoCodeChange>;

/** `POST /cart/apply-promo-code`; whether there is such a code is for the pharmacies of the cart to say. */
export const promoApplyInput = object({
  code: promoCode.max(STAFF_LIMITS.promoCode.max, message('promoUnknown')),
});

export type PromoApplyInput = InferType<typeof promoApplyInput>;

/** `POST /cart/remove-promo-code`. */
export const promoRemoveInput = object({ pharmacy_id: id('pharmacyRequired').required(message('pharmacyRequired')) });

export type PromoRemoveInput = InferType<typeof promoRemoveInput>;
