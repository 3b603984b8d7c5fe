import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { medicationListQuery } from '@contract/medication';
import { useListQuery } from '@/shared/lib/list-query';
import { PageTitle } from '@/shared/ui/page-title';

import { CategoryFilter } from './CategoryFilter';
import { MedicationFilters } from './MedicationFilters';
import { MedicationResults } from './MedicationResults';

export function MedicationsPage() {
  const { t } = useTranslation('medications');
  const [query, setQuery] = useListQuery(medicationListQuery);

  return (
    <>
      <PageTitle title={t('title')} description={t('subtitle')} />
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {t('subtitle')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <CategoryFilter selected={query.category_id} onPick={(category_id) => setQuery({ category_id })} />
        <div>
          <MedicationFilters query={query} onChange={setQuery} />
          <MedicationResults query={query} onChange={setQuery} />
        </div>
      </Box>
    </>
  );
}
