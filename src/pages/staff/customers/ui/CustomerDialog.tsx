import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';

import { useFailure } from '@/shared/lib/failure';
import { PageError } from '@/shared/ui/page-state';

import { useGetCustomerQuery } from '../api/customersApi';
import { CustomerSheet } from './CustomerSheet';

const TITLE_ID = 'customer-dialog-title';

interface CustomerDialogProps {
  customerId: number;
  onClose: () => void;
}

export function CustomerDialog({ customerId, onClose }: CustomerDialogProps) {
  const { t } = useTranslation(['customers', 'common']);
  const failure = useFailure();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const {
    currentData: customer,
    error,
    refetch,
  } = useGetCustomerQuery(customerId, { refetchOnMountOrArgChange: true });

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={isPhone} aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        {t('customers:details')}
        <IconButton edge="end" aria-label={t('common:close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ minHeight: 360 }}>
        {customer && <CustomerSheet customer={customer} />}
        {!customer && !error && (
          <Box role="status" aria-busy aria-label={t('common:loading')}>
            <Skeleton height={72} width="60%" />
            <Skeleton variant="rounded" height={96} sx={{ my: 2 }} />
            <Skeleton variant="rounded" height={160} />
          </Box>
        )}
        {!customer && error && <PageError message={failure(error, t('customers:detailsFailed'))} onRetry={refetch} />}
      </DialogContent>
    </Dialog>
  );
}
