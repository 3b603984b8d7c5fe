import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { isOpenAllDay } from '@contract/formatTime';
import { PharmacyPlace, useWorkingDays } from '@/entities/pharmacy';
import { useFormat } from '@/shared/lib/format';
import { DescriptionList } from '@/shared/ui/description-list';
import { Ltr } from '@/shared/ui/ltr';
import { PhoneLink } from '@/shared/ui/phone-link';

import type { ShownPharmacy } from '../model/usePharmacy';

export function ContactCard({ pharmacy }: { pharmacy: ShownPharmacy }) {
  const { t } = useTranslation(['pharmacy', 'common']);
  const { time } = useFormat();
  const { working_days: days, opening_time, closing_time } = pharmacy;
  const workingDays = useWorkingDays(days) ?? t(days.length === 0 ? 'notAvailable' : 'everyDay');

  return (
    <Paper component="section" variant="outlined" sx={{ p: 3, borderRadius: '16px' }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
        {t('contact')}
      </Typography>
      <DescriptionList
        isAside
        items={[
          {
            label: t('phone'),
            value: <PhoneLink phone={pharmacy.phone} />,
          },
          {
            label: t('location'),
            value: <PharmacyPlace pharmacy={pharmacy} />,
          },
          ...(isOpenAllDay(opening_time, closing_time)
            ? [{ label: t('openingHours'), value: t('common:openAllDay') }]
            : [
                { label: t('openingHours'), value: <Ltr>{time(opening_time)}</Ltr> },
                { label: t('closingHours'), value: <Ltr>{time(closing_time)}</Ltr> },
              ]),
          { label: t('workingDays'), value: workingDays },
        ]}
      />
    </Paper>
  );
}
