import { useTranslation } from 'react-i18next';

import { useVerifyEmailMutation } from '@/entities/user';
import { isAppError } from '@/shared/api';
import { useUnknownOutcome } from '@/shared/lib/failure';
import { useLinkToken } from '@/shared/lib/routing';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { CardPage } from '@/shared/ui/card-page';
import { Ltr } from '@/shared/ui/ltr';
import { ResultAlert } from '@/shared/ui/result-alert';

import { ContinueButton } from './ContinueButton';
import { VerifyButton } from './VerifyButton';

/**
 * Opened by the link in the mail that asks whether an address is its reader's. It waits for a press of the button, because programs that
 * scan mails open every link. A newer link in the same tab changes only the fragment of the address, so the key renders a new form.
 */
export function VerifyEmailPage() {
  const token = useLinkToken();
  return <Verification key={token} token={token} />;
}

function Verification({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const [verifyEmail, { data, error, isLoading }] = useVerifyEmailMutation();
  const { attempt, mayBeDone } = useUnknownOutcome(() => verifyEmail(token).unwrap());
  const user = useAppSelector(selectUser);
  // In a family, the link may be opened where somebody else is signed in.
  const isOthers = data !== undefined && user !== null && user.id !== data.user_id;
  const isOver = token === '' || (isAppError(error) && error.code === 'linkInvalid');

  if (data) {
    return (
      <CardPage title={t('verify.title')}>
        <ResultAlert severity="success" title={t('verify.doneTitle')}>
          {t('verify.done')} <Ltr>{data.email}</Ltr>
          {isOthers && (
            <>
              <br />
              {t('verify.signedInOtherwise')}
            </>
          )}
        </ResultAlert>
        <ContinueButton isOthers={isOthers} />
      </CardPage>
    );
  }
  if (isOver) return <LinkOver mayBeDone={mayBeDone} />;
  return (
    <CardPage title={t('verify.title')} subtitle={t('verify.subtitle')}>
      {/* The rejection needs no handling here, because the mutation's `error` is shown. */}
      <VerifyButton problem={error} isSending={isLoading} onConfirm={() => void attempt().catch(() => undefined)} />
    </CardPage>
  );
}

/** `mayBeDone`: an earlier try got no answer, and may have used the link. */
function LinkOver({ mayBeDone }: { mayBeDone: boolean }) {
  const { t } = useTranslation('account');
  const user = useAppSelector(selectUser);

  return (
    <CardPage title={t('verify.title')}>
      {user?.is_email_verified ? (
        <ResultAlert severity="info" title={t('verify.alreadyTitle')}>
          {t('verify.already')} <Ltr>{user.email}</Ltr>
          <br />
          {t('verify.another')}
        </ResultAlert>
      ) : (
        <ResultAlert severity="warning" title={t('link.overTitle')}>
          {t(mayBeDone ? 'verify.unsure' : 'link.over')} {t('verify.again')}
        </ResultAlert>
      )}
      <ContinueButton />
    </CardPage>
  );
}
