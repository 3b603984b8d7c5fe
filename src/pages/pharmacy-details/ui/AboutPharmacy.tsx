import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';
import { DescriptionList } from '@/shared/ui/description-list';
import { Ltr } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import type { ShownPharmacy } from '../model/usePharmacy';

export function AboutPharmacy({ pharmacy }: { pharmacy: ShownPharmacy }) {
  const { t } = useTranslation(['pharmacy', 'pharmacies', 'common']);
  const { nameOf, textOf } = useLanguage();
  const { description, email, website, is_delivery_available: delivers } = pharmacy;
  const { delivery_fee: fee, free_delivery_threshold: freeFrom } = pharmacy;
  const isAlwaysFree = fee === 0 || freeFrom === 0;

  return (
    <>
      {description && (
        <Typography dir="auto" sx={{ mb: 3, maxWidth: 720, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <DescriptionList
        columns={2}
        items={[
          { label: t('address'), value: <TextWithLang>{textOf(pharmacy.address, pharmacy.address_ar)}</TextWithLang> },
          { label: t('city'), value: nameOf(pharmacy.city) },
          { label: t('pharmacies:governorate'), value: nameOf(pharmacy.governorate) },
          { label: t('deliveryFee'), value: delivers && (isAlwaysFree ? t('common:free') : <Money amount={fee} />) },
          {
            label: t('freeDelivery'),
            value: delivers && !isAlwaysFree && freeFrom !== null && <Money amount={freeFrom} />,
          },
          {
            label: t('email'),
            value: email && (
              <Ltr>
                <Link href={`mailto:${email}`}>{email}</Link>
              </Ltr>
            ),
          },
          {
            label: t('website'),
            value: website && (
              <Ltr>
                <Link href={website} target="_blank" rel="noopener noreferrer nofollow">
                  {website}
                </Link>
              </Ltr>
            ),
          },
        ]}
      />
    </>
  );
}
