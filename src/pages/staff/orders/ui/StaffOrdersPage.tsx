import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { orderListQuery } from '@contract/order';
import { useListQuery } from '@/shared/lib/list-query';
import { PageTitle } from '@/shared/ui/page-title';
import { SearchField } from '@/shared/ui/search-field';

import { OrderDialog } from './OrderDialog';
import { OrdersGrid } from './OrdersGrid';
import { StatusTabs } from './StatusTabs';

export function StaffOrdersPage() {
  const { t } = useTranslation('staff');
  const [query, setQuery] = useListQuery(orderListQuery);
  const [openOrder, setOpenOrder] = useState<number | null>(null);

  return (
    <Stack spacing={2}>
      <PageTitle title={t('orders.title')} />
      <div>
        <Typography variant="h4" component="h1">
          {t('orders.title')}
        </Typography>
        <Typography color="textSecondary">{t('orders.subtitle')}</Typography>
      </div>
      <StatusTabs status={query.status} onPick={(status) => setQuery({ status })} />
      <Box sx={{ maxWidth: 420 }}>
        <SearchField label={t('orders.search')} value={query.q} onSearch={(q) => setQuery({ q })} />
      </Box>
      <OrdersGrid query={query} onQuery={setQuery} onView={setOpenOrder} />
      {openOrder !== null && <OrderDialog orderId={openOrder} onClose={() => setOpenOrder(null)} />}
    </Stack>
  );
}
