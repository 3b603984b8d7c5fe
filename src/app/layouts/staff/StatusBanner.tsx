import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { useGetSelfQuery } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { useFormat } from '@/shared/lib/format';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

/**
 * Says why a pharmacy cannot trade, or accepts no orders for now. An operator may change this while staff are signed in, so it is read
 * again whenever the window gets the focus.
 */
export function StatusBanner() {
  const { t } = useTranslation('staff');
  const { date } = useFormat();
  const { status, closed_until: day } = useAppSelector(selectUser)?.pharmacy ?? {};
  useGetSelfQuery(undefined, { refetchOnFocus: true });

  if (status === 'pending') {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {t('pendingBanner')}
      </Alert>
    );
  }
  if (status === 'suspended') {
    return (
      <Alert severity="warning" sx={{ mb: 3 }}>
        {t('suspendedBanner')}
      </Alert>
    );
  }
  if (day) {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {t('closedBanner', { day: date(day) })}{' '}
        <Link component={RouterLink} to={`${ROUTES.staffSettings}?tab=preferences`} color="inherit" underline="always">
          {t('closedChange')}
        </Link>
      </Alert>
    );
  }
  return null;
}
