import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { SearchField } from '@/shared/ui/search-field';

import type { PharmacyPageQuery } from '../model/pharmacyPageQuery';
import { CategoryChecks } from './CategoryChecks';
import { MedicationPages } from './MedicationPages';

interface PharmacyMedicationsProps {
  pharmacyId: number;
  query: PharmacyPageQuery;
  onChange: (patch: Partial<PharmacyPageQuery>) => void;
}

export function PharmacyMedications({ pharmacyId, query, onChange }: PharmacyMedicationsProps) {
  const { t } = useTranslation('medications');

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <CategoryChecks
        pharmacyId={pharmacyId}
        selected={query.category_id}
        onPick={(category_id) => onChange({ category_id })}
      />
      <div>
        <Box role="search" sx={{ mb: 2 }}>
          <SearchField label={t('searchLabel')} value={query.q} onSearch={(q) => onChange({ q })} />
        </Box>
        <MedicationPages
          query={{
            pharmacy_id: pharmacyId,
            category_id: query.category_id,
            q: query.q,
            page: query.page,
            paginate: query.paginate,
          }}
          onPage={(page) => onChange({ page })}
        />
      </div>
    </Box>
  );
}
