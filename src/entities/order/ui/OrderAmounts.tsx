import { useTranslation } from 'react-i18next';

import type { Amounts } from '@contract/money';
import { AmountRow, Bill } from '@/shared/ui/bill';

/** The server's amounts, row by row; a discount has a row only where there is one. Speaks the texts of `orders`. */
export function OrderAmounts({ amounts }: { amounts: Amounts }) {
  const { t } = useTranslation('orders');
  const { subtotal, discount, shipping, tax, total } = amounts;

  return (
    <Bill>
      <AmountRow label={t('subtotal')} amount={subtotal} />
      {discount > 0 && <AmountRow label={t('discount')} amount={-discount} />}
      <AmountRow label={t('shipping')} amount={shipping} isFreeAtZero />
      <AmountRow label={t('tax')} amount={tax} />
      <AmountRow label={t('total')} amount={total} isTotal />
    </Bill>
  );
}
