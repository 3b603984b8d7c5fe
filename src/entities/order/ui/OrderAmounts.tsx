import { useTranslation } from 'react-i18next';

import type { Amounts } from '@contract/money';
import type { Fulfilment } from '@contract/order';
import type { OrderDetails } from '@contract/wire/order';
import { isolateLtr } from '@/shared/lib/format';
import { AmountRow, Bill } from '@/shared/ui/bill';

type Returned = Pick<OrderDetails, 'refunded_amount' | 'refunding_amount' | 'refused_amount'>;

interface OrderAmountsProps {
  /** With the promo code of the discount, if it is known. */
  amounts: Amounts & Partial<Returned> & { fulfilment: Fulfilment; promo_code?: string | null };
}

/** The amounts that the server computed. Discounts and refunds have a row only if there are any. Uses the texts of `orders`. */
export function OrderAmounts({ amounts }: OrderAmountsProps) {
  const { t } = useTranslation('orders');
  const { subtotal, discount, fulfilment, shipping, tax, total, promo_code: code } = amounts;
  const { refunded_amount: refunded = 0, refunding_amount: refunding = 0, refused_amount: refused = 0 } = amounts;
  const discountLabel = code ? t('discountOf', { code: isolateLtr(code) }) : t('discount');

  return (
    <Bill>
      <AmountRow label={t('subtotal')} amount={subtotal} />
      {discount > 0 && <AmountRow label={discountLabel} amount={-discount} />}
      <AmountRow label={t(fulfilment === 'pickup' ? 'fulfilment.pickup' : 'shipping')} amount={shipping} isFreeAtZero />
      <AmountRow label={t('tax')} amount={tax} />
      <AmountRow label={t('total')} amount={total} isTotal />
      {refunded > 0 && <AmountRow label={t('refunded')} amount={-refunded} />}
      {refunding > 0 && <AmountRow label={t('refunding')} amount={-refunding} />}
      {refused > 0 && <AmountRow label={t('refundRefused')} amount={-refused} />}
    </Bill>
  );
}
