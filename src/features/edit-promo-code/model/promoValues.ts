import { dayInCairo } from '@contract/cairoDay';
import type { PromoType } from '@contract/promoCode';
import type { PromoCode } from '@contract/wire/promoCode';

/** The form values of a code, in which a missing limit is an empty field. */
export interface PromoValues {
  code: string;
  type: PromoType;
  value: number | '';
  min_purchase: number | '';
  start_date: string;
  end_date: string;
  usage_limit: number | '';
  per_customer_limit: number | '';
  is_active: boolean;
  description: string;
}

/** A new code is a percentage and active (spec, section 5); it starts today. */
const blank = (): PromoValues => ({
  code: '',
  type: 'percentage',
  value: '',
  min_purchase: '',
  start_date: dayInCairo(),
  end_date: '',
  usage_limit: '',
  per_customer_limit: '',
  is_active: true,
  description: '',
});

export const valuesOf = (promo: PromoCode | undefined): PromoValues =>
  promo
    ? {
        code: promo.code,
        type: promo.type,
        value: promo.value,
        min_purchase: promo.min_purchase === 0 ? '' : promo.min_purchase,
        start_date: promo.start_date,
        end_date: promo.end_date,
        usage_limit: promo.usage_limit ?? '',
        per_customer_limit: promo.per_customer_limit ?? '',
        is_active: promo.is_active,
        description: promo.description,
      }
    : blank();
