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
 * Where the link of a mail leads that asks whether an address is its reader's. It waits for a press: programs that look
 * through mails open every link in them. A newer link in the same tab changes what stands behind the # alone.
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
  // A link may be opened where somebody else of the family is signed in.
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
      {/* What failed is `error`. */}
      <VerifyButton problem={error} isSending={isLoading} onConfirm={() => void attempt().catch(() => undefined)} />
    </CardPage>
  );
}

/** `mayBeDone`: no answer came to an earlier try, which may have used the link up. */
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
