import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { LIMITS } from '@contract/limits';
import { type MedicationListQuery, medicationListQuery } from '@contract/medication';
import { useGetMedicationQuery, useGetMedicationsQuery } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';
import { unbroken, useMedicineName } from '@/shared/lib/format';

interface SameProductProps {
  id: number;
  query: MedicationListQuery;
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

/** Which product's offers are compared, and how to leave it; where nobody else has it, the way to what comes near. */
export function SameProduct({ id, query, onChange }: SameProductProps) {
  const { t } = useTranslation('medications');
  const { nameOf } = useLanguage();
  const medicineOf = useMedicineName();
  const { currentData: asked } = useGetMedicationQuery(id);
  const { currentData: offers } = useGetMedicationsQuery(query);
  // Where its own offer is gone, the others say what they are.
  const medication = asked ?? offers?.data[0];
  if (!medication) return null;

  const isAlone = offers?.current_page === 1 && offers.data.every((offer) => offer.id === id);
  const search = () => onChange({ ...medicationListQuery.getDefault(), q: nameOf(medication).slice(0, LIMITS.search) });

  return (
    <Stack spacing={1} sx={{ mb: 1, alignItems: 'flex-start' }}>
      <Chip
        label={t('offersOf', { name: unbroken(medicineOf(medication)) })}
        onDelete={() => onChange({ same_as: undefined })}
        sx={{ maxWidth: '100%' }}
      />
      {isAlone && (
        <>
          <Typography role="status">{t('nobodyElse')}</Typography>
          <Button variant="outlined" onClick={search}>
            {t('searchLikeIt')}
          </Button>
        </>
      )}
    </Stack>
  );
}
