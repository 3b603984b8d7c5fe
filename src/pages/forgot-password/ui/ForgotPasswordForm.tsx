import { useTranslation } from 'react-i18next';

import { type ForgotPasswordInput, forgotPasswordInput } from '@contract/accountLinks';
import { useForgotPasswordMutation } from '@/entities/user';
import { useFormSubmission } from '@/shared/lib/failure';
import { FormBody, FormEmail, Formik, FormSubmit } from '@/shared/ui/form';

interface ForgotPasswordFormProps {
  /** The e-mail that was typed in the sign-in form, if any. */
  typed: string;
  onSent: (email: string) => void;
}

/** Asks for the e-mail of the account. The answer does not tell whether there is such an account. */
export function ForgotPasswordForm({ typed, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation('account');
  const [askForLink] = useForgotPasswordMutation();
  const { send } = useFormSubmission({ hasSummary: true });
  const initialValues: ForgotPasswordInput = { email: typed };

  const ask = async (values: ForgotPasswordInput) => {
    const input = forgotPasswordInput.cast(values);
    await askForLink(input).unwrap();
    return input.email;
  };

  return (
    <Formik initialValues={initialValues} validationSchema={forgotPasswordInput} onSubmit={send(ask, onSent)}>
      <FormBody>
        <FormEmail label={t('forgot.email')} autoComplete="username" />
        <FormSubmit failed={t('forgot.failed')} size="large" noAnswer={t('forgot.lost')}>
          {t('forgot.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}
