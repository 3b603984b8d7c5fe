import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

import { type ForgotPasswordInput, forgotPasswordInput } from '@contract/accountLinks';
import { useForgotPasswordMutation } from '@/entities/user';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { FormBody, FormEmail, Formik, FormSubmit } from '@/shared/ui/form';

interface ForgotPasswordFormProps {
  /** The e-mail that was typed in the sign-in form, if any. */
  typed: string;
  onSent: (email: string) => void;
}

/** Asks for the e-mail of the account. The answer does not tell whether there is such an account. */
export function ForgotPasswordForm({ typed, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const [askForLink] = useForgotPasswordMutation();
  const { problem, send } = useFormSubmission({ hasSummary: true });
  const initialValues: ForgotPasswordInput = { email: typed };

  const ask = async (values: ForgotPasswordInput) => {
    const input = forgotPasswordInput.cast(values);
    await askForLink(input).unwrap();
    return input.email;
  };

  return (
    <Formik initialValues={initialValues} validationSchema={forgotPasswordInput} onSubmit={send(ask, onSent)}>
      <FormBody>
        {problem !== null && <Alert severity="error">{failure(problem, t('forgot.failed'))}</Alert>}
        <FormEmail label={t('forgot.email')} autoComplete="username" />
        <FormSubmit size="large" noAnswer={t('forgot.lost')}>
          {t('forgot.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}
