import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { MEDICATION_SORTS, type MedicationListQuery } from '@contract/medication';
import { SearchField } from '@/shared/ui/search-field';

import { ShelfFilters } from './ShelfFilters';

interface MedicationFiltersProps {
  query: MedicationListQuery;
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

export function MedicationFilters({ query, onChange }: MedicationFiltersProps) {
  const { t } = useTranslation('medications');
  const sorts = MEDICATION_SORTS.map(
    (sort) => [sort, t(sort === 'relevance' && !query.q ? 'sorts.name' : `sorts.${sort}`)] as const,
  );

  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        // What a closed filter says below itself moves none of its neighbours.
        alignItems: 'start',
        gridTemplateColumns: {
          // Below each other where somebody reads large letters.
          xs: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
          sm: '1fr 1fr',
          md: '1fr 1fr auto',
          lg: 'minmax(0, 1fr) 200px 168px auto',
        },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
        <SearchField label={t('searchLabel')} value={query.q} onSearch={(q) => onChange({ q })} />
      </Box>
      <ShelfFilters query={query} sorts={sorts} onChange={onChange} />
    </Box>
  );
}
