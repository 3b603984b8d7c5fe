import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { PromoCode } from '@contract/wire/promoCode';
import { PromoDiscount, PromoStatusLabel } from '@/entities/promo-code';
import { useFormat } from '@/shared/lib/format';

interface DiscountCellProps {
  promo: PromoCode;
  /** Set on a phone, where this cell also shows the status of the code. */
  hasStatus: boolean;
}

/** The discount, and the amount from which it applies. */
export function DiscountCell({ promo, hasStatus }: DiscountCellProps) {
  const { t } = useTranslation('promoCodes');
  const { money } = useFormat();

  return (
    <Stack sx={{ alignItems: 'flex-start', minWidth: 0, lineHeight: 1.4 }}>
      <PromoDiscount promo={promo} />
      {promo.min_purchase > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>
          {t('minPurchase', { amount: money(promo.min_purchase) })}
        </Typography>
      )}
      {hasStatus && <PromoStatusLabel promo={promo} />}
    </Stack>
  );
}
