import type { OrderDetails } from '@contract/wire/order';
import { useLanguage } from '@/shared/i18n';

const COMMA = /[,،]\s+/;

/** Who receives the order and where, from the comma-separated text of the wire; null where it is picked up. Empty where the customer has left. */
export function useDeliveryAddress(order: Pick<OrderDetails, 'delivery_address' | 'delivery_address_ar'>) {
  const { textOf } = useLanguage();
  const text = textOf(order.delivery_address, order.delivery_address_ar);
  if (text === null) return null;

  const [recipient = '', ...parts] = text.split(COMMA);
  return { recipient, parts };
}
