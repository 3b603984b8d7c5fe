import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';

import { ORDER_STATUSES, type OrderStatus } from '@contract/order';
import { useGetOrderCountsQuery } from '@/entities/order';
import { POLLED } from '@/shared/api';
import { useFormat } from '@/shared/lib/format';

/** All tabs share one panel, which lists the orders of the selected status. */
export const STATUS_PANEL = 'orders-of-status';

export const statusTabId = (status: OrderStatus | undefined) => `tab-${status ?? 'all'}`;

const WITH_COUNT = { display: 'flex', alignItems: 'center', columnGap: 1 };

const countId = (status: OrderStatus) => `count-${status}`;

interface StatusTabsProps {
  status: OrderStatus | undefined;
  onPick: (status: OrderStatus | undefined) => void;
}

/**
 * Tabs of orders under way show their number. It is the description of the tab, because in its name it would change the name with each
 * order.
 */
export function StatusTabs({ status, onPick }: StatusTabsProps) {
  const { t } = useTranslation('staff');
  const { number } = useFormat();
  const { data } = useGetOrderCountsQuery(undefined, POLLED);
  const counts: Partial<Record<OrderStatus, number>> = data ?? {};
  const pick = (tab: OrderStatus | 'all') => onPick(tab === 'all' ? undefined : tab);

  return (
    <Tabs
      aria-label={t('orders.tabs')}
      value={status ?? 'all'}
      onChange={(_event, tab: OrderStatus | 'all') => pick(tab)}
      variant="scrollable"
      scrollButtons={false}
    >
      <Tab id={statusTabId(undefined)} aria-controls={STATUS_PANEL} value="all" label={t('orders.all')} />
      {ORDER_STATUSES.map((each) => (
        <Tab
          key={each}
          id={statusTabId(each)}
          aria-controls={STATUS_PANEL}
          value={each}
          // Part of the label, because an icon would make the tab taller and push the list down when the numbers are loaded.
          label={
            <Box component="span" sx={WITH_COUNT}>
              {t(`orders.tab.${each}`)}
              {counts[each] ? (
                <Chip component="span" size="small" id={countId(each)} aria-hidden label={number(counts[each])} />
              ) : null}
            </Box>
          }
          aria-describedby={counts[each] ? countId(each) : undefined}
        />
      ))}
    </Tabs>
  );
}
