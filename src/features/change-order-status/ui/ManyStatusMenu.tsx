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

/** The moves that all of these orders allow. Nobody cancels several at once: each customer is told a reason of their own. */
export function ManyStatusMenu({ orders, isMoving, onMove }: ManyStatusMenuProps) {
  const { t } = useTranslation('staff');
  const labelOf = useManyLabel();
  // As they stood when the menu was opened: the server is told that, and refuses what is no longer so.
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
    // Until it has faded, the second half of a double click meets it as well.
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
