import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { type LoginInput, loginInput } from '@contract/session';
import type { CodeAsked, SignedIn } from '@contract/wire/session';
import { isCodeAsked } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { useMessages } from '@/shared/i18n';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormBody, FormCheckbox, FormEmail, Formik, FormPassword, FormSubmit } from '@/shared/ui/form';

import type { Asked } from './CodeForm';

const INITIAL_VALUES: LoginInput = { email: '', password: '', remember: false };

interface SignInFormProps {
  signIn: (input: LoginInput) => Promise<SignedIn | CodeAsked>;
  /** The sign-in has succeeded: the button stays busy until the next page has loaded. */
  isLeaving: boolean;
  /** The navigation state for the other forms: where the visitor came from, and the e-mail that was typed in one of them. */
  visit: { email: string };
  onEmail: (email: string) => void;
  onCodeAsked: (asked: Asked) => void;
  onSignedIn: (answer: SignedIn) => unknown;
}

export function SignInForm({ signIn, isLeaving, visit, onEmail, onCodeAsked, onSignedIn }: SignInFormProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const messageOf = useMessages();
  const failure = useFailure();
  const { problem, send } = useFormSubmission({
    hasSummary: true,
    // Every failure is shown both in the box and as a toast (spec, section 4).
    hasNote: false,
    onProblem: (error) => toast.error(failure(error, t('signIn.failed'))),
  });

  const enter = async (values: LoginInput) => {
    const answer = await signIn(loginInput.cast(values));
    if (isCodeAsked(answer)) return { challenge: answer.challenge, remember: values.remember };
    toast.success(messageOf('signedIn'));
    return answer;
  };
  const goOn = (answer: SignedIn | Asked) => ('challenge' in answer ? onCodeAsked(answer) : onSignedIn(answer));

  return (
    <Formik
      initialValues={{ ...INITIAL_VALUES, email: visit.email }}
      validationSchema={loginInput}
      onSubmit={send(enter, goOn)}
    >
      <FormBody>
        <EmailReport onChange={onEmail} />
        {/* Without a role, because the toast already announces the same text. */}
        {problem !== null && (
          <Alert severity="error" role="none">
            {failure(problem, t('signIn.failed'))}
          </Alert>
        )}
        <FormEmail label={t('signIn.email')} autoComplete="username" />
        <FormPassword name="password" label={t('signIn.password')} autoComplete="current-password" />
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
        >
          <FormCheckbox name="remember" label={t('signIn.remember')} />
          <Link
            component={RouterLink}
            to={ROUTES.forgotPassword}
            replace
            // Passes the e-mail on, so that somebody who was just refused need not type it again.
            state={visit}
            variant="body2"
            underline="always"
          >
            {t('signIn.forgot')}
          </Link>
        </Stack>
        <FormSubmit size="large" isLeaving={isLeaving}>
          {t('signIn.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}

/** Reports the e-mail for the links to the other forms, which ask for it as well. */
function EmailReport({ onChange }: { onChange: (email: string) => void }) {
  const { email } = useFormikContext<LoginInput>().values;
  const report = useEffectEvent(() => onChange(email));
  useEffect(() => report(), [email]);
  return null;
}
