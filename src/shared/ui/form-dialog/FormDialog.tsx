import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface FormDialogProps {
  isOpen: boolean;
  title: string;
  /** Left out where closing by chance would lose what is shown once. */
  onClose?: () => void;
  /** Two columns of fields want more room. */
  size?: 'xs' | 'sm';
  children: ReactNode;
}

/** A form, or a few steps of one, over the page. */
export function FormDialog({ isOpen, title, onClose, size = 'xs', children }: FormDialogProps) {
  const titleId = useId();

  // A stray click beside the dialog is no wish to throw away what was typed in it.
  const leave = (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason === 'escapeKeyDown') onClose?.();
  };

  return (
    <Dialog open={isOpen} onClose={leave} maxWidth={size} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {/* A dialog cuts the resting label of its first field off. */}
        <div style={{ paddingBlockStart: 8 }}>{children}</div>
      </DialogContent>
    </Dialog>
  );
}
