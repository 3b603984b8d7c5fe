import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';

import { ORDER_STATUSES, type OrderStatus } from '@contract/order';

/** What a tab shows is one list, of another status each time. */
export const STATUS_PANEL = 'orders-of-status';

export const statusTabId = (status: OrderStatus | undefined) => `tab-${status ?? 'all'}`;

interface StatusTabsProps {
  status: OrderStatus | undefined;
  onPick: (status: OrderStatus | undefined) => void;
}

export function StatusTabs({ status, onPick }: StatusTabsProps) {
  const { t } = useTranslation('staff');
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
          label={t(`orders.tab.${each}`)}
        />
      ))}
    </Tabs>
  );
}
