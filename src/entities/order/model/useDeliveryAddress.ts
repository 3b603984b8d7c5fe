import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useLanguage } from '@/shared/i18n';

type Delivery = Pick<OrderDetails, 'recipient' | 'delivery_address' | 'delivery_address_ar'>;

/**
 * Where an order goes, and to whom, unless that is who ordered: their name is read right above. Null where it is picked up, empty
 * where the customer has left.
 */
export function useDeliveryAddress({ recipient, delivery_address, delivery_address_ar }: Delivery, orderedBy = '') {
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
  const where = [parts.filter(Boolean).join(comma), ...places].filter(Boolean);
  return { recipient: name, parts: where, lines: name && name !== orderedBy ? [name, ...where] : where };
}
