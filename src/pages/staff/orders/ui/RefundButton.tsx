import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { ARIA_DISABLED } from '@/shared/ui/aria-disabled';

import { type Refundable, RefundDialog, type RefundDialogProps } from './RefundDialog';

/** Shown if something is left to refund. Once pressed it stays, since the focus returns to it from the dialog, even after the last refund. */
export function RefundButton({ order }: { order: RefundDialogProps['order'] & Pick<OrderDetails, 'refundable'> }) {
  const { t } = useTranslation('staff');
  // What was refundable when the button was pressed: a refund by a colleague must not close the dialog while somebody types. Undefined
  // until the first press.
  const [asked, setAsked] = useState<Refundable | null>();

  return (
    <>
      {(order.refundable || asked !== undefined) && (
        <Button
          variant="outlined"
          onClick={() => setAsked(order.refundable ?? null)}
          {...(!order.refundable && ARIA_DISABLED)}
        >
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
