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

/** Formats +20 or -3, the same in both languages, with the minus sign of all amounts. */
const CHANGE = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

interface StockHistoryDialogProps {
  product: ProductRow;
  onClose: () => void;
}

/** All changes of a product's stock, the newest first, each with its reason, time and person. */
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
  // `data` keeps the previous page while the next one is loading, so that the pager stays in place and keeps the focus.
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
/** On a phone the time and the person stand below the reason. */
const COLUMNS_OF_PHONE = ['reason', 'change', 'balance'] as const;
const OF_FIGURES: readonly string[] = ['change', 'balance'];

const TABLE = {
  '& td, & th': { paddingInline: { xs: 1, sm: 2 } },
  // Times and figures stay on one line, whereas the reason may wrap.
  '& td:not(:nth-of-type(2))': { whiteSpace: { sm: 'nowrap' } },
};

interface MovementsProps {
  movements: StockMovement[];
  /** Whether the next page is loading, so that the previous one is dimmed. */
  isTurning: boolean;
}

function Movements({ movements, isTurning }: MovementsProps) {
  const { t } = useTranslation('inventory');
  const isPhone = useIsPhone();

  return (
    // Takes the focus, so that the keyboard can scroll: the table has nothing else to focus, and not every browser focuses what scrolls.
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
              // Without a separator the Arabic "م" (pm) would read like a part of the name: "2:55 م عبد الرحمن".
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
