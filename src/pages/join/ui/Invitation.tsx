import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import type { AcceptanceInput } from '@contract/colleague';
import type { InvitedTo } from '@contract/wire/colleague';
import {
  useAcceptInvitationMutation,
  useOwnDashboard,
  useReadInvitationQuery,
  useSignOutMutation,
} from '@/entities/user';
import { isAppError } from '@/shared/api';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { useUnknownOutcome } from '@/shared/lib/failure';
import { selectIsSignedIn, selectRefreshToken, selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { Ltr } from '@/shared/ui/ltr';
import { PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';
import { ResultAlert } from '@/shared/ui/result-alert';

import { AcceptanceForm } from './AcceptanceForm';
import { SignedInNote } from './SignedInNote';

/** Opened by the link in the mail with which a pharmacy invites somebody to its staff. */
export function Invitation({ token }: { token: string }) {
  const { t } = useTranslation('account');

  return (
    <Card sx={{ maxWidth: 680, mx: 'auto', p: { xs: 3, sm: 4 } }}>
      <PageTitle title={t('invitation.title')} />
      <Typography variant="h4" component="h1" gutterBottom>
        {t('invitation.title')}
      </Typography>
      <Content token={token} />
    </Card>
  );
}

function Content({ token }: { token: string }) {
  const { t } = useTranslation('account');
  // The server, which also renders this page, does not know the token.
  const { data, error, refetch } = useReadInvitationQuery(token, { skip: typeof window === 'undefined' });
  const [accept, accepting] = useAcceptInvitationMutation();
  const { attempt, mayBeDone } = useUnknownOutcome((input: AcceptanceInput) => accept(input).unwrap());
  // The invitation may have been withdrawn or accepted elsewhere while the form was being filled in.
  const refusal = refusalOf(accepting.error) ?? (isTorn(error) ? 'linkInvalid' : refusalOf(error));

  if (refusal) return <Refused code={refusal} mayBeDone={mayBeDone} />;
  if (data) {
    return <Invited invitedTo={data} token={token} accept={attempt} isUntouched={accepting.isUninitialized} />;
  }
  if (error) return <PageError error={error} message={t('invitation.loadFailed')} onRetry={refetch} />;
  return <Skeleton role="status" variant="rounded" height={480} aria-label={t('invitation.loading')} />;
}

/** The token is malformed, because a mail program broke the link or only a part of it was copied: retrying would fail again. */
const isTorn = (error: unknown) => isAppError(error) && error.status === 422;

type Refusal = 'linkInvalid' | 'emailTaken';

/** Refusals after which retrying is useless. */
function refusalOf(error: unknown): Refusal | null {
  const code = isAppError(error) ? error.code : null;
  return code === 'linkInvalid' || code === 'emailTaken' ? code : null;
}

interface RefusedProps {
  code: Refusal;
  /** An earlier try got no answer, so the account may already exist, and may be the reader's own. */
  mayBeDone: boolean;
}

function Refused({ code, mayBeDone }: RefusedProps) {
  const { t } = useTranslation('account');
  const dashboard = useOwnDashboard();
  const isTaken = code === 'emailTaken';
  const reason = isTaken ? 'invitation.taken' : 'invitation.over';

  return (
    <>
      <ResultAlert severity="warning" title={t(isTaken ? 'invitation.takenTitle' : 'link.overTitle')}>
        {t(mayBeDone ? 'invitation.unsure' : reason)}
      </ResultAlert>
      {/* Somebody who has accepted the invitation may follow the link in the mail again, and be signed in by then. */}
      <Button component={Link} to={dashboard ?? ROUTES.signIn} replace variant="contained" size="large">
        {t(dashboard ? 'verify.goOn' : 'invitation.signIn')}
      </Button>
    </>
  );
}

interface InvitedProps extends Pick<Parameters<typeof AcceptanceForm>[0], 'token' | 'accept'> {
  invitedTo: InvitedTo;
  /** The form has not been sent, so if somebody is signed in, it is not by this form. */
  isUntouched: boolean;
}

function Invited({ invitedTo: { email, pharmacy }, isUntouched, ...form }: InvitedProps) {
  const { t } = useTranslation('account');
  const { nameOf } = useLanguage();
  const navigate = useNavigate();
  const user = useAppSelector((state) => (selectIsSignedIn(state) ? selectUser(state) : null));
  const refreshToken = useAppSelector(selectRefreshToken);
  const [signOut] = useSignOutMutation();

  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        <Trans
          t={t}
          i18nKey="invitation.subtitle"
          components={{ pharmacy: <bdi>{nameOf(pharmacy)}</bdi>, email: <Ltr>{email}</Ltr> }}
        />
      </Typography>
      {user && isUntouched ? (
        <SignedInNote email={user.email} text="invitation.signedIn" onSignOut={() => void signOut(refreshToken)} />
      ) : (
        <AcceptanceForm {...form} email={email} onAccepted={() => navigate(ROUTES.staff, { replace: true })} />
      )}
    </>
  );
}
