import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';
import { Facts } from '@/shared/ui/facts';
import { Ltr } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';

import type { ShownPharmacy } from '../model/usePharmacy';

export function AboutPharmacy({ pharmacy }: { pharmacy: ShownPharmacy }) {
  const { t } = useTranslation(['pharmacies', 'common']);
  const { nameOf, textOf } = useLanguage();
  const delivery = pharmacy.is_delivery_available
    ? [
        {
          label: t('deliveryFee'),
          value: pharmacy.delivery_fee === 0 ? t('common:free') : <Money amount={pharmacy.delivery_fee} />,
        },
        { label: t('freeDelivery'), value: <Money amount={pharmacy.free_delivery_threshold} /> },
      ]
    : [];

  const { description, email, website } = pharmacy;
  const contact = [
    ...(email
      ? [
          {
            label: t('email'),
            value: (
              <Ltr>
                <Link href={`mailto:${email}`}>{email}</Link>
              </Ltr>
            ),
          },
        ]
      : []),
    ...(website
      ? [
          {
            label: t('website'),
            value: (
              <Ltr>
                <Link href={website} target="_blank" rel="noopener noreferrer nofollow">
                  {website}
                </Link>
              </Ltr>
            ),
          },
        ]
      : []),
  ];

  return (
    <>
      {description && (
        <Typography dir="auto" sx={{ mb: 3, maxWidth: 720, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <Facts
        columns={2}
        facts={[
          { label: t('address'), value: textOf(pharmacy.address, pharmacy.address_ar) },
          { label: t('city'), value: nameOf(pharmacy.city) },
          { label: t('governorate'), value: nameOf(pharmacy.governorate) },
          ...delivery,
          ...contact,
        ]}
      />
    </>
  );
}
