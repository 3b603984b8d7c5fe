import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type PasswordInput, passwordInput } from '@contract/account';
import { NewPasswordFields, useChangePasswordMutation, WithUsername } from '@/entities/user';
import { useMessages } from '@/shared/i18n';
import { useFormSubmission } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormBody, Formik, FormPassword, FormRow, FormSubmit } from '@/shared/ui/form';

const INITIAL_VALUES: PasswordInput = { current_password: '', password: '', password_confirmation: '' };

interface PasswordFormProps {
  /** Tells a password manager which account the password belongs to. */
  email: string;
}

/** Uses the texts of `settings` and `account`. */
export function PasswordForm({ email }: PasswordFormProps) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const messageOf = useMessages();
  // If the answer was lost, the password may have been changed, and the next try would be refused for a wrong old password.
  const texts = { failed: t('password.failed'), noAnswer: t('password.lost') };
  const { send } = useFormSubmission({ unseen: texts });
  const [changePassword] = useChangePasswordMutation();
  const [formKey, setFormKey] = useState(0);

  const change = async (values: PasswordInput) => {
    await changePassword(passwordInput.cast(values)).unwrap();
    // A new form after each change: if it were only emptied, leaving the focused field would report that it is empty.
    setFormKey((before) => before + 1);
    toast.success(messageOf('passwordChanged'));
  };

  return (
    <Formik key={formKey} initialValues={INITIAL_VALUES} validationSchema={passwordInput} onSubmit={send(change)}>
      <FormBody>
        <WithUsername email={email}>
          <FormPassword name="current_password" label={t('password.current')} autoComplete="current-password" />
        </WithUsername>
        <FormRow>
          <NewPasswordFields label={t('password.new')} confirmation={t('password.confirmation')} />
        </FormRow>
        <FormSubmit {...texts} sx={{ alignSelf: 'flex-start' }}>
          {t('password.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}
