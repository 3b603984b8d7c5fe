import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate } from 'react-router-dom';

import type { CodeAsked, SignedIn } from '@contract/wire/session';
import { isCodeAsked, useSendSignInCodeMutation, useSignInMutation } from '@/entities/user';
import { useContinueVisit } from '@/features/continue-visit';
import { ROUTES } from '@/shared/config';
import { useIsMounted } from '@/shared/lib/mounted';
import { PageTitle } from '@/shared/ui/page-title';

import { type Asked, CodeForm } from './CodeForm';
import { SignInForm } from './SignInForm';

const REASON_ID = 'sign-in-reason';

const isLetIn = (answer?: SignedIn | CodeAsked) => answer !== undefined && !isCodeAsked(answer);

export function SignInPage() {
  const { t } = useTranslation('account');
  const [signIn, signingIn] = useSignInMutation();
  const [sendCode, sendingCode] = useSendSignInCodeMutation();
  const { visit, setEmail, wayOn, hasPendingItem, isSessionOver, isAccountClosed, hasLostDrafts, continueVisit } =
    useContinueVisit(signingIn.isLoading || isLetIn(signingIn.data) || sendingCode.isLoading || sendingCode.isSuccess);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isMounted = useIsMounted();
  // Asks whether the page is mounted, not the form: somebody who went back from the code while it was sent is led on as well.
  const goOn = async ({ user }: SignedIn) => {
    if (isMounted()) await continueVisit(user.user_type);
  };

  if (wayOn) return <Navigate to={wayOn} replace />;

  return (
    <Card sx={{ maxWidth: 440, mx: 'auto', p: { xs: 3, sm: 4 } }}>
      <PageTitle title={t('signIn.title')} description={t('signIn.description')} />
      {/* The heading takes the focus, and its description lets screen readers say why the visitor is here. */}
      <Typography variant="h4" component="h1" gutterBottom aria-describedby={REASON_ID}>
        {t(asked ? 'code.title' : 'signIn.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t(asked ? 'code.subtitle' : 'signIn.subtitle')}
      </Typography>
      <div id={REASON_ID}>
        {isSessionOver && <SessionOver isAccountClosed={isAccountClosed} hasLostDrafts={hasLostDrafts} />}
        {hasPendingItem && (
          <Alert severity="info" role="note" sx={{ mb: 3 }}>
            {t('signIn.itemWaits')}
          </Alert>
        )}
      </div>
      {asked ? (
        <CodeForm
          signIn={(code) => sendCode({ ...asked, ...code }).unwrap()}
          isLeaving={sendingCode.isSuccess}
          onSignedIn={goOn}
          onBack={() => setAsked(null)}
        />
      ) : (
        <SignInForm
          signIn={(input) => signIn(input).unwrap()}
          isLeaving={isLetIn(signingIn.data)}
          visit={visit}
          onEmail={setEmail}
          onCodeAsked={setAsked}
          onSignedIn={goOn}
        />
      )}
      <Stack spacing={1} sx={{ mt: 3, textAlign: 'center', typography: 'body2' }}>
        <span>
          {t('signIn.noAccount')}{' '}
          <Link component={RouterLink} to={ROUTES.signUp} replace state={visit} underline="always">
            {t('signIn.signUp')}
          </Link>
        </span>
        <span>
          {t('signIn.ownsPharmacy')}{' '}
          <Link component={RouterLink} to={ROUTES.join} underline="always">
            {t('signIn.join')}
          </Link>
        </span>
      </Stack>
    </Card>
  );
}

type Left = Pick<ReturnType<typeof useContinueVisit>, 'isAccountClosed' | 'hasLostDrafts'>;

function SessionOver({ isAccountClosed, hasLostDrafts }: Left) {
  const { t } = useTranslation('account');
  return (
    <Alert severity="info" role="note" sx={{ mb: 3 }}>
      {t(isAccountClosed ? 'signIn.accountClosed' : 'signIn.sessionOver')}
      {hasLostDrafts && ` ${t('signIn.draftsLost')}`}
    </Alert>
  );
}
