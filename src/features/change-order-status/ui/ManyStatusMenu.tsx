import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { allowedTransitions, ORDER_STATUSES, type OrderStatus } from '@contract/order';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { PopupMenu, PopupMenuItem } from '@/shared/ui/menu';

import { needsConfirmation } from '../model/needsConfirmation';
import { useManyLabel } from '../model/useManyLabel';
import type { MovableOrder } from '../model/useMoveOrders';
import { StatusButton } from './StatusButton';

interface ManyStatusMenuProps {
  orders: readonly MovableOrder[];
  isMoving: boolean;
  onMove: (orders: readonly MovableOrder[], to: OrderStatus) => void;
}

/**
 * Offers the status changes that all of these orders allow. Cancelling several at once is not offered, because each customer is told a
 * reason of their own.
 */
export function ManyStatusMenu({ orders, isMoving, onMove }: ManyStatusMenuProps) {
  const { t } = useTranslation('staff');
  const labelOf = useManyLabel();
  // The orders as they were when the menu was opened. The server gets these statuses, and refuses an order whose status has changed since.
  const [held, setHeld] = useState(orders);
  const [asked, setAsked] = useState<OrderStatus>('delivered');
  const [isAsking, setIsAsking] = useState(false);

  const pick = (to: OrderStatus) => {
    if (!held.some(({ status }) => needsConfirmation(status, to))) onMove(held, to);
    else {
      setAsked(to);
      setIsAsking(true);
    }
  };
  const confirm = () => {
    // The dialog fades out slowly enough to get the second half of a double click.
    if (isAsking) onMove(held, asked);
    setIsAsking(false);
  };
  const status = labelOf(asked, held);

  return (
    <>
      <PopupMenu
        name={t('orders.updateStatus')}
        onToggle={(isOpen) => isOpen && setHeld(orders)}
        trigger={(triggerProps) => (
          <StatusButton {...triggerProps} isIcon={false} name={t('orders.updateStatus')} isMoving={isMoving} />
        )}
      >
        {movesOf(held).map((to) => (
          <PopupMenuItem key={to} onPick={() => pick(to)}>
            {t('orders.moveTo', { status: labelOf(to, held) })}
          </PopupMenuItem>
        ))}
      </PopupMenu>
      <ConfirmDialog
        isOpen={isAsking}
        color="primary"
        title={t('orders.many.finishTitle', { count: held.length, status })}
        body={t('orders.many.finishBody')}
        confirmLabel={t('orders.updateStatus')}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

const movesOf = (orders: readonly MovableOrder[]) =>
  ORDER_STATUSES.filter(
    (to) => to !== 'cancelled' && orders.every(({ status }) => allowedTransitions(status).includes(to)),
  );
