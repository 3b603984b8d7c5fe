import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { defaultSort, type OrderListQuery, orderListQuery } from '@contract/order';
import { useListQuery, useOpenRow } from '@/shared/lib/list-query';
import { PageHeading } from '@/shared/ui/page-heading';
import { SearchField } from '@/shared/ui/search-field';

import { useQueue } from '../model/useQueue';
import { LazyDownloadDialog } from './LazyDownloadDialog';
import { OrderDialog } from './OrderDialog';
import { OrdersGrid } from './OrdersGrid';
import { STATUS_PANEL, statusTabId, StatusTabs } from './StatusTabs';

export function StaffOrdersPage() {
  const { t } = useTranslation('staff');
  const [query, setQuery] = useListQuery(orderListQuery);
  const order = useOpenRow('order');
  const queue = useQueue(query, order.isOpen);
  const [isDownloading, setIsDownloading] = useState(false);
  const title = t('orders.title');
  /** Another tab is another list, which begins with its own default order. */
  const change = (patch: Partial<OrderListQuery>) =>
    setQuery('status' in patch ? { sort: defaultSort(patch.status), ...patch } : patch);

  return (
    <Stack spacing={2}>
      <PageHeading
        title={query.status ? `${t(`orders.tab.${query.status}`)} | ${title}` : title}
        heading={title}
        subtitle={t('orders.subtitle')}
      />
      <StatusTabs status={query.status} onPick={(status) => change({ status })} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 auto', maxWidth: 420 }}>
          <SearchField
            label={t('orders.search')}
            value={query.q}
            isPaused={order.isOpen}
            onSearch={(q) => setQuery({ q })}
          />
        </Box>
        <DownloadButton onClick={() => setIsDownloading(true)} />
      </Box>
      <Stack spacing={2} role="tabpanel" id={STATUS_PANEL} aria-labelledby={statusTabId(query.status)}>
        <OrdersGrid query={query} onQueryChange={change} onView={order.open} linkTo={order.linkTo} />
      </Stack>
      {order.isOpen && <OrderDialog orderId={order.id} queue={queue} onGo={order.goTo} onClose={order.close} />}
      {isDownloading && <LazyDownloadDialog onClose={() => setIsDownloading(false)} />}
    </Stack>
  );
}

/** A phone only has room for the icon. */
function DownloadButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('staff');

  return (
    <Button
      variant="outlined"
      aria-label={t('orders.download.action')}
      onClick={onClick}
      sx={{ alignSelf: 'center', flexShrink: 0, minWidth: 48, px: { xs: 1.5, sm: 2.5 }, gap: 1 }}
    >
      <DownloadIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('orders.download.action')}
      </Box>
    </Button>
  );
}
