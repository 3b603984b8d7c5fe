import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Trans, useTranslation } from 'react-i18next';

import { Ltr } from '@/shared/ui/ltr';

interface SignedInNoteProps {
  email: string;
  text: 'join.signedIn' | 'invitation.signedIn';
  onSignOut: () => void;
}

/** Joining creates an account, so somebody who is signed in with another one has to sign out first. */
export function SignedInNote({ email, text, onSignOut }: SignedInNoteProps) {
  const { t } = useTranslation(['account', 'common']);

  return (
    <Alert severity="info" sx={{ mt: 4, overflowWrap: 'anywhere' }}>
      <Trans t={t} i18nKey={`account:${text}`} components={{ email: <Ltr>{email}</Ltr> }} />
      <Button color="inherit" variant="outlined" size="small" onClick={onSignOut} sx={{ display: 'flex', mt: 1.5 }}>
        {t('common:nav.signOut')}
      </Button>
    </Alert>
  );
}
