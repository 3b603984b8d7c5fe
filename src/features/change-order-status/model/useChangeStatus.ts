import { useTranslation } from 'react-i18next';

import type { OrderStatus } from '@contract/order';
import { useUpdateOrderStatusMutation } from '@/entities/order';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

/** Moves an order and tells how it went; the lists and details that show it follow by their tags. */
export function useChangeStatus(orderId: number) {
  const { t } = useTranslation('staff');
  const say = useSay();
  const failure = useFailure();
  const toast = useToast('staff');
  const [updateStatus, { isLoading }] = useUpdateOrderStatusMutation();

  const move = async (status: OrderStatus) => {
    try {
      await updateStatus({ id: orderId, status }).unwrap();
      toast.success(say('statusUpdated'));
    } catch (error) {
      toast.error(failure(error, t('orders.statusFailed')));
    }
  };

  return { move, isMoving: isLoading };
}
