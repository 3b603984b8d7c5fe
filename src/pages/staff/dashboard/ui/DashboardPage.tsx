import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageTitle } from '@/shared/ui/page-title';

import { Expiring } from './Expiring';
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
      <PageTitle title={t('title')} />
      <div>
        <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {pharmacy ? t('welcome', { name: nameOf(pharmacy) }) : t('title')}
        </Typography>
        <Typography color="textSecondary">{t('subtitle')}</Typography>
      </div>
      <StatCards />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
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
