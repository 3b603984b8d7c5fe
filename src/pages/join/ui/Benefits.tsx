import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import DeliveryIcon from '@mui/icons-material/LocalShippingOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import ReachIcon from '@mui/icons-material/TravelExploreOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const BENEFITS = [
  { Icon: ReachIcon, title: 'join.reach', body: 'join.reachBody' },
  { Icon: OrdersIcon, title: 'join.orders', body: 'join.ordersBody' },
  { Icon: InventoryIcon, title: 'join.stock', body: 'join.stockBody' },
  { Icon: DeliveryIcon, title: 'join.terms', body: 'join.termsBody' },
] as const;

export function Benefits() {
  const { t } = useTranslation('account');
  const titleId = useId();

  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('join.benefits')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {BENEFITS.map(({ Icon, title, body }) => (
          <Stack key={title} direction="row" spacing={2}>
            <Icon color="primary" aria-hidden />
            <div>
              <Typography variant="h6" component="h3">
                {t(title)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t(body)}
              </Typography>
            </div>
          </Stack>
        ))}
      </Box>
    </Box>
  );
}
