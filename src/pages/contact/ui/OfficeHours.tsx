import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { ContactCard } from './ContactCard';

export function OfficeHours() {
  const { t } = useTranslation('contact');
  const days = [
    { day: t('hours.week'), times: t('hours.weekTimes') },
    { day: t('hours.friday'), times: t('hours.closed') },
    { day: t('hours.saturday'), times: t('hours.closed') },
  ];

  return (
    <ContactCard title={t('hours.title')}>
      <Stack component="dl" spacing={1} sx={{ m: 0 }}>
        {days.map(({ day, times }) => (
          <Stack key={day} direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
            <dt>{day}</dt>
            <Stack component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {times}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </ContactCard>
  );
}
