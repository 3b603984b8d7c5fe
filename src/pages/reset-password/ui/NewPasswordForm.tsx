import { useTranslation } from 'react-i18next';

import { type NewPasswordForm as NewPassword, newPasswordForm } from '@contract/accountLinks';
import type { PasswordReset } from '@contract/wire/session';
import { NewPasswordFields, useResetPasswordMutation } from '@/entities/user';
import { isAppError } from '@/shared/api';
import { useFormSubmission, useUnknownOutcome } from '@/shared/lib/failure';
import { FormBody, Formik, FormSubmit } from '@/shared/ui/form';

const INITIAL_VALUES: NewPassword = { password: '', password_confirmation: '' };

interface NewPasswordFormProps {
  token: string;
  onSaved: (outcome: PasswordReset) => void;
  /** Called if the link has expired or was already used. `mayBeDone`: possibly by this form, in a try without an answer. */
  onLinkOver: (mayBeDone: boolean) => void;
}

export function NewPasswordForm({ token, onSaved, onLinkOver }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const [resetPassword] = useResetPasswordMutation();
  const { send } = useFormSubmission({ hasSummary: true });
  const { attempt, mayBeDone } = useUnknownOutcome((input: NewPassword) => resetPassword({ token, ...input }).unwrap());

  const save = async (values: NewPassword) => {
    try {
      onSaved(await attempt(newPasswordForm.cast(values)));
    } catch (error) {
      if (!isAppError(error) || error.code !== 'linkInvalid') throw error;
      onLinkOver(mayBeDone);
    }
  };

  return (
    <Formik initialValues={INITIAL_VALUES} validationSchema={newPasswordForm} onSubmit={send(save)}>
      <FormBody>
        <NewPasswordFields label={t('reset.password')} />
        <FormSubmit failed={t('reset.failed')} size="large" noAnswer={t('reset.lost')}>
          {t('reset.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}
