import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { PromoCode } from '@contract/wire/promoCode';
import { useFormat } from '@/shared/lib/format';
import { HiddenText } from '@/shared/ui/hidden-text';

interface UsageCellProps {
  promo: PromoCode;
  /** Set where no heading of a column says what is counted. */
  isInWords?: boolean;
}

/** Shows "3 / 10", which screen readers get in words. */
export function UsageCell({ promo, isInWords = false }: UsageCellProps) {
  const { t } = useTranslation('promoCodes');
  const { number } = useFormat();
  const { usage_limit, per_customer_limit } = promo;
  const used = number(promo.used_count);
  const limit = usage_limit === null ? undefined : number(usage_limit);
  const words = limit === undefined ? t('usedUnlimited', { used }) : t('usedOf', { used, limit });

  return (
    <Stack sx={{ lineHeight: 1.4 }}>
      {isInWords ? (
        <Typography variant="caption" sx={{ whiteSpace: 'normal' }}>
          {words}
        </Typography>
      ) : (
        <Typography variant="body2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <span aria-hidden>{limit === undefined ? t('usedFreely', { used }) : t('used', { used, limit })}</span>
          <HiddenText>{words}</HiddenText>
        </Typography>
      )}
      {per_customer_limit !== null && (
        <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'normal' }}>
          {t('perCustomer', { limit: number(per_customer_limit) })}
        </Typography>
      )}
    </Stack>
  );
}
