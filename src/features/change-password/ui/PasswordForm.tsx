import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type PasswordInput, passwordInput } from '@contract/account';
import { NewPasswordFields, useChangePasswordMutation } from '@/entities/user';
import { isLost } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormBody, Formik, FormPassword, FormRow, FormSubmit } from '@/shared/ui/form';

const START: PasswordInput = { current_password: '', password: '', password_confirmation: '' };

interface PasswordFormProps {
  /** Whose password a password manager is to keep. */
  email: string;
}

/** Speaks the texts of `settings` and `account`. */
export function PasswordForm({ email }: PasswordFormProps) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const messageOf = useMessages();
  const failure = useFailure();
  const { problem, send } = useFormSubmission();
  const [changePassword] = useChangePasswordMutation();
  const [formKey, setFormKey] = useState(0);

  const change = async (values: PasswordInput) => {
    await changePassword(passwordInput.cast(values)).unwrap();
    // A form of its own each time: emptied around whoever stands in it, it would call the field that they leave empty.
    setFormKey((before) => before + 1);
    toast.success(messageOf('passwordChanged'));
  };

  return (
    <Formik key={formKey} initialValues={START} validationSchema={passwordInput} onSubmit={send(change)}>
      <FormBody>
        {problem !== null && (
          <Alert severity="error">
            {/* Where it worked all the same, the next try would be refused for the old password. */}
            {isLost(problem) ? t('password.lost') : failure(problem, t('password.failed'))}
          </Alert>
        )}
        {/* Together, since what nobody sees would still take a place of its own. */}
        <div>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <FormPassword name="current_password" label={t('password.current')} autoComplete="current-password" />
        </div>
        <FormRow>
          <NewPasswordFields label={t('password.new')} confirmation={t('password.confirmation')} />
        </FormRow>
        <FormSubmit sx={{ alignSelf: 'flex-start' }}>{t('password.submit')}</FormSubmit>
      </FormBody>
    </Formik>
  );
}
