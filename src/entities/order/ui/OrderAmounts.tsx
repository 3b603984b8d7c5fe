import { useTranslation } from 'react-i18next';

import type { Amounts } from '@contract/money';
import type { Fulfilment } from '@contract/order';
import { isolateLtr } from '@/shared/lib/format';
import { AmountRow, Bill } from '@/shared/ui/bill';

interface OrderAmountsProps {
  /** With the code that the discount came from, where the order knows it. */
  amounts: Amounts & { fulfilment: Fulfilment; promo_code?: string | null };
}

/** The server's amounts, row by row; a discount has a row only where there is one. Speaks the texts of `orders`. */
export function OrderAmounts({ amounts }: OrderAmountsProps) {
  const { t } = useTranslation('orders');
  const { subtotal, discount, fulfilment, shipping, tax, total, promo_code: code } = amounts;
  const discountLabel = code ? t('discountOf', { code: isolateLtr(code) }) : t('discount');

  return (
    <Bill>
      <AmountRow label={t('subtotal')} amount={subtotal} />
      {discount > 0 && <AmountRow label={discountLabel} amount={-discount} />}
      <AmountRow label={t(fulfilment === 'pickup' ? 'fulfilment.pickup' : 'shipping')} amount={shipping} isFreeAtZero />
      <AmountRow label={t('tax')} amount={tax} />
      <AmountRow label={t('total')} amount={total} isTotal />
    </Bill>
  );
}
