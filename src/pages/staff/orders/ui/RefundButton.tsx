import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';

import { type Refundable, RefundDialog, type RefundDialogProps } from './RefundDialog';

/** Shown if something is left to refund. */
export function RefundButton({ order }: { order: RefundDialogProps['order'] & Pick<OrderDetails, 'refundable'> }) {
  const { t } = useTranslation('staff');
  // What was refundable when the button was pressed: a refund by a colleague must not close the dialog while somebody types.
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
