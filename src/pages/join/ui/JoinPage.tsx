import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';

import { INVITED_PARAM } from '@contract/colleague';
import { useRegisterMutation } from '@/entities/user';
import { useSignOut } from '@/features/sign-out';
import { ROUTES } from '@/shared/config';
import { useLinkToken } from '@/shared/lib/routing';
import { selectIsSignedIn, selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageTitle } from '@/shared/ui/page-title';

import { Benefits } from './Benefits';
import { Invitation } from './Invitation';
import { JoinForm } from './JoinForm';
import { SignedInNote } from './SignedInNote';

/** Also opened by the link of an invitation: one joins either by registering a pharmacy or by accepting an invitation. */
export function JoinPage() {
  const token = useLinkToken();
  const isInvited = useSearchParams()[0].has(INVITED_PARAM);
  return token || isInvited ? <Invitation key={token} token={token} /> : <Registration />;
}

function Registration() {
  const { t } = useTranslation(['account', 'common']);
  const navigate = useNavigate();
  const [register, { isUninitialized }] = useRegisterMutation();
  const user = useAppSelector((state) => (selectIsSignedIn(state) ? selectUser(state) : null));
  const signOut = useSignOut();
  const [email, setEmail] = useState('');
  // Somebody who has just registered is signed in as well, but is led on by the form, without the note.
  const signedIn = isUninitialized ? user : null;

  return (
    <Box sx={{ maxWidth: 820, mx: 'auto' }}>
      <PageTitle title={t('join.title')} description={t('join.description')} />
      <Typography variant="h2" component="h1" gutterBottom>
        {t('join.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('join.subtitle')}
      </Typography>
      <Benefits />
      {signedIn ? (
        <SignedInNote email={signedIn.email} text="join.signedIn" onSignOut={signOut} />
      ) : (
        <Card sx={{ p: { xs: 3, sm: 4 }, mt: 4 }}>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {t('join.form')}
          </Typography>
          <JoinForm
            register={(input) => register(input).unwrap()}
            onChange={(values) => setEmail(values.email)}
            onRegistered={() => navigate(ROUTES.staff, { replace: true })}
          />
        </Card>
      )}
      <Stack
        direction="row"
        sx={{ mt: 3, gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', typography: 'body2' }}
      >
        {!signedIn && (
          <span>
            {t('join.hasAccount')}{' '}
            <Link component={RouterLink} to={ROUTES.signIn} state={{ email }} underline="always">
              {t('join.signIn')}
            </Link>
          </span>
        )}
        <Stack direction="row" sx={{ columnGap: 3 }}>
          <Link component={RouterLink} to={ROUTES.about}>
            {t('common:nav.about')}
          </Link>
          <Link component={RouterLink} to={ROUTES.home}>
            {t('join.home')}
          </Link>
        </Stack>
      </Stack>
    </Box>
  );
}
