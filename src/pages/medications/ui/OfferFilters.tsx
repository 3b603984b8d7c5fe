import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

import type { MedicationListQuery, MedicationSort } from '@contract/medication';
import { GovernorateFilter } from '@/entities/location';

interface OfferFiltersProps {
  query: MedicationListQuery;
  /** The possible orders, each with its label. */
  sorts: readonly (readonly [MedicationSort, string])[];
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

/** The filters for the governorate and the stock, and the order. Used for a list of medicines and for the offers of one. */
export function OfferFilters({ query, sorts, onChange }: OfferFiltersProps) {
  const { t } = useTranslation('medications');

  return (
    <>
      <GovernorateFilter value={query.governorate_id} onPick={(governorate_id) => onChange({ governorate_id })} />
      <TextField
        select
        fullWidth
        id="sort"
        label={t('sort')}
        value={query.sort}
        onChange={(event) => onChange({ sort: event.target.value as MedicationSort })}
      >
        {sorts.map(([sort, name]) => (
          <MenuItem key={sort} value={sort}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch checked={query.in_stock} onChange={(_event, in_stock) => onChange({ in_stock })} />}
        label={t('inStockOnly')}
        sx={{ m: 0, minHeight: 40, whiteSpace: 'nowrap' }}
      />
    </>
  );
}
