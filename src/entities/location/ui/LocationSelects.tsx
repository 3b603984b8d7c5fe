import { skipToken } from '@reduxjs/toolkit/query';
import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';
import { FormSelect } from '@/shared/ui/form';
import { PageError } from '@/shared/ui/page-state';

import { useGetCitiesQuery, useGetGovernoratesQuery } from '../api/locationApi';
import { sortByName } from '../model/sortByName';

/** Selects for the fields `governorate_id` and `city_id` of a form. Choosing a governorate clears the city. Uses the texts of `account`. */
export function LocationSelects() {
  const { t } = useTranslation('account');
  const { language, nameOf } = useLanguage();
  const { setFieldValue } = useFormikContext();
  const [{ value: governorateId }] = useField<number | ''>('governorate_id');
  const governorates = useGetGovernoratesQuery();
  const cities = useGetCitiesQuery(governorateId || skipToken);
  const isWithoutGovernorates = governorates.isError && !governorates.data;
  const isWithoutCities = cities.isError && !cities.currentData;

  return (
    <>
      {isWithoutGovernorates && <PageError message={t('place.governoratesFailed')} onRetry={governorates.refetch} />}
      <FormSelect
        name="governorate_id"
        label={t('place.governorate')}
        options={governorates.data}
        noOptions={isWithoutGovernorates ? t('place.governoratesFailed') : undefined}
        onPick={() => void setFieldValue('city_id', '')}
      />
      {isWithoutCities && <PageError message={t('place.citiesFailed')} onRetry={cities.refetch} />}
      <FormSelect
        name="city_id"
        label={t('place.city')}
        options={cities.currentData && sortByName(cities.currentData, nameOf, language)}
        noOptions={isWithoutCities ? t('place.citiesFailed') : undefined}
        disabled={!governorateId}
        helperText={governorateId ? undefined : t('place.governorateFirst')}
      />
    </>
  );
}
