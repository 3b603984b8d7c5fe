import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { MedicationNotFound, useGetMedicationsQuery } from '@/entities/medication';

import { offersOf } from '../model/offersOf';
import { OtherOffers } from './OtherOffers';

/** Past orders, carts and bookmarks lead to what a pharmacy no longer sells: where others do, whoever came for it goes on to them. */
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
