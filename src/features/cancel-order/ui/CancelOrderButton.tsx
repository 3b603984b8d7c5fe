import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useCancelOrderMutation } from '@/entities/order';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

/** For a customer whose order still waits; the server decides whether it does. */
export function CancelOrderButton({ order }: { order: Pick<OrderDetails, 'id' | 'order_code' | 'allowed_statuses'> }) {
  const { t } = useTranslation('customer');
  const say = useSay();
  const failure = useFailure();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();

  const cancel = async () => {
    try {
      await cancelOrder(order.id).unwrap();
      toast.success(say('orderCancelled'));
    } catch (error) {
      toast.error(failure(error, t('cancelFailed')));
    }
    setIsAsking(false);
  };

  if (!order.allowed_statuses.includes('cancelled')) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        {t('cancelOrder')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancelTitle')}
        body={t('cancelBody', { code: order.order_code })}
        confirmLabel={t('cancelOrder')}
        cancelLabel={t('keepOrder')}
        isBusy={isLoading}
        onConfirm={cancel}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
