import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { OrderDetails } from '@contract/wire/order';
import { ROUTES } from '@/shared/config';

import { Section } from './Section';

/** Whom to ask: the pharmacy about the order, support about everything else. */
export function HelpCard({ order }: { order: Pick<OrderDetails, 'order_code' | 'pharmacy'> }) {
  const { t } = useTranslation('customer');

  return (
    <Section title={t('needHelp')}>
      <Stack spacing={1.5}>
        <Button href={`tel:${order.pharmacy.phone}`} variant="outlined">
          {t('callPharmacy')}
        </Button>
        <Button component={Link} to={`${ROUTES.contact}?order=${encodeURIComponent(order.order_code)}`}>
          {t('contactSupport')}
        </Button>
      </Stack>
    </Section>
  );
}
