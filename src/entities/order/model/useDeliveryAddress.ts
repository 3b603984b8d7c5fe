import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useLanguage } from '@/shared/i18n';

type Delivery = Pick<OrderDetails, 'recipient' | 'delivery_address' | 'delivery_address_ar'>;

/** Who receives the order, and the parts of where. Null where it is picked up, empty where the customer has left. */
export function useDeliveryAddress({ recipient, delivery_address, delivery_address_ar }: Delivery) {
  const { t } = useTranslation();
  const { textOf } = useLanguage();
  const line = textOf(delivery_address, delivery_address_ar);
  if (line === null) return null;

  const comma = t('comma');
  const name = recipient ?? '';
  // The line begins with the name, which has commas of its own, as a street has.
  const parts = line.slice(name.length).split(comma);
  // Many a governorate bears the name of its city, which need not be read twice.
  const places = new Set(parts.splice(-2));
  return { recipient: name, parts: [parts.filter(Boolean).join(comma), ...places].filter(Boolean) };
}
