import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { allowedTransitions, type OrderStatus } from '@contract/order';
import type { OrderRow } from '@contract/wire/order';
import { useStatusLabel } from '@/entities/order';
import { Code } from '@/shared/ui/ltr';
import { PopupMenu, PopupMenuItem } from '@/shared/ui/menu';
import { usePauseList } from '@/shared/ui/pausable-list';

import { needsConfirmation } from '../model/needsConfirmation';
import { useChangeStatus } from '../model/useChangeStatus';
import { FinalMoveDialog } from './FinalMoveDialog';
import { StatusButton } from './StatusButton';

interface StatusMenuProps {
  order: Pick<OrderRow, 'id' | 'order_code' | 'status' | 'fulfilment' | 'payment_method'>;
  /** If it is given, as in a row, the button is an icon, and the menu begins with the order's code and this entry. */
  onViewDetails?: () => void;
}

/** Offers the status changes that an order allows, and asks for confirmation where one is needed. */
export function StatusMenu({ order, onViewDetails }: StatusMenuProps) {
  const { t } = useTranslation('staff');
  const { labelOf } = useStatusLabel();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [asked, setAsked] = useState<OrderStatus>('cancelled');
  const { move, isMoving } = useChangeStatus(order);
  const [status, setStatus] = useState(order.status);
  const moves = allowedTransitions(status);
  const isHeld = isOpen || isAsking;
  // The status is not updated while the menu or the dialog is open, so that no entry moves under the finger. The server gets the status
  // that was shown, and refuses if it has changed.
  if (!isHeld && status !== order.status) setStatus(order.status);
  usePauseList(isHeld);

  const pick = (to: OrderStatus) => {
    if (!needsConfirmation(status, to)) void move(status, to);
    else {
      setAsked(to);
      setIsAsking(true);
    }
  };
  const confirm = async (reason?: string) => {
    const isDone = await move(status, asked, reason);
    if (isDone) setIsAsking(false);
    return isDone;
  };

  const name = t('orders.actionsOf', { code: order.order_code });

  if (!onViewDetails && moves.length === 0) return null;
  return (
    <>
      <PopupMenu
        name={name}
        onToggle={setIsOpen}
        trigger={(triggerProps) => (
          <StatusButton {...triggerProps} isIcon={onViewDetails !== undefined} name={name} isMoving={isMoving} />
        )}
      >
        {/* A new order moves the rows while the menu is open, so the menu shows which order it belongs to. */}
        {onViewDetails && (
          <ListSubheader role="presentation" sx={{ lineHeight: '36px' }}>
            <Code>{order.order_code}</Code>
          </ListSubheader>
        )}
        {onViewDetails && <PopupMenuItem onPick={onViewDetails}>{t('orders.viewDetails')}</PopupMenuItem>}
        {onViewDetails && moves.length > 0 && <Divider />}
        {moves.map((to) => (
          <PopupMenuItem key={to} onPick={() => pick(to)} sx={to === 'cancelled' ? { color: 'error.main' } : undefined}>
            {t('orders.moveTo', { status: labelOf({ status: to, fulfilment: order.fulfilment }) })}
          </PopupMenuItem>
        ))}
      </PopupMenu>
      <FinalMoveDialog
        order={order}
        to={asked}
        isOpen={isAsking}
        isBusy={isMoving}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
