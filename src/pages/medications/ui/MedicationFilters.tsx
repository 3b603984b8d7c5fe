import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

import { MEDICATION_SORTS, type MedicationListQuery, type MedicationSort } from '@contract/medication';
import { GovernorateFilter } from '@/entities/location';
import { SearchField } from '@/shared/ui/search-field';

interface MedicationFiltersProps {
  query: MedicationListQuery;
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

export function MedicationFilters({ query, onChange }: MedicationFiltersProps) {
  const { t } = useTranslation('medications');

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
        <SearchField label={t('searchLabel')} value={query.q} onSearch={(q) => onChange({ q, same_as: undefined })} />
      </Box>
      <GovernorateFilter value={query.governorate_id} onPick={(governorate_id) => onChange({ governorate_id })} />
      <TextField
        select
        fullWidth
        id="sort"
        label={t('sort')}
        value={query.sort}
        onChange={(event) => onChange({ sort: event.target.value as MedicationSort })}
      >
        {MEDICATION_SORTS.map((sort) => (
          <MenuItem key={sort} value={sort}>
            {t(sort === 'relevance' && !query.q ? 'sorts.name' : `sorts.${sort}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch checked={query.in_stock} onChange={(_event, in_stock) => onChange({ in_stock })} />}
        label={t('inStockOnly')}
        sx={{ m: 0, minHeight: 40, whiteSpace: 'nowrap' }}
      />
    </Box>
  );
}
