import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

import { useGetSelfQuery } from '@/entities/user';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

/** Why a pharmacy does not trade. An operator decides while its staff is signed in, so whoever looks asks again. */
export function StatusBanner() {
  const { t } = useTranslation('staff');
  const status = useAppSelector(selectUser)?.pharmacy?.status;
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
  return null;
}
