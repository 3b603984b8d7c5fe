import { useTranslation } from 'react-i18next';

import type { Pharmacy } from '@contract/wire/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { Facts } from '@/shared/ui/facts';
import { Money } from '@/shared/ui/money';

export function AboutPharmacy({ pharmacy }: { pharmacy: Pharmacy }) {
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

  return (
    <Facts
      columns={2}
      facts={[
        { label: t('address'), value: textOf(pharmacy.address, pharmacy.address_ar) },
        { label: t('city'), value: nameOf(pharmacy.city) },
        { label: t('governorate'), value: nameOf(pharmacy.governorate) },
        ...delivery,
      ]}
    />
  );
}
