import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';

import { useSignOutMutation } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { selectIsSignedIn, selectRefreshToken } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageLoading } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

/** The navigation state of a history entry that has already signed somebody out. */
const DONE = { hasSignedOut: true };

/**
 * Opening this address signs out, but each history entry does so only once: somebody who signs in afterwards, in another tab or before
 * going back through the history, stays signed in. Guests see at once that they are signed out.
 */
export function SignOutPage() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const refreshToken = useAppSelector(selectRefreshToken);
  const [signOut] = useSignOutMutation();
  const navigate = useNavigate();
  const isDone = (useLocation().state as typeof DONE | null)?.hasSignedOut ?? false;

  const leave = useEffectEvent(() => {
    if (isDone) return;
    if (isSignedIn) void signOut(refreshToken);
    void navigate(ROUTES.signOut, { replace: true, state: DONE });
  });
  useEffect(() => leave(), []);

  if (!isSignedIn) return <SignedOut />;
  return isDone ? <Navigate to={ROUTES.home} replace /> : <PageLoading />;
}

function SignedOut() {
  const { t } = useTranslation(['site', 'common']);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 4, md: 8 } }}>
      <PageTitle title={t('signOut.title')} />
      <Box component="img" src="/images/signed-out.svg" alt="" width={280} height={198} />
      <Typography variant="h2" component="h1">
        {t('signOut.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {t('signOut.body')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, pt: 1 }}>
        <Button component={Link} to={ROUTES.signIn} variant="contained">
          {t('common:nav.signIn')}
        </Button>
        <Button component={Link} to={ROUTES.medications} variant="outlined">
          {t('common:nav.medications')}
        </Button>
        <Button component={Link} to={ROUTES.home}>
          {t('common:goHome')}
        </Button>
      </Stack>
    </Stack>
  );
}
