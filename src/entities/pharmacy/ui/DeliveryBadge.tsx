import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import { useTranslation } from 'react-i18next';

import { Tag } from '@/shared/ui/tag';

export function DeliveryBadge() {
  const { t } = useTranslation('pharmacies');
  return (
    <Tag isSmall color="success" icon={<LocalShippingIcon />}>
      {t('deliveryAvailable')}
    </Tag>
  );
}
