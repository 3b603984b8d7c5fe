import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { ConfirmEmailNotice } from '@/features/confirm-email';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

import { Expiring } from './Expiring';
import { FirstSteps } from './FirstSteps';
import { Greeting } from './Greeting';
import { LowStock } from './LowStock';
import { RecentOrders } from './RecentOrders';
import { StatCards } from './StatCards';
import { Trends } from './Trends';

/** How the pharmacy is doing, and what needs attention today. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const status = useAppSelector(selectUser)?.pharmacy?.status;

  return (
    <Stack spacing={3}>
      <ConfirmEmailNotice label={t('confirmEmail.again')} failedText={t('confirmEmail.failed')}>
        {t(status === 'pending' ? 'confirmEmail.pending' : 'confirmEmail.body')}
      </ConfirmEmailNotice>
      <Greeting />
      <FirstSteps />
      <StatCards />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <RecentOrders />
        <Stack spacing={3}>
          <LowStock />
          <Expiring />
        </Stack>
      </Box>
      <Trends />
    </Stack>
  );
}
