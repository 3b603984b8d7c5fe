import { useTranslation } from 'react-i18next';

import { WEEK_DAYS } from '@contract/validation/fields';
import { LocationSelects } from '@/entities/location';
import { HoursFields } from '@/entities/pharmacy';
import { FormCheckboxes, FormPhone, FormRadios, FormRow, FormTextField } from '@/shared/ui/form';

export function PharmacyFields() {
  const { t } = useTranslation('account');

  return (
    <>
      <FormRow>
        <FormTextField name="pharmacy_name" label={t('join.pharmacyName')} autoComplete="organization" />
        <FormPhone name="pharmacy_phone" label={t('join.pharmacyPhone')} />
      </FormRow>
      <FormTextField name="pharmacy_address" label={t('join.pharmacyAddress')} autoComplete="street-address" />
      <FormRow>
        <LocationSelects />
      </FormRow>
      <FormTextField
        name="pharmacy_postal_code"
        label={t('join.postalCode')}
        autoComplete="postal-code"
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <HoursFields opening="pharmacy_opening_time" closing="pharmacy_closing_time" />
      <FormCheckboxes
        name="pharmacy_working_days"
        label={t('join.workingDays')}
        options={WEEK_DAYS.map((day) => ({ value: day, label: t(`day.${day}`) }))}
      />
      <FormRadios
        name="pharmacy_is_delivery_available"
        label={t('join.delivery')}
        options={[
          { value: true, label: t('join.deliveryYes') },
          { value: false, label: t('join.deliveryNo') },
        ]}
      />
    </>
  );
}
