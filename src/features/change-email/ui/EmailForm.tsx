import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';

import { type EmailChangeInput, emailChangeInput } from '@contract/account';
import { useChangeEmailMutation } from '@/entities/user';
import { useSay } from '@/shared/i18n';
import { useFailure, useSending } from '@/shared/lib/failure';
import { FormBody, FormEmail, Formik, FormPassword, FormRow } from '@/shared/ui/form';
import { Ltr } from '@/shared/ui/ltr';

const START: EmailChangeInput = { email: '', password: '' };

/** The new address is proven before it counts, so the form ends with a letter and not with a change. Speaks the texts of `settings`. */
export function EmailForm({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const say = useSay();
  const failure = useFailure();
  const { problem, send } = useSending();
  const [changeEmail, { isSuccess }] = useChangeEmailMutation();

  const asked = say('emailChangeAsked');

  const ask = async (values: EmailChangeInput, { resetForm }: FormikHelpers<EmailChangeInput>) => {
    await changeEmail(emailChangeInput.cast(values)).unwrap();
    resetForm();
  };

  return (
    <Formik initialValues={START} validationSchema={emailChangeInput} onSubmit={send(ask)}>
      {({ isSubmitting }) => (
        <FormBody>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t('email.present')} <Ltr>{email}</Ltr>
          </Typography>
          {isSuccess && <Alert severity="success">{asked}</Alert>}
          {problem !== null && <Alert severity="error">{failure(problem, t('email.failed'))}</Alert>}
          <FormRow>
            <FormEmail id="new-email" label={t('email.new')} autoComplete="email" />
            <FormPassword
              id="email-password"
              name="password"
              label={t('twoFactor.password')}
              autoComplete="current-password"
            />
          </FormRow>
          <Button type="submit" variant="outlined" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
            {t('email.submit')}
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
