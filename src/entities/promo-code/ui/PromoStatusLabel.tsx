import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { dayInCairo } from '@contract/cairoDay';
import { type PromoStatus, promoStatusOf } from '@contract/promoCode';
import { unusableReason } from '@contract/promoTerms';
import type { PromoCode } from '@contract/wire/promoCode';
import { useCalendarDay } from '@/shared/lib/format';
import { StatusChip, type StatusColor } from '@/shared/ui/status-chip';

const COLOR = { active: 'green', inactive: 'grey', expired: 'red' } as const satisfies Record<PromoStatus, StatusColor>;

/** The status of a promo code and, if an active one cannot be used, the reason. Uses the texts of `promoCodes`. */
export function PromoStatusLabel({ promo }: { promo: PromoCode }) {
  const { t } = useTranslation('promoCodes');
  const { shortDay } = useCalendarDay();
  const status = promoStatusOf(promo);
  const { start_date: startsOn, used_count: usedCount, usage_limit: usageLimit } = promo;
  const reason = unusableReason({ status, startsOn, usedCount, usageLimit }, dayInCairo());

  return (
    <Stack sx={{ alignItems: 'flex-start', minWidth: 0 }}>
      <StatusChip color={COLOR[status]} label={t(`status.${status}`)} />
      {reason && (
        <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>
          {t(`unusable.${reason}`, { day: shortDay(startsOn) })}
        </Typography>
      )}
    </Stack>
  );
}
