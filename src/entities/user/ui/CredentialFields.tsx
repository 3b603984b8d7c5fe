import { useTranslation } from 'react-i18next';

import { FormEmail, FormPassword, FormPhone, FormRow } from '@/shared/ui/form';

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
        <FormPassword
          name="password"
          label={t('person.password')}
          autoComplete="new-password"
          helperText={t('person.passwordHint')}
        />
        <FormPassword
          name="password_confirmation"
          label={t('person.passwordConfirmation')}
          autoComplete="new-password"
        />
      </FormRow>
    </>
  );
}
