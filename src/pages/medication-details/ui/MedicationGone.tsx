import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { MedicationNotFound, useGetMedicationsQuery } from '@/entities/medication';

import { offersOf } from '../model/offersOf';
import { OtherOffers } from './OtherOffers';

/**
 * Shown for a medicine that its pharmacy no longer sells, to which old orders and bookmarks still lead. If other pharmacies have it, it
 * points to their offers.
 */
export function MedicationGone({ id }: { id: number }) {
  const { t } = useTranslation('medications');
  const { data: offers } = useGetMedicationsQuery({ ...offersOf(id), paginate: 1 });
  if (!offers?.total) return <MedicationNotFound />;

  return (
    <MedicationNotFound>
      <Typography color="textSecondary">{t('soldElsewhere')}</Typography>
      <div>
        <OtherOffers medication={{ id, is_in_stock: false }} />
      </div>
    </MedicationNotFound>
  );
}
