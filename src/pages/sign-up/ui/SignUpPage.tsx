import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate } from 'react-router-dom';

import { useRegisterMutation } from '@/entities/user';
import { useContinueVisit } from '@/features/continue-visit';
import { ROUTES } from '@/shared/config';
import { PageTitle } from '@/shared/ui/page-title';

import { SignUpForm } from './SignUpForm';

const REASON_ID = 'sign-up-reason';

export function SignUpPage() {
  const { t } = useTranslation('account');
  const [register, registering] = useRegisterMutation();
  const { visit, setEmail, wayOn, hasPendingItem, continueVisit } = useContinueVisit(
    registering.isLoading || registering.isSuccess,
  );

  if (wayOn) return <Navigate to={wayOn} replace />;

  return (
    <Card sx={{ maxWidth: 680, mx: 'auto', p: { xs: 3, sm: 4 } }}>
      <PageTitle title={t('signUp.title')} description={t('signUp.description')} />
      {/* The heading takes the focus, and its description lets screen readers say why the visitor is here. */}
      <Typography variant="h4" component="h1" gutterBottom aria-describedby={REASON_ID}>
        {t('signUp.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('signUp.subtitle')}
      </Typography>
      <div id={REASON_ID}>
        {hasPendingItem && (
          <Alert severity="info" role="note" sx={{ mb: 3 }}>
            {t('signUp.itemWaits')}
          </Alert>
        )}
      </div>
      <SignUpForm
        register={(input) => register(input).unwrap()}
        isLeaving={registering.isSuccess}
        email={visit.email}
        onChange={(values) => setEmail(values.email)}
        onRegistered={({ user }) => continueVisit(user.user_type)}
      />
      <Typography variant="body2" sx={{ mt: 3, textAlign: 'center' }}>
        {t('signUp.hasAccount')}{' '}
        <Link component={RouterLink} to={ROUTES.signIn} replace state={visit} underline="always">
          {t('signUp.signIn')}
        </Link>
      </Typography>
    </Card>
  );
}
