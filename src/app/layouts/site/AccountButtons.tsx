import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useOwnDashboard } from '@/entities/user';
import { useSignOut } from '@/features/sign-out';
import { ROUTES } from '@/shared/config';

/** Guests can sign in or register; everybody else gets a link to the dashboard of their type of account. */
export function AccountButtons() {
  const { t } = useTranslation();
  const dashboard = useOwnDashboard();
  const signOut = useSignOut();

  if (dashboard === null) {
    return (
      <>
        <Button component={Link} to={ROUTES.signIn}>
          {t('nav.signIn')}
        </Button>
        <Button component={Link} to={ROUTES.join} variant="contained" sx={{ whiteSpace: 'nowrap' }}>
          {t('nav.join')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button component={Link} to={dashboard} variant="outlined">
        {t('nav.account')}
      </Button>
      <Button color="inherit" onClick={signOut} sx={{ whiteSpace: 'nowrap' }}>
        {t('nav.signOut')}
      </Button>
    </>
  );
}
