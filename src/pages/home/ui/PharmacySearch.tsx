import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { LIST_LIMITS } from '@contract/listLimits';
import { useGetGovernoratesQuery } from '@/entities/location';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { PageError } from '@/shared/ui/page-state';

import { useSearchForm } from '../model/useSearchForm';
import { Field } from './Field';

/** Uses a native select, because the menu of Material's select would add to the first load of the site. */
export function PharmacySearch() {
  const { t } = useTranslation(['home', 'pharmacies']);
  const { nameOf } = useLanguage();
  const { bind, submit } = useSearchForm(ROUTES.pharmacies, { q: '', governorate_id: '' });
  const { data: governorates = [], isError, refetch } = useGetGovernoratesQuery();

  return (
    <Box
      component="form"
      role="search"
      aria-label={t('hero.findPharmacy')}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '5fr 6fr 160px' } }}
    >
      <Field height={40}>
        <input
          {...bind('q')}
          placeholder={t('hero.pharmacyLabel')}
          aria-label={t('hero.pharmacyLabel')}
          maxLength={LIST_LIMITS.search}
        />
      </Field>
      <Field height={40}>
        <select {...bind('governorate_id')} aria-label={t('hero.governorateLabel')}>
          <option value="">{t('pharmacies:allGovernorates')}</option>
          {governorates.map((governorate) => (
            <option key={governorate.id} value={governorate.id}>
              {nameOf(governorate)}
            </option>
          ))}
        </select>
        <ArrowDropDownIcon sx={{ insetInlineEnd: 7 }} />
      </Field>
      <Button type="submit" variant="outlined">
        {t('hero.findPharmacy')}
      </Button>
      {isError && governorates.length === 0 && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <PageError message={t('pharmacies:governoratesFailed')} onRetry={refetch} />
        </Box>
      )}
    </Box>
  );
}
