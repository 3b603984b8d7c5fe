import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';

import { allowedMoves } from '@contract/order';
import { useGetOrderQuery } from '@/entities/order';
import { StatusMenu } from '@/features/change-order-status';
import { useFailure } from '@/shared/lib/failure';
import { PageError, PageLoading } from '@/shared/ui/page-state';

import { OrderSheet } from './OrderSheet';
import { PrintButtons } from './PrintButtons';

const TITLE_ID = 'order-dialog-title';

interface OrderDialogProps {
  orderId: number;
  onClose: () => void;
}

/** One order in full and on paper, with the menu that moves it as long as it can move. */
export function OrderDialog({ orderId, onClose }: OrderDialogProps) {
  const { t } = useTranslation(['staff', 'common']);
  const failure = useFailure();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { currentData: order, error, refetch } = useGetOrderQuery(orderId);

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullScreen={isPhone} aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        {t('staff:orders.details')}
        <IconButton edge="end" aria-label={t('common:close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers>
        {order && <OrderSheet order={order} />}
        {!order && !error && <PageLoading />}
        {!order && error && <PageError message={failure(error, t('staff:orders.detailsFailed'))} onRetry={refetch} />}
      </DialogContent>
      {order && (
        <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
          <PrintButtons order={order} />
          {allowedMoves(order.status).length > 0 && <StatusMenu order={order} />}
        </DialogActions>
      )}
    </Dialog>
  );
}
