import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type NewPasswordForm as NewPassword, newPasswordForm } from '@contract/accountLinks';
import type { PasswordReset } from '@contract/wire/session';
import { NewPasswordFields, useResetPasswordMutation } from '@/entities/user';
import { isAppError, isLost } from '@/shared/api';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { FormBody, Formik } from '@/shared/ui/form';

const START: NewPassword = { password: '', password_confirmation: '' };

interface NewPasswordFormProps {
  token: string;
  onSaved: (outcome: PasswordReset) => void;
  /** The link has expired or was used already; by this form, it may be, where an answer was lost before. */
  onLinkOver: (isPerhapsDone: boolean) => void;
}

export function NewPasswordForm({ token, onSaved, onLinkOver }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const [resetPassword] = useResetPasswordMutation();
  const { problem, isUnanswered, send } = useFormSubmission({ hasSummary: true });
  const [isPerhapsDone, setIsPerhapsDone] = useState(false);

  const save = async (values: NewPassword) => {
    try {
      onSaved(await resetPassword({ token, ...newPasswordForm.cast(values) }).unwrap());
    } catch (error) {
      if (isLost(error)) setIsPerhapsDone(true);
      if (!isAppError(error) || error.code !== 'linkInvalid') throw error;
      onLinkOver(isPerhapsDone);
    }
  };

  return (
    <Formik initialValues={START} validationSchema={newPasswordForm} onSubmit={send(save)}>
      {({ isSubmitting }) => (
        <FormBody>
          {problem !== null && (
            <Alert severity="error">{isUnanswered ? t('reset.lost') : failure(problem, t('reset.failed'))}</Alert>
          )}
          <NewPasswordFields label={t('reset.password')} />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {t('reset.submit')}
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
