import { useTranslation } from 'react-i18next';

import { splitAddress } from '@contract/addressLine';
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

  // Where a line is missing, the other one stands in for it, with the commas of its own language.
  const written = line === delivery_address_ar ? 'ar' : 'en';
  const [name = '', ...street] = splitAddress(line, recipient ?? '', written);
  // Many a governorate bears the name of its city, which need not be read twice.
  const places = new Set(street.splice(-2));
  const where = [street.join(t('comma')), ...places].filter(Boolean);
  return { recipient: name, parts: where, lines: name && name !== orderedBy ? [name, ...where] : where };
}
