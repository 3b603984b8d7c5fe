import { useTranslation } from 'react-i18next';

import { FormPassword, FormRow, FormTextField } from '@/shared/ui/form';

/** How a new account is reached and opened. Speaks the texts of `account`. */
export function CredentialFields() {
  const { t } = useTranslation('account');
  return (
    <>
      <FormRow>
        <FormTextField
          name="email"
          label={t('person.email')}
          type="email"
          autoComplete="email"
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <FormTextField
          name="phone"
          label={t('person.phone')}
          type="tel"
          autoComplete="tel"
          helperText={t('person.phoneHint')}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
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
