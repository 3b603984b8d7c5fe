import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { Pharmacy } from '@contract/wire/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';

/** The door to come to, and when it is open. */
export function PickupNote({ pharmacy }: { pharmacy: Pharmacy }) {
  const { t } = useTranslation('checkout');
  const { textOf } = useLanguage();
  const { time } = useFormat();

  return (
    <Typography component="div" variant="body2" color="textSecondary">
      <bdi>{textOf(pharmacy.address, pharmacy.address_ar)}</bdi>
      <div>{t('openHours', { from: time(pharmacy.opening_time), to: time(pharmacy.closing_time) })}</div>
    </Typography>
  );
}
