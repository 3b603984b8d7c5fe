import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useCloseOnBack } from '@/shared/lib/back';
import { initialFocus } from '@/shared/ui/initial-focus';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  body: ReactNode;
  confirmLabel: string;
  /** Where "Cancel" would be read as the very thing that is asked about. */
  cancelLabel?: string;
  /** Red by default; another one if nothing gets lost. */
  color?: ButtonProps['color'];
  isBusy?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
  /** For example a field for a reason. */
  children?: ReactNode;
}

/** Asks for confirmation of something that cannot be undone. */
export function ConfirmDialog({
  isOpen,
  title,
  body,
  confirmLabel,
  cancelLabel,
  color = 'error',
  isBusy = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const bodyId = useId();
  // While the call is in progress, closing would look as if it had been cancelled.
  const close = isBusy ? () => undefined : onClose;
  useCloseOnBack(close, isOpen);

  return (
    <Dialog open={isOpen} onClose={close} maxWidth="xs" aria-labelledby={titleId} aria-describedby={bodyId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={bodyId}>{body}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions disableSpacing sx={ACTIONS}>
        {/* The focus is on the safe answer, so that pressing Enter too soon does no harm. */}
        <Button ref={initialFocus} disabled={isBusy} onClick={onClose}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button variant="contained" color={color} loading={isBusy} onClick={() => void onConfirm()}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** On a phone the buttons share a line or, if their labels are too long for that, each fills one. Labels never wrap. */
const ACTIONS = {
  px: { xs: 2, sm: 3 },
  py: 2,
  gap: { xs: 1, sm: 2 },
  flexWrap: 'wrap-reverse',
  '& button': { whiteSpace: 'nowrap', flexGrow: { xs: 1, sm: 0 } },
} as const;
