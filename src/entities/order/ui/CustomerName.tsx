import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import type { OrderRow } from '@contract/wire/order';
import { ONE_LINE } from '@/shared/ui/one-line';

interface CustomerNameProps extends Pick<OrderRow, 'customer'> {
  isOneLine?: boolean;
}

/** Who ordered; a customer who has left has taken their name along. Speaks the texts of `orders`. */
export function CustomerName({ customer, isOneLine = false }: CustomerNameProps) {
  const { t } = useTranslation('orders');
  if (!customer.name) return <em>{t('deletedCustomer')}</em>;
  return (
    <Box component="bdi" sx={isOneLine ? ONE_LINE : undefined}>
      {customer.name}
    </Box>
  );
}
