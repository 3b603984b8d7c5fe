import { useTranslation } from 'react-i18next';

import type { OrderStatus } from '@contract/order';
import type { OrderRow } from '@contract/wire/order';
import { useStatusLabel } from '@/entities/order';
import { ConfirmDialog, type ConfirmDialogProps } from '@/shared/ui/confirm-dialog';
import { CodeIn } from '@/shared/ui/ltr';

import { CancelDialog } from './CancelDialog';

interface FinalMoveDialogProps extends Pick<ConfirmDialogProps, 'isOpen' | 'isBusy' | 'onClose'> {
  order: Pick<OrderRow, 'order_code' | 'fulfilment' | 'payment_method'>;
  to: OrderStatus;
  onConfirm: (reason?: string) => Promise<boolean>;
}

/** Asks for confirmation of a final status, which cannot be undone: it returns units to the stock, or charges a card. */
export function FinalMoveDialog({ order, to, onConfirm, ...dialog }: FinalMoveDialogProps) {
  const { t } = useTranslation('staff');
  const { labelOf } = useStatusLabel();
  const { order_code: code, payment_method: method } = order;
  const status = labelOf({ status: to, fulfilment: order.fulfilment });

  if (to === 'cancelled') return <CancelDialog {...dialog} code={code} onConfirm={onConfirm} />;
  return (
    <ConfirmDialog
      {...dialog}
      color="primary"
      title={t('orders.finishTitle', { status })}
      body={<CodeIn code={code}>{t(`orders.finishBody.${method}`, { code })}</CodeIn>}
      confirmLabel={t('orders.moveTo', { status })}
      onConfirm={() => onConfirm()}
    />
  );
}
