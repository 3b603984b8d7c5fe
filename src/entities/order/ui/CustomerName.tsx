import { useTranslation } from 'react-i18next';

import type { OrderRow } from '@contract/wire/order';

/** Who ordered; a customer who has left has taken their name along. Speaks the texts of `orders`. */
export function CustomerName({ customer }: Pick<OrderRow, 'customer'>) {
  const { t } = useTranslation('orders');
  return customer.name ? <bdi>{customer.name}</bdi> : <em>{t('deletedCustomer')}</em>;
}
