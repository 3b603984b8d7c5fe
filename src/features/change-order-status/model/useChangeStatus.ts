import { useTranslation } from 'react-i18next';

import type { OrderStatus } from '@contract/order';
import type { OrderRow } from '@contract/wire/order';
import { useStatusLabel, useUpdateOrderStatusMutation } from '@/entities/order';
import { useMessages } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

import { isSettled } from './isSettled';

/** Changes the status of an order and shows the result in a toast. Lists and details are updated through their tags. */
export function useChangeStatus({
  id,
  order_code: code,
  fulfilment,
}: Pick<OrderRow, 'id' | 'order_code' | 'fulfilment'>) {
  const { t } = useTranslation('staff');
  const messageOf = useMessages();
  const { labelOf } = useStatusLabel();
  const failure = useFailure();
  const toast = useToast();
  const [updateStatus, { isLoading }] = useUpdateOrderStatusMutation();

  /** `seen` is the status that the person saw. Returns false if another try may succeed. */
  const move = async (seen: OrderStatus, status: OrderStatus, reason?: string): Promise<boolean> => {
    try {
      await updateStatus({ id, status, seen_status: seen, reason: reason || undefined }).unwrap();
      toast.success(
        `${messageOf('statusUpdated')}\n${t('orders.isNow', { code, status: labelOf({ status, fulfilment }) })}`,
      );
      return true;
    } catch (error) {
      toast.error(failure(error, t('orders.statusFailed')));
      return isSettled(error);
    }
  };

  return { move, isMoving: isLoading };
}
