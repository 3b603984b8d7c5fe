import { useTranslation } from 'react-i18next';

import { pharmacyProfileInput } from '@contract/pharmacySettings';
import { STAFF_LIMITS } from '@contract/staffLimits';
import { WEEK_DAYS } from '@contract/validation/fields';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { HoursFields, useSavePharmacyProfileMutation } from '@/entities/pharmacy';
import { FormCheckboxes, FormEmail, FormPhone, FormRow, FormTextField } from '@/shared/ui/form';

import { FieldsHeading } from './FieldsHeading';
import { PartForm } from './PartForm';

const LTR = { htmlInput: { dir: 'ltr' } };
const ARABIC = { htmlInput: { dir: 'rtl', lang: 'ar' } };

/** Edits what customers see of the pharmacy, including its hours. Uses the texts of `pharmacySettings` and `account`. */
export function PharmacyProfileForm({ settings }: { settings: PharmacySettings }) {
  const { t } = useTranslation(['pharmacySettings', 'account']);
  const [save] = useSavePharmacyProfileMutation();

  return (
    <PartForm
      draftName="pharmacy-profile"
      settings={settings}
      schema={pharmacyProfileInput}
      together={[['opening_time', 'closing_time']]}
      save={(values) => save(values).unwrap()}
      saved="pharmacyProfileSaved"
    >
      <FormRow>
        <FormTextField name="name" label={t('profile.name')} slotProps={LTR} />
        <FormTextField name="name_ar" label={t('profile.nameAr')} slotProps={ARABIC} />
      </FormRow>
      <FormRow>
        <FormPhone label={t('account:join.pharmacyPhone')} />
        <FormEmail label={t('profile.email')} />
      </FormRow>
      <FormTextField name="address" label={t('profile.address')} slotProps={{ htmlInput: { dir: 'auto' } }} />
      <FormTextField name="address_ar" label={t('profile.addressAr')} slotProps={ARABIC} />
      <FormTextField name="postal_code" label={t('account:join.postalCode')} slotProps={LTR} />
      <FormTextField name="website" type="url" label={t('profile.website')} slotProps={LTR} />
      <FormTextField
        name="description"
        label={t('profile.description')}
        helperText={t('profile.descriptionHint', { max: STAFF_LIMITS.pharmacyDescription })}
        multiline
        rows={3}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <FieldsHeading>{t('profile.hours')}</FieldsHeading>
      <HoursFields opening="opening_time" closing="closing_time" />
      <FormCheckboxes
        name="working_days"
        label={t('account:join.workingDays')}
        options={WEEK_DAYS.map((day) => ({ value: day, label: t(`account:day.${day}`) }))}
      />
    </PartForm>
  );
}
