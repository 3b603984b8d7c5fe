import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { LIMITS } from '@contract/limits';
import { ROUTES } from '@/shared/config';

import { useSearchForm } from '../model/useSearchForm';

export function MedicationSearch() {
  const { t } = useTranslation('home');
  const { bind, submit } = useSearchForm(ROUTES.medications, { q: '' });

  return (
    <Stack
      component="form"
      role="search"
      aria-label={t('hero.findMedication')}
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      onSubmit={submit}
    >
      <OutlinedInput
        fullWidth
        type="search"
        {...bind('q')}
        placeholder={t('hero.medicationHint')}
        inputProps={{ 'aria-label': t('hero.medicationLabel'), maxLength: LIMITS.search }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        }
        sx={{ height: 48 }}
      />
      <Button type="submit" variant="contained" color="secondary" size="large" sx={{ flexShrink: 0, minWidth: 160 }}>
        {t('hero.findMedication')}
      </Button>
    </Stack>
  );
}
