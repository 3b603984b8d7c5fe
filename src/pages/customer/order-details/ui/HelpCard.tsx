import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { OrderDetails } from '@contract/wire/order';
import { ROUTES } from '@/shared/config';

/** Whom to ask: the pharmacy knows the order, support knows the rest. */
export function HelpCard({ order }: { order: Pick<OrderDetails, 'order_code' | 'pharmacy'> }) {
  const { t } = useTranslation('customer');

  return (
    <Card component="section" sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {t('needHelp')}
      </Typography>
      <Stack spacing={1.5}>
        <Button href={`tel:${order.pharmacy.phone}`} variant="outlined">
          {t('callPharmacy')}
        </Button>
        <Button component={Link} to={`${ROUTES.contact}?order=${encodeURIComponent(order.order_code)}`}>
          {t('contactSupport')}
        </Button>
      </Stack>
    </Card>
  );
}
