import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ProductRow } from '@contract/wire/product';
import type { StockMovement } from '@contract/wire/stock';
import { useGetStockMovementsQuery } from '@/entities/product';
import { useFormat } from '@/shared/lib/format';
import { useIsPhone } from '@/shared/lib/screen';
import { Code, Ltr } from '@/shared/ui/ltr';
import { MedicineName } from '@/shared/ui/medicine-name';
import { NUMERIC_CELL } from '@/shared/ui/numeric-column';
import { PageEmpty, PageError, PageLoading } from '@/shared/ui/page-state';
import { NumberedPager } from '@/shared/ui/pager';
import { WideDialog } from '@/shared/ui/wide-dialog';

/** +20 or -3, in either language, the minus as all amounts have it. */
const CHANGE = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

interface StockHistoryDialogProps {
  product: ProductRow;
  onClose: () => void;
}

/** Why the shelf holds what it holds: every change, the newest first, with who and when. */
export function StockHistoryDialog({ product, onClose }: StockHistoryDialogProps) {
  const { t } = useTranslation('inventory');

  return (
    <WideDialog title={t('history.title')} subtitle={<MedicineName medicine={product} />} onClose={onClose}>
      <History productId={product.id} />
    </WideDialog>
  );
}

function History({ productId }: { productId: number }) {
  const { t } = useTranslation('inventory');
  const [page, setPage] = useState(1);
  // `data` outlives a page turn: the pager stays under the finger, and keeps the focus.
  const { data, currentData, error, refetch } = useGetStockMovementsQuery(
    { id: productId, page },
    { refetchOnMountOrArgChange: true },
  );

  if (error && !currentData) return <PageError error={error} message={t('history.failed')} onRetry={refetch} />;
  if (!data) return <PageLoading />;
  if (data.total === 0) return <PageEmpty message={t('history.empty')} />;
  return (
    <>
      <Movements movements={data.data} isTurning={!currentData} />
      {data.last_page > 1 && <NumberedPager page={page} lastPage={data.last_page} onPage={setPage} />}
    </>
  );
}

const COLUMNS = ['when', 'reason', 'change', 'balance', 'who'] as const;
/** When and by whom stands below the reason there. */
const COLUMNS_OF_PHONE = ['reason', 'change', 'balance'] as const;
const OF_FIGURES: readonly string[] = ['change', 'balance'];

const TABLE = {
  '& td, & th': { paddingInline: { xs: 1, sm: 2 } },
  // A moment and a figure are read at once; the reason has the room to go on below.
  '& td:not(:nth-of-type(2))': { whiteSpace: { sm: 'nowrap' } },
};

interface MovementsProps {
  movements: StockMovement[];
  /** The next page is on its way; the last one steps back. */
  isTurning: boolean;
}

function Movements({ movements, isTurning }: MovementsProps) {
  const { t } = useTranslation('inventory');
  const isPhone = useIsPhone();

  return (
    // Nothing else in what scrolls takes the focus, and not every browser gives it to what scrolls: the keys would move nothing.
    <Table size="small" tabIndex={0} aria-busy={isTurning} sx={{ ...TABLE, opacity: isTurning ? 0.5 : 1 }}>
      <TableHead>
        <TableRow>
          {(isPhone ? COLUMNS_OF_PHONE : COLUMNS).map((column) => (
            <TableCell key={column} sx={OF_FIGURES.includes(column) ? NUMERIC_CELL : undefined}>
              {t(`history.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {movements.map((movement) => (
          <Movement key={movement.id} movement={movement} isPhone={isPhone} />
        ))}
      </TableBody>
    </Table>
  );
}

function Movement({ movement, isPhone }: { movement: StockMovement; isPhone: boolean }) {
  const { t } = useTranslation('inventory');
  const { dateTime, number } = useFormat();
  const { created_at, reason, order, change, balance, actor } = movement;

  return (
    <TableRow>
      {!isPhone && <TableCell>{dateTime(created_at)}</TableCell>}
      <TableCell>
        {t(`reason.${reason}`)} {order && <Code>{order.order_code}</Code>}
        {isPhone && (
          <Typography variant="caption" color="textSecondary" component="div">
            {dateTime(created_at)}
            {actor && (
              // With no sign between them the half of the day reads on as a part of the name: "2:55 م عبد الرحمن".
              <>
                {' · '}
                <bdi>{actor}</bdi>
              </>
            )}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ ...NUMERIC_CELL, color: change < 0 ? 'error.main' : 'success.main', fontWeight: 600 }}>
        <Ltr>{CHANGE.format(change)}</Ltr>
      </TableCell>
      <TableCell sx={NUMERIC_CELL}>{number(balance)}</TableCell>
      {!isPhone && (
        <TableCell>
          <bdi>{actor ?? '—'}</bdi>
        </TableCell>
      )}
    </TableRow>
  );
}
