import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSignOutMutation } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { selectIsSignedIn, selectRefreshToken } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageLoading } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

/** Opening this address is signing out. A guest finds it done already. */
export function SignOutPage() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const refreshToken = useAppSelector(selectRefreshToken);
  const [signOut] = useSignOutMutation();

  useEffect(() => {
    if (isSignedIn) void signOut(refreshToken);
  }, [isSignedIn, refreshToken, signOut]);

  return isSignedIn ? <PageLoading /> : <SignedOut />;
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
