import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { emailChangeInput } from '@contract/account';
import { twoFactorConfirmInput } from '@contract/twoFactor';
import type { User } from '@contract/wire/session';
import { CodeField, useChangeEmailMutation } from '@/entities/user';
import { useMessages } from '@/shared/i18n';
import { useFormSubmission } from '@/shared/lib/failure';
import { FormBody, FormEmail, Formik, FormPassword, FormRow, FormSubmit } from '@/shared/ui/form';
import { Ltr } from '@/shared/ui/ltr';

const INITIAL_VALUES = { email: '', password: '', code: '' };
const withCode = emailChangeInput.concat(twoFactorConfirmInput);

/**
 * Changing the e-mail sends a link to the new address; the change takes effect when the link is opened. Uses the texts of `settings` and
 * `account`.
 */
export function EmailForm({ user: { email, has_two_factor: isCodeRequired } }: { user: User }) {
  const { t } = useTranslation('settings');
  const messageOf = useMessages();
  const texts = { failed: t('email.failed'), noAnswer: t('email.lost') };
  const { send } = useFormSubmission({
    hiddenFields: isCodeRequired ? [] : ['code'],
    unseen: texts,
  });
  const [changeEmail, { isSuccess, originalArgs }] = useChangeEmailMutation();
  const form = useRef<FormikProps<typeof INITIAL_VALUES>>(null);
  const [formKey, setFormKey] = useState(0);

  const asked = messageOf('emailChangeAsked');
  // The link may have been opened in another tab meanwhile.
  const isWaiting = isSuccess && originalArgs?.email !== email;

  const ask = async (values: typeof INITIAL_VALUES) => {
    await changeEmail(emailChangeInput.cast(values)).unwrap();
    // A new form after each request, so that no error appears at the emptied fields. If the address was edited meanwhile, the form stays,
    // because the new one has not been sent.
    if (form.current?.values === values) setFormKey((before) => before + 1);
  };

  return (
    <Formik
      key={formKey}
      innerRef={form}
      initialValues={INITIAL_VALUES}
      validationSchema={isCodeRequired ? withCode : emailChangeInput}
      onSubmit={(values, helpers) => send(ask)(values, helpers)}
    >
      <FormBody>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('email.present')} <Ltr>{email}</Ltr>
        </Typography>
        {isWaiting && <Alert severity="success">{asked}</Alert>}
        <FormRow>
          <FormEmail id="new-email" label={t('email.new')} autoComplete="email" />
          <FormPassword
            id="email-password"
            name="password"
            label={t('twoFactor.password')}
            autoComplete="current-password"
          />
        </FormRow>
        {isCodeRequired && <CodeField kind="either" id="email-code" />}
        <FormSubmit {...texts} variant="outlined" sx={{ alignSelf: 'flex-start' }}>
          {t('email.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}
