import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { dayInCairo } from '@contract/cairoDay';
import { expiryState } from '@contract/product';
import type { ProductRow } from '@contract/wire/product';
import { useFormat } from '@/shared/lib/format';

const COLOR = { expired: 'error.main', soon: 'warning.main' } as const;

/** Why a product is not sold, or soon will not be: it is off sale, expired, or about to expire. */
export function ProductMarks({ product: { expiry_date: date, is_listed: isListed } }: { product: ProductRow }) {
  const { t } = useTranslation('inventory');
  const { date: spell } = useFormat();
  const state = expiryState(date, dayInCairo());

  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      {!isListed && <Chip component="span" size="small" label={t('offSale')} />}
      {date !== null && state !== 'fine' && (
        <Typography component="span" variant="caption" sx={{ color: COLOR[state], fontWeight: 600 }}>
          {t(state === 'expired' ? 'expiredOn' : 'expiresOn', { date: spell(date) })}
        </Typography>
      )}
    </Stack>
  );
}
