import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useOwnDashboard } from '@/entities/user';
import { ROUTES } from '@/shared/config';

/** Leads to the reader's own dashboard or to the sign-in. If somebody else is signed in, it leads to the home page. */
export function ContinueButton({ isOthers = false }: { isOthers?: boolean }) {
  const { t } = useTranslation(['account', 'common']);
  const dashboard = useOwnDashboard();
  const way = dashboard
    ? { to: dashboard, label: t('account:verify.goOn') }
    : { to: ROUTES.signIn, label: t('account:verify.signIn') };
  const { to, label } = isOthers ? { to: ROUTES.home, label: t('common:goHome') } : way;

  return (
    <Button component={Link} to={to} replace variant="contained" size="large" fullWidth>
      {label}
    </Button>
  );
}
