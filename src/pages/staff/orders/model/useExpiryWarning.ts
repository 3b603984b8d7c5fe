import { useTranslation } from 'react-i18next';

import { dayInCairo } from '@contract/cairoDay';
import { isUnderWay } from '@contract/order';
import { expiryState } from '@contract/product';
import type { OrderDetails, OrderItem } from '@contract/wire/order';
import { useFormat } from '@/shared/lib/format';

/** Returns the warning for an item that has expired, as long as it may still be handed out; null for every other item. */
export function useExpiryWarning({ status }: Pick<OrderDetails, 'status'>) {
  const { t } = useTranslation('staff');
  const { date } = useFormat();
  const isOpen = isUnderWay(status);

  return ({ medication: { expiry_date: day = null } }: OrderItem) =>
    isOpen && day !== null && expiryState(day, dayInCairo()) === 'expired'
      ? t('orders.expired', { date: date(day) })
      : null;
}
