import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { OrderRow } from '@contract/wire/order';
import { ManyStatusMenu, MoveReport, useMoveOrders } from '@/features/change-order-status';
import { SelectionBar } from '@/shared/ui/selection-bar';

import { PrintSlips } from './PrintSlips';

interface OrdersBarProps {
  ref: Ref<HTMLElement>;
  chosen: readonly OrderRow[];
  onMoved: (orderId: number) => void;
  onClear: () => void;
}

/** The actions for all selected orders. */
export function OrdersBar({ ref, chosen, onMoved, onClear }: OrdersBarProps) {
  const { t } = useTranslation('staff');
  const { run, isBusy, move, goOn, forget } = useMoveOrders(onMoved);
  const count = chosen.length;

  return (
    <SelectionBar
      ref={ref}
      label={t('orders.many.label')}
      count={count}
      text={t('orders.many.count', { count })}
      onClear={onClear}
      isBusy={isBusy}
      news={run && <MoveReport run={run} onGoOn={goOn} onClose={forget} />}
    >
      <PrintSlips orders={chosen} />
      <ManyStatusMenu orders={chosen} isMoving={isBusy} onMove={move} />
    </SelectionBar>
  );
}
