import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { ConfirmEmailNotice } from '@/features/confirm-email';
import { useListQuery } from '@/shared/lib/list-query';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageTitle } from '@/shared/ui/page-title';

import { dashboardQuery, TABS } from '../model/dashboardQuery';
import { OrdersTab } from './OrdersTab';
import { OverviewTab } from './OverviewTab';
import { PlacedNotice } from './PlacedNotice';
import { SideColumn } from './SideColumn';

export function CustomerOverviewPage() {
  const { t } = useTranslation('customer');
  const [{ tab, page }, setQuery] = useListQuery(dashboardQuery);
  const user = useAppSelector(selectUser);

  return (
    <>
      <PageTitle title={tab === 'orders' ? `${t('tabs.orders')} | ${t('title')}` : t('title')} />
      <PlacedNotice />
      <ConfirmEmailNotice label={t('confirmEmail.again')} failedText={t('confirmEmail.failed')}>
        {t('confirmEmail.body')}
      </ConfirmEmailNotice>
      <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
        {t('hello', { name: user?.first_name ?? '' })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}>
        <div>
          <Tabs
            aria-label={t('tabs.label')}
            value={tab}
            onChange={(_event, next: typeof tab) => setQuery({ tab: next })}
            sx={{ mb: 3, borderBlockEnd: '1px solid', borderColor: 'divider' }}
          >
            {TABS.map((name) => (
              // Only the panel of the selected tab exists, so the other tab must not refer to one.
              <Tab
                key={name}
                id={`tab-${name}`}
                aria-controls={name === tab ? `panel-${name}` : undefined}
                value={name}
                label={t(`tabs.${name}`)}
              />
            ))}
          </Tabs>
          <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
            {tab === 'overview' ? (
              <OverviewTab onViewAll={() => setQuery({ tab: 'orders' })} />
            ) : (
              <OrdersTab page={page} onPage={(next) => setQuery({ page: next })} />
            )}
          </div>
        </div>
        <SideColumn />
      </Box>
    </>
  );
}
