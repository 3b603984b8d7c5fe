import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useCloseOnBack } from '@/shared/lib/back';

interface SignInDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSignIn: () => void;
  onSignUp: () => void;
}

export function SignInDialog({ isOpen, onClose, onSignIn, onSignUp }: SignInDialogProps) {
  const { t } = useTranslation(['medications', 'common']);
  const titleId = useId();
  useCloseOnBack(onClose, isOpen);

  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('signInRequired')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('signInToBuy')}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={ACTIONS}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button onClick={onSignUp}>{t('createAccount')}</Button>
        <Button variant="contained" onClick={onSignIn}>
          {t('signIn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** On a phone there is no room for three buttons side by side. They are stacked, with the one that most people need on top. */
const ACTIONS = {
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  gap: 1,
  px: 3,
  pb: { xs: 2, sm: 3 },
  '& > .MuiButton-root': { width: { xs: '100%', sm: 'auto' } },
} as const;
