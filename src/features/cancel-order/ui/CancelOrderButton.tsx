import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useCancelOrderMutation } from '@/entities/order';
import { useSay } from '@/shared/i18n';
import { ConfirmedCall } from '@/shared/ui/confirm-dialog';
import { CodeIn } from '@/shared/ui/ltr';

/** For a customer whose order still waits; the server decides whether it does. */
export function CancelOrderButton({ order }: { order: Pick<OrderDetails, 'id' | 'order_code' | 'allowed_statuses'> }) {
  const { t } = useTranslation('customer');
  const say = useSay();
  const [cancelOrder] = useCancelOrderMutation();
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      {order.allowed_statuses.includes('cancelled') && (
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
          {t('cancelOrder')}
        </Button>
      )}
      {/* Stays where the pharmacy begins meanwhile: the answer says so, and whom to turn to. */}
      <ConfirmedCall
        isOpen={isAsking}
        color="error"
        title={t('cancelTitle')}
        body={<CodeIn code={order.order_code}>{t('cancelBody', { code: order.order_code })}</CodeIn>}
        confirmLabel={t('cancelOrder')}
        cancelLabel={t('keepOrder')}
        call={() => cancelOrder(order.id).unwrap()}
        done={say('orderCancelled')}
        failed={t('cancelFailed')}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
