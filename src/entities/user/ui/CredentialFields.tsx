import { useTranslation } from 'react-i18next';

import { FormEmail, FormPhone, FormRow } from '@/shared/ui/form';

import { NewPasswordFields } from './NewPasswordFields';

/** How a new account is reached and opened. Speaks the texts of `account`. */
export function CredentialFields() {
  const { t } = useTranslation('account');
  return (
    <>
      <FormRow>
        <FormEmail label={t('person.email')} autoComplete="email" />
        <FormPhone label={t('person.phone')} autoComplete="tel" />
      </FormRow>
      <FormRow>
        <NewPasswordFields label={t('person.password')} />
      </FormRow>
    </>
  );
}
