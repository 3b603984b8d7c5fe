import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginInput } from '@contract/session';
import { type SignInCodeInput, twoFactorConfirmInput } from '@contract/twoFactor';
import { isAppCode } from '@contract/validation/secondFactor';
import type { SignedIn } from '@contract/wire/session';
import { CodeField } from '@/entities/user';
import { isAppError } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { useIsMounted } from '@/shared/lib/mounted';
import { useToast } from '@/shared/lib/toast';
import { FormBody, Formik, FormSubmit } from '@/shared/ui/form';

/** What the first step leaves for the second: the server's challenge, and the choice to stay signed in. */
export type Asked = Pick<SignInCodeInput, 'challenge'> & Pick<LoginInput, 'remember'>;

const INITIAL_VALUES = { code: '' };

interface CodeFormProps {
  signIn: (code: Pick<SignInCodeInput, 'code'>) => Promise<SignedIn>;
  /** The code was right: the button stays busy until the next page has loaded. */
  isLeaving: boolean;
  onSignedIn: (answer: SignedIn) => unknown;
  onBack: () => void;
}

/** No further code can be accepted: the challenge has expired, or two-factor was turned off elsewhere and the password alone is enough. */
const isOver = (error: unknown) => isAppError(error) && (error.status === 401 || error.code === 'twoFactorOff');

/** The second step of a sign-in. When its challenge has expired, it leads back to the first. */
export function CodeForm({ signIn, isLeaving, onSignedIn, onBack }: CodeFormProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const messageOf = useMessages();
  const failure = useFailure();
  const [isRecovery, setIsRecovery] = useState(false);
  const { send } = useFormSubmission();
  const isMounted = useIsMounted();

  const tellSignedIn = (code: string, { user }: SignedIn) => {
    const said = messageOf('signedIn');
    if (isAppCode(code)) toast.success(said);
    // The second line warns, because somebody who has no recovery codes left and loses the phone is locked out for good.
    else toast.warning(`${said}\n${t('code.left', { count: user.recovery_codes_left })}`);
  };

  const enter = async (values: typeof INITIAL_VALUES) => {
    const input = twoFactorConfirmInput.cast(values);
    try {
      const answer = await signIn(input);
      tellSignedIn(input.code, answer);
      await onSignedIn(answer);
    } catch (error) {
      if (!isOver(error)) throw error;
      toast.error(failure(error, t('signIn.failed')));
      if (isMounted()) onBack();
    }
  };

  return (
    <Formik initialValues={INITIAL_VALUES} validationSchema={twoFactorConfirmInput} onSubmit={send(enter)}>
      {({ resetForm }) => (
        <FormBody>
          <CodeField kind={isRecovery ? 'recovery' : 'app'} isFirst />
          {/* Without an answer the code may be used up, since it is good for one try that reaches the server. */}
          <FormSubmit failed={t('signIn.failed')} size="large" isLeaving={isLeaving} noAnswer={t('code.noAnswer')}>
            {t('code.submit')}
          </FormSubmit>
          <Button
            onClick={() => {
              resetForm();
              setIsRecovery(!isRecovery);
            }}
          >
            {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
          </Button>
          <Button color="inherit" onClick={onBack}>
            {t('code.back')}
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
