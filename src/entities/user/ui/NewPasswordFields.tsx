import { useTranslation } from 'react-i18next';

import { FormPassword } from '@/shared/ui/form';

interface NewPasswordFieldsProps {
  label: string;
  confirmation?: string;
}

/** A new password with its requirements, and its repetition. Uses the texts of `account`. */
export function NewPasswordFields({ label, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <FormPassword name="password" label={label} autoComplete="new-password" helperText={t('person.passwordHint')} />
      <FormPassword
        name="password_confirmation"
        label={confirmation ?? t('person.passwordConfirmation')}
        autoComplete="new-password"
      />
    </>
  );
}
