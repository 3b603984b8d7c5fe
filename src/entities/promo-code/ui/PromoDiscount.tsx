import type { PromoCode } from '@contract/wire/promoCode';
import { useFormat } from '@/shared/lib/format';
import { Ltr } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';

/** 12.5% or 50.00 EGP. */
export function PromoDiscount({ promo }: { promo: Pick<PromoCode, 'type' | 'value'> }) {
  const { number } = useFormat();
  return promo.type === 'fixed' ? <Money amount={promo.value} /> : <Ltr>{`${number(promo.value)}%`}</Ltr>;
}
