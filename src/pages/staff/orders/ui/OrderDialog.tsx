import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';

import { useGetOrderQuery } from '@/entities/order';
import { StatusMenu } from '@/features/change-order-status';
import { errorMessage } from '@/shared/api';
import { PageError, PageLoading } from '@/shared/ui/page-state';

import { OrderSheet } from './OrderSheet';

const TITLE_ID = 'order-dialog-title';

interface OrderDialogProps {
  orderId: number;
  onClose: () => void;
}

/** One order in full, with the menu that moves it as long as it can move. */
export function OrderDialog({ orderId, onClose }: OrderDialogProps) {
  const { t } = useTranslation(['staff', 'common']);
  const { currentData: order, error, refetch } = useGetOrderQuery(orderId);

  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        {t('staff:orders.details')}
        <IconButton edge="end" aria-label={t('common:close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers>
        {order && <OrderSheet order={order} />}
        {!order && !error && <PageLoading />}
        {!order && error && (
          <PageError message={errorMessage(error, t('staff:orders.detailsFailed'))} onRetry={refetch} />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>{order && <StatusMenu order={order} />}</DialogActions>
    </Dialog>
  );
}
