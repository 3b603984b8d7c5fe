import { useTranslation } from 'react-i18next';

import { FormRow, FormTextField } from '@/shared/ui/form';

/** Speaks the texts of `account`. */
export function NameFields() {
  const { t } = useTranslation('account');
  return (
    <FormRow>
      <FormTextField name="first_name" label={t('person.firstName')} autoComplete="given-name" />
      <FormTextField name="last_name" label={t('person.lastName')} autoComplete="family-name" />
    </FormRow>
  );
}
