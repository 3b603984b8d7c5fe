import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { Pharmacy } from '@contract/wire/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';

import { useWorkingDays } from '../model/useWorkingDays';

/** The door to come to, and when and on which days it is open. Speaks the texts of `orders`. */
export function PickupNote({ pharmacy }: { pharmacy: Pharmacy }) {
  const { t } = useTranslation('orders');
  const { textOf } = useLanguage();
  const { time } = useFormat();
  const workingDays = useWorkingDays(pharmacy.working_days);

  return (
    <Typography component="div" variant="body2" color="textSecondary">
      <bdi>{textOf(pharmacy.address, pharmacy.address_ar)}</bdi>
      <div>{t('openHours', { from: time(pharmacy.opening_time), to: time(pharmacy.closing_time) })}</div>
      {workingDays && <div>{workingDays}</div>}
    </Typography>
  );
}
