import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Trans, useTranslation } from 'react-i18next';

import { useSignOut } from '@/features/sign-out';
import { Ltr } from '@/shared/ui/ltr';

/** A pharmacy is registered together with the account of its owner, which somebody who is signed in has already. */
export function SignedInNote({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'common']);
  const signOut = useSignOut();

  return (
    <Alert severity="info" sx={{ mt: 4, overflowWrap: 'anywhere' }}>
      <Trans t={t} i18nKey="account:join.signedIn" components={{ email: <Ltr>{email}</Ltr> }} />
      <Button color="inherit" variant="outlined" size="small" onClick={signOut} sx={{ display: 'flex', mt: 1.5 }}>
        {t('common:nav.signOut')}
      </Button>
    </Alert>
  );
}
