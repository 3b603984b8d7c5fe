import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridRowParams } from '@mui/x-data-grid';
import { useTranslation } from 'react-i18next';

import type { OrderListQuery } from '@contract/order';
import type { OrderRow } from '@contract/wire/order';
import { useGetOrdersQuery } from '@/entities/order';
import { POLLED } from '@/shared/api';
import type { RowLink } from '@/shared/lib/list-query';
import { ChooseButton, useBoxes, useTabToSelectionBar } from '@/shared/ui/selection-bar';
import { ServerGrid } from '@/shared/ui/server-grid';

import { canBeChosen, holdsUnderWay, useChosenOrders } from '../model/useChosenOrders';
import { OrdersBar } from './OrdersBar';
import { useOrderColumns } from './useOrderColumns';

interface OrdersGridProps {
  query: OrderListQuery;
  onQueryChange: (patch: Partial<OrderListQuery>) => void;
  onView: (orderId: number) => void;
  linkTo: (orderId: number) => RowLink;
}

/** One page of the pharmacy's orders. It is polled, because new orders come in while it is open. */
export function OrdersGrid({ query, onQueryChange, onView, linkTo }: OrdersGridProps) {
  const { t } = useTranslation('staff');
  const { columns, rowHeight } = useOrderColumns({ hasStatus: query.status === undefined, onView, linkTo });
  const result = useGetOrdersQuery(query, POLLED);
  const { chosen, choose, drop, clear } = useChosenOrders(query, result.currentData);
  const { isPhone, hasBoxes, chooseButton } = useBoxes(chosen.length > 0, clear);
  const canChoose = holdsUnderWay(query);
  const hasCheckboxes = canChoose && hasBoxes;
  const { bar, turnTab } = useTabToSelectionBar();

  return (
    <>
      {isPhone && canChoose && result.data?.total !== 0 && (
        <Box>
          <ChooseButton {...chooseButton} label={t('orders.many.start')} disabled={!result.data} />
        </Box>
      )}
      <Stack spacing={2} onKeyDown={turnTab}>
        <ServerGrid
          aria-label={t('orders.title')}
          query={query}
          onQueryChange={onQueryChange}
          result={result}
          columns={columns}
          rowHeight={rowHeight}
          onRowClick={({ id }, { target }) => isOnRow(target as Element) && onView(Number(id))}
          pageSizeOptions={[10, 25, 50]}
          checkboxName={hasCheckboxes ? ({ order_code: code }) => t('orders.many.of', { code }) : undefined}
          columnVisibilityModel={isPhone && hasCheckboxes ? CHOICE_COLUMNS : ALL_COLUMNS}
          isRowSelectable={isSelectable}
          disableRowSelectionExcludeModel
          // `OrdersBar` says how many are selected.
          hideFooterSelectedRowCount
          rowSelectionModel={{ type: 'include', ids: new Set(chosen.map(({ id }) => id)) }}
          onRowSelectionModelChange={choose}
          failedText={t('orders.failed')}
          emptyText={t('orders.empty')}
        >
          <Typography color="textSecondary">{t('orders.emptyHint')}</Typography>
        </ServerGrid>
        <OrdersBar ref={bar} chosen={chosen} onMoved={drop} onClear={clear} />
      </Stack>
    </>
  );
}

const ALL_COLUMNS = {};
/** A phone has room either for the checkboxes or for the menus of the rows. */
const CHOICE_COLUMNS = { actions: false };

const isSelectable = ({ row }: GridRowParams<OrderRow>) => canBeChosen(row);

/** Whether a click opens the order: neither one on a link or a button, nor one that ends the selection of a text. */
const isOnRow = (target: Element) => !target.closest('a, button') && getSelection()?.isCollapsed !== false;
