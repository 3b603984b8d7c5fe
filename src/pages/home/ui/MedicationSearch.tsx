import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { LIST_LIMITS } from '@contract/listLimits';
import { ROUTES } from '@/shared/config';

import { useSearchForm } from '../model/useSearchForm';
import { Field } from './Field';

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
      <Field height={48}>
        <SearchIcon sx={{ insetInlineStart: '0.875rem' }} />
        <Box
          component="input"
          type="search"
          {...bind('q')}
          placeholder={t('hero.medicationHint')}
          aria-label={t('hero.medicationLabel')}
          maxLength={LIST_LIMITS.search}
          sx={{ '&&&': { paddingInlineStart: '3rem' } }}
        />
      </Field>
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        sx={{ flexShrink: 0, minWidth: { sm: 160 } }}
      >
        {t('hero.findMedication')}
      </Button>
    </Stack>
  );
}
