import { useTranslation } from 'react-i18next';

import type { MedicationCard as Medication } from '@contract/wire/medication';
import { MedicationCard } from '@/entities/medication';
import { AddToCartButton } from '@/features/add-to-cart';
import { CardGrid } from '@/shared/ui/card-grid';

import { useGovernorateName } from '../model/useGovernorateName';

const FIRST_ROW = 3;

export function MedicationCards({ medications, isStale }: { medications: readonly Medication[]; isStale: boolean }) {
  const placeOf = usePlace();

  return (
    <CardGrid isStale={isStale}>
      {medications.map((medication, index) => (
        <MedicationCard
          key={medication.id}
          medication={medication}
          isEager={index < FIRST_ROW}
          place={placeOf(medication.pharmacy)}
          action={<AddToCartButton medication={medication} isInList />}
        />
      ))}
    </CardGrid>
  );
}

/** For example "Luxor · Pick-up only": people who compare prices have to see which offers are out of reach. */
function usePlace() {
  const { t } = useTranslation('pharmacies');
  const governorateName = useGovernorateName();

  return ({ governorate_id, is_delivery_available }: Medication['pharmacy']) =>
    [governorateName(governorate_id), is_delivery_available ? '' : t('pickupOnly')].filter(Boolean).join(' · ');
}
