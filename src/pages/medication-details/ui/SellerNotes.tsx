import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { MedicationDetails } from '@contract/wire/medication';
import { useDeliveryPrice } from '@/entities/medication';
import { PharmacyPlace } from '@/entities/pharmacy';
import { ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { TextWithLang } from '@/shared/ui/text-with-lang';

/** Who sells the medication, where, and how it is delivered. */
export function SellerNotes({ medication }: { medication: MedicationDetails }) {
  const { t } = useTranslation('medications');
  const { nameOf } = useLanguage();
  const delivery = useDeliveryPrice(medication);
  const { pharmacy } = medication;
  // While the pharmacy is closed, no delivery time is promised.
  const isOpen = !pharmacy.closed_until;

  return (
    <Stack spacing={1.5}>
      <Note icon={<StorefrontIcon color="primary" />}>
        <Link component={RouterLink} to={routeTo(ROUTES.pharmacy, pharmacy.id)}>
          <Trans t={t} i18nKey="soldBy" components={{ pharmacy: <TextWithLang>{nameOf(pharmacy)}</TextWithLang> }} />
        </Link>
        <Typography variant="body2" color="textSecondary">
          <PharmacyPlace pharmacy={pharmacy} />
        </Typography>
      </Note>
      {(isOpen || !delivery) && (
        <Note icon={<LocalShippingIcon color="primary" />}>
          <div>{t(delivery ? 'deliveryTime' : 'noDelivery')}</div>
          {delivery && (
            <Typography variant="body2" color="textSecondary">
              {[delivery.fee, delivery.freeFrom].filter(Boolean).join(' · ')}
            </Typography>
          )}
        </Note>
      )}
      {isOpen && delivery && DELIVERY_AREA.includes(pharmacy.governorate.name) && (
        <Note icon={<PlaceIcon color="primary" />}>{t('deliveryArea')}</Note>
      )}
    </Stack>
  );
}

/** The text `deliveryArea` names these governorates, and is true only of the pharmacies there. */
const DELIVERY_AREA = ['Cairo', 'Alexandria'];

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
    {icon}
    <div>{children}</div>
  </Stack>
);
