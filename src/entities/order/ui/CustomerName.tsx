import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import type { OrderRow } from '@contract/wire/order';
import { NO_WRAP } from '@/shared/ui/no-wrap';
import { useTextLang } from '@/shared/ui/text-with-lang';

interface CustomerNameProps extends Pick<OrderRow, 'customer'> {
  noWrap?: boolean;
}

/** The name of the customer, which is gone if the account was deleted. Uses the texts of `orders`. */
export function CustomerName({ customer, noWrap = false }: CustomerNameProps) {
  const { t } = useTranslation('orders');
  const langOf = useTextLang();
  if (!customer.name) return <em>{t('deletedCustomer')}</em>;
  return (
    <Box component="bdi" lang={langOf(customer.name)} sx={noWrap ? NO_WRAP : undefined}>
      {customer.name}
    </Box>
  );
}
