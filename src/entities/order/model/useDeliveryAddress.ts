import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useLanguage } from '@/shared/i18n';

/**
 * Who receives the order and where, from the comma-separated text of the wire: recipient, street, city, governorate. Null where it
 * is picked up, empty where the customer has left.
 */
export function useDeliveryAddress(order: Pick<OrderDetails, 'delivery_address' | 'delivery_address_ar'>) {
  const { t } = useTranslation();
  const { textOf } = useLanguage();
  const text = textOf(order.delivery_address, order.delivery_address_ar);
  if (text === null) return null;

  const comma = t('comma');
  const [recipient = '', ...rest] = text.split(comma);
  // A street has commas of its own.
  const street = rest.slice(0, -2).join(comma);
  // Many a governorate bears the name of its city, which need not be read twice.
  const places = new Set(rest.slice(-2));
  return { recipient, parts: [street, ...places].filter(Boolean) };
}
