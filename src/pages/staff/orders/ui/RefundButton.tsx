import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';

import { type Refundable, RefundDialog, type RefundDialogProps } from './RefundDialog';

/** Where something is left to give back. */
export function RefundButton({ order }: { order: RefundDialogProps['order'] & Pick<OrderDetails, 'refundable'> }) {
  const { t } = useTranslation('staff');
  // As it was when the button was pressed: a colleague who gives back meanwhile must not take away what is being typed.
  const [asked, setAsked] = useState<Refundable | null>(null);

  return (
    <>
      {order.refundable && (
        <Button variant="outlined" onClick={() => setAsked(order.refundable ?? null)}>
          {t('orders.refund.action')}
        </Button>
      )}
      {asked && (
        <RefundDialog
          order={order}
          refundable={asked}
          present={order.refundable ?? null}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
