import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageHeading } from '@/shared/ui/page-heading';

import { Expiring } from './Expiring';
import { FirstSteps } from './FirstSteps';
import { LowStock } from './LowStock';
import { RecentOrders } from './RecentOrders';
import { StatCards } from './StatCards';
import { Trends } from './Trends';

/** How the pharmacy is doing, and what wants doing today. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { nameOf } = useLanguage();
  const pharmacy = useAppSelector(selectUser)?.pharmacy;

  return (
    <Stack spacing={3}>
      <PageHeading
        title={t('title')}
        heading={pharmacy ? t('welcome', { name: nameOf(pharmacy) }) : undefined}
        subtitle={t('subtitle')}
      />
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
