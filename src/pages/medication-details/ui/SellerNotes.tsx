import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { MedicationDetails } from '@contract/wire/medication';
import { ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';

/** Who sells it, and how it gets to the customer. */
export function SellerNotes({ pharmacy }: { pharmacy: MedicationDetails['pharmacy'] }) {
  const { t } = useTranslation('medications');
  const { nameOf } = useLanguage();

  return (
    <Stack spacing={1.5}>
      <Note icon={<StorefrontIcon color="primary" />}>
        <Link component={RouterLink} to={routeTo(ROUTES.pharmacy, pharmacy.id)}>
          {t('soldBy', { pharmacy: nameOf(pharmacy) })}
        </Link>
      </Note>
      <Note icon={<LocalShippingIcon color="primary" />}>
        {t(pharmacy.is_delivery_available ? 'deliveryTime' : 'noDelivery')}
      </Note>
      {pharmacy.is_delivery_available && <Note icon={<PlaceIcon color="primary" />}>{t('deliveryArea')}</Note>}
    </Stack>
  );
}

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    {icon}
    <span>{children}</span>
  </Stack>
);
