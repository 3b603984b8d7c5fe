import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import { useTranslation } from 'react-i18next';

import { Tag } from '@/shared/ui/tag';

export function DeliveryBadge({ isAvailable }: { isAvailable: boolean }) {
  const { t } = useTranslation('pharmacies');
  return isAvailable ? (
    <Tag isSmall color="success" icon={<LocalShippingIcon />}>
      {t('deliveryAvailable')}
    </Tag>
  ) : (
    <Tag isSmall color="grey">
      {t('pickupOnly')}
    </Tag>
  );
}
