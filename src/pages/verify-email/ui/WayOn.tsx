import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useOwnDashboard } from '@/entities/user';
import { ROUTES } from '@/shared/config';

/** To the reader's own dashboard; whoever opened the mail elsewhere signs in first. */
export function WayOn() {
  const { t } = useTranslation('account');
  const dashboard = useOwnDashboard();

  return (
    <Button component={Link} to={dashboard ?? ROUTES.signIn} replace variant="contained" size="large" fullWidth>
      {t(dashboard ? 'verify.goOn' : 'verify.signIn')}
    </Button>
  );
}
