import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';
import { PageError } from '@/shared/ui/page-state';

import { useGetGovernoratesQuery } from '../api/locationApi';

interface GovernorateFilterProps {
  value: number | undefined;
  onPick: (id: number | undefined) => void;
}

/** Narrows a list to one governorate, or to none in particular. */
export function GovernorateFilter({ value, onPick }: GovernorateFilterProps) {
  const { t } = useTranslation('pharmacies');
  const { nameOf } = useLanguage();
  const { data: governorates = [], isError, refetch } = useGetGovernoratesQuery();
  // Until the list is there, MUI would warn about a value that is not on offer.
  const isKnown = governorates.some(({ id }) => id === value);

  if (isError && governorates.length === 0) return <PageError message={t('governoratesFailed')} onRetry={refetch} />;
  return (
    <TextField
      select
      fullWidth
      id="governorate"
      label={t('governorate')}
      value={isKnown ? value : ''}
      onChange={(event) => onPick(Number(event.target.value) || undefined)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('allGovernorates')}</MenuItem>
      {governorates.map((governorate) => (
        <MenuItem key={governorate.id} value={governorate.id}>
          {nameOf(governorate)}
        </MenuItem>
      ))}
    </TextField>
  );
}
