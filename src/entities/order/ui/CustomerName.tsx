import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import type { OrderRow } from '@contract/wire/order';
import { NO_WRAP } from '@/shared/ui/no-wrap';

interface CustomerNameProps extends Pick<OrderRow, 'customer'> {
  noWrap?: boolean;
}

/** Who ordered; a customer who has left has taken their name along. Speaks the texts of `orders`. */
export function CustomerName({ customer, noWrap = false }: CustomerNameProps) {
  const { t } = useTranslation('orders');
  if (!customer.name) return <em>{t('deletedCustomer')}</em>;
  return (
    <Box component="bdi" sx={noWrap ? NO_WRAP : undefined}>
      {customer.name}
    </Box>
  );
}
