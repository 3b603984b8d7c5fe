import { useTranslation } from 'react-i18next';

import { splitAddress } from '@contract/addressLine';
import type { OrderDetails } from '@contract/wire/order';
import { useLanguage } from '@/shared/i18n';

type Delivery = Pick<OrderDetails, 'recipient' | 'delivery_address' | 'delivery_address_ar'>;

/**
 * The lines of the delivery address, headed by the recipient unless that is the customer (`orderedBy`), whose name is shown above. Null
 * for a pick-up order, empty if the customer has deleted their account.
 */
export function useDeliveryAddress({ recipient, delivery_address, delivery_address_ar }: Delivery, orderedBy = '') {
  const { t } = useTranslation();
  const { textOf } = useLanguage();
  const line = textOf(delivery_address, delivery_address_ar);
  if (line === null) return null;

  // If there is no line in the reader's language, it is the other one, with the commas of that language.
  const written = line === delivery_address_ar ? 'ar' : 'en';
  const [name = '', ...street] = splitAddress(line, recipient ?? '', written);
  // City and governorate often have the same name, which is then shown once.
  const places = new Set(street.splice(-2));
  const where = [street.join(t('comma')), ...places].filter(Boolean);
  return { recipient: name, parts: where, lines: name && name !== orderedBy ? [name, ...where] : where };
}
