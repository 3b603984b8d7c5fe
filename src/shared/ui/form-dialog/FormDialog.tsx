import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface FormDialogProps {
  isOpen: boolean;
  title: string;
  /** Left out where closing by chance would lose what is shown once. */
  onClose?: () => void;
  children: ReactNode;
}

/** A form, or a few steps of one, over the page. */
export function FormDialog({ isOpen, title, onClose, children }: FormDialogProps) {
  const titleId = useId();

  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {/* A dialog cuts the resting label of its first field off. */}
        <div style={{ paddingBlockStart: 8 }}>{children}</div>
      </DialogContent>
    </Dialog>
  );
}
