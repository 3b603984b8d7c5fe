import { useTranslation } from 'react-i18next';

import { FormEmail, FormPhone, FormRow } from '@/shared/ui/form';

import { NewPasswordFields } from './NewPasswordFields';

/** The e-mail, phone and password of a new account. Uses the texts of `account`. */
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
