import VanIcon from '@mui/icons-material/LocalShippingOutlined';
import BagIcon from '@mui/icons-material/ShoppingBagOutlined';
import { useTranslation } from 'react-i18next';

import type { OrderRow } from '@contract/wire/order';
import { HiddenText } from '@/shared/ui/hidden-text';

const ICON = { delivery: VanIcon, pickup: BagIcon } as const;

/** Whether the order is picked up or delivered. */
export function FulfilmentIcon({ fulfilment }: Pick<OrderRow, 'fulfilment'>) {
  const { t } = useTranslation('orders');
  const Icon = ICON[fulfilment];

  return (
    <>
      <Icon color="action" sx={{ fontSize: 18, flexShrink: 0 }} />
      <HiddenText>{t(`fulfilment.${fulfilment}`)}</HiddenText>
    </>
  );
}
