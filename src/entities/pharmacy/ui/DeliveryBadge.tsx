import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

export function DeliveryBadge() {
  const { t } = useTranslation('pharmacies');
  return (
    <Chip
      size="small"
      color="success"
      variant="outlined"
      icon={<LocalShippingIcon />}
      label={t('deliveryAvailable')}
      sx={{ paddingInline: 0.5 }}
    />
  );
}
