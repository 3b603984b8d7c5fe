import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';

import { useGetGovernoratesQuery } from '../api/locationApi';
import { saveLastGovernorate } from '../model/lastGovernorate';

interface GovernorateFilterProps {
  value: number | undefined;
  onPick: (id: number | undefined) => void;
}

/** Filters a list by governorate. The choice is remembered, and later searches list what is there first. */
export function GovernorateFilter({ value, onPick }: GovernorateFilterProps) {
  const { t } = useTranslation(['pharmacies', 'common']);
  const { nameOf } = useLanguage();
  const { data: governorates = [], isError, refetch } = useGetGovernoratesQuery();
  // Until the options are loaded, MUI would warn about a value without an option.
  const isKnown = governorates.some(({ id }) => id === value);
  const hasFailed = isError && governorates.length === 0;
  const pick = (id: number | undefined) => {
    saveLastGovernorate(id);
    onPick(id);
  };

  return (
    <div>
      <TextField
        select
        fullWidth
        id="governorate"
        label={t('pharmacies:governorate')}
        value={isKnown ? value : ''}
        disabled={hasFailed}
        onChange={(event) => pick(Number(event.target.value) || undefined)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('pharmacies:allGovernorates')}</MenuItem>
        {governorates.map((governorate) => (
          <MenuItem key={governorate.id} value={governorate.id}>
            {nameOf(governorate)}
          </MenuItem>
        ))}
      </TextField>
      {hasFailed && (
        <Box role="alert" sx={{ color: 'error.main', typography: 'caption' }}>
          {t('pharmacies:governoratesFailed')}
          <Button size="small" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </Box>
      )}
    </div>
  );
}
