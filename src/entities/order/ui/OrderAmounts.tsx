import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import type { Amounts } from '@contract/money';
import { Money } from '@/shared/ui/money';

const TOTAL = { fontWeight: 600, fontSize: '1.1rem', pt: 1, borderBlockStart: 1, borderColor: 'divider' };

/** The server's amounts, row by row. Tax and discount have a row only where there is something to say. */
export function OrderAmounts({ amounts }: { amounts: Amounts }) {
  const { t } = useTranslation(['orders', 'common']);
  const { subtotal, discount, shipping, tax, total } = amounts;

  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, m: 0, '& dd': { m: 0, textAlign: 'end' } }}
    >
      <dt>{t('orders:subtotal')}</dt>
      <dd>
        <Money amount={subtotal} />
      </dd>
      {discount > 0 && (
        <>
          <dt>{t('orders:discount')}</dt>
          <dd>
            −<Money amount={discount} />
          </dd>
        </>
      )}
      <dt>{t('orders:shipping')}</dt>
      <dd>{shipping === 0 ? t('common:free') : <Money amount={shipping} />}</dd>
      <dt>{t('orders:tax')}</dt>
      <dd>
        <Money amount={tax} />
      </dd>
      <Box component="dt" sx={TOTAL}>
        {t('orders:total')}
      </Box>
      <Box component="dd" sx={TOTAL}>
        <Money amount={total} />
      </Box>
    </Box>
  );
}
