import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { dayInCairo } from '@contract/cairoDay';
import { expiryState } from '@contract/product';
import type { ProductRow } from '@contract/wire/product';
import { useFormat } from '@/shared/lib/format';

const COLOR = { expired: 'error', soon: 'warning' } as const;

/** What keeps a product from being sold, or soon will: it is off sale, past its date or close to it. */
export function ProductMarks({ product: { expiry_date: date, is_listed: isListed } }: { product: ProductRow }) {
  const { t } = useTranslation('inventory');
  const { date: spell } = useFormat();
  const state = expiryState(date, dayInCairo());

  return (
    <Stack component="span" direction="row" spacing={0.5}>
      {!isListed && <Chip component="span" size="small" label={t('offSale')} />}
      {date !== null && state !== 'fine' && (
        <Chip
          component="span"
          size="small"
          variant="outlined"
          color={COLOR[state]}
          label={t(state === 'expired' ? 'expiredOn' : 'expiresOn', { date: spell(date) })}
        />
      )}
    </Stack>
  );
}
