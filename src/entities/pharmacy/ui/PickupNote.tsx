import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { isOpenAllDay } from '@contract/formatTime';
import type { Pharmacy } from '@contract/wire/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';

import { useWorkingDays } from '../model/useWorkingDays';

/** The address, hours and working days for a pick-up. Uses the texts of `orders`. */
export function PickupNote({ pharmacy }: { pharmacy: Pharmacy }) {
  const { t } = useTranslation(['orders', 'common']);
  const { textOf } = useLanguage();
  const { time } = useFormat();
  const { opening_time, closing_time } = pharmacy;
  const workingDays = useWorkingDays(pharmacy.working_days);

  return (
    <Typography component="div" variant="body2" color="textSecondary">
      <bdi>{textOf(pharmacy.address, pharmacy.address_ar)}</bdi>
      <div>
        {isOpenAllDay(opening_time, closing_time)
          ? t('common:openAllDay')
          : t('openHours', { from: time(opening_time), to: time(closing_time) })}
      </div>
      {workingDays && <div>{workingDays}</div>}
    </Typography>
  );
}
