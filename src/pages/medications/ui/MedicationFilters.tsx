import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { MEDICATION_SORTS, type MedicationListQuery } from '@contract/medication';
import { SearchField } from '@/shared/ui/search-field';

import { OfferFilters } from './OfferFilters';

interface MedicationFiltersProps {
  query: MedicationListQuery;
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

/** The search field and the filters. On a phone the filters are collapsed, so that the results are visible. */
export function MedicationFilters({ query, onChange }: MedicationFiltersProps) {
  const { t } = useTranslation('medications');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const sorts = MEDICATION_SORTS.map(
    (sort) => [sort, t(sort === 'relevance' && !query.q ? 'sorts.name' : `sorts.${sort}`)] as const,
  );
  const chosen = [query.governorate_id !== undefined, query.in_stock].filter(Boolean).length;

  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 2,
        mb: { xs: 1, sm: 2 },
        // A disabled filter has a text below it, which must not move its neighbours.
        alignItems: 'start',
        gridTemplateColumns: {
          // Large text puts them below each other.
          xs: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
          sm: '1fr 1fr',
          md: '1fr 1fr auto',
          lg: 'minmax(0, 1fr) 200px 168px auto',
        },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flex: '1 1 10rem' }}>
          <SearchField label={t('searchLabel')} value={query.q} onSearch={(q) => onChange({ q })} />
        </Box>
        <Button
          variant="outlined"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          sx={{ display: { sm: 'none' } }}
        >
          {chosen > 0 ? t('filtersChosen', { total: chosen }) : t('filters')}
        </Button>
      </Box>
      <Box sx={{ display: { xs: isUnfolded ? 'contents' : 'none', sm: 'contents' } }}>
        <OfferFilters query={query} sorts={sorts} onChange={onChange} />
      </Box>
    </Box>
  );
}
