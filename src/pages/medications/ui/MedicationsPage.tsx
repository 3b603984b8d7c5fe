import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { medicationListQuery } from '@contract/medication';
import { useListQuery } from '@/shared/lib/list-query';
import { PublicHeading } from '@/shared/ui/page-heading';

import { CategoryFilter } from './CategoryFilter';
import { MedicationFilters } from './MedicationFilters';
import { MedicationResults } from './MedicationResults';
import { SameProduct } from './SameProduct';

export function MedicationsPage() {
  const { t } = useTranslation('medications');
  const [query, setQuery] = useListQuery(medicationListQuery);

  return (
    <>
      <PublicHeading title={t('title')} subtitle={t('subtitle')} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <CategoryFilter query={query} onPick={(category_id) => setQuery({ category_id, same_as: undefined })} />
        <div>
          <MedicationFilters query={query} onChange={setQuery} />
          {query.same_as !== undefined && <SameProduct id={query.same_as} query={query} onChange={setQuery} />}
          <MedicationResults query={query} onChange={setQuery} />
        </div>
      </Box>
    </>
  );
}
