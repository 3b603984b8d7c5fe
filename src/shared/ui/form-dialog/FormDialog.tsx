import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId } from 'react';

import { useCloseOnBack } from '@/shared/lib/back';
import { SCROLL_PADDING, SHORT_WINDOW, SIZE_CONTAINER, useIsPhone } from '@/shared/lib/screen';
import { DialogHeader } from '@/shared/ui/dialog-header';
import { UnsavedFormContext, useUnsaved } from '@/shared/ui/unsaved';

interface FormDialogProps {
  title: string;
  /** Left out where closing by chance would lose what is shown once. */
  onClose?: () => void;
  /** A form of many fields wants more room, all of a phone's screen, and a question before it is thrown away. */
  size?: 'xs' | 'sm';
  /** Closes it without what was typed, once somebody said so; left out where nothing of that waits. */
  onDiscard?: () => void;
  children: ReactNode;
}

/** What lies beside the dialog makes room for buttons that stay in sight. */
const WHOLE_WINDOW = { m: 0, width: '100%', maxWidth: 'none', height: '100%', maxHeight: 'none', borderRadius: 0 };

const stay = () => undefined;

/** A form, or a few steps of one, over the page. It has no slow way out: a form is closed once it is gone. */
export function FormDialog({ title, onClose, size = 'xs', onDiscard = onClose, children }: FormDialogProps) {
  const titleId = useId();
  const isPhone = useIsPhone();
  const { leave, report, question } = useUnsaved(onClose, size === 'sm' ? onDiscard : undefined);
  // One that nothing closes by chance takes Back as well, which would leave the page and what is shown once.
  useCloseOnBack(leave ?? stay);

  // A stray click beside the dialog is no wish to throw away what was typed in it.
  const close = (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason === 'escapeKeyDown') leave?.();
  };

  return (
    <Dialog
      open
      onClose={close}
      maxWidth={size}
      fullScreen={isPhone && size === 'sm'}
      aria-labelledby={titleId}
      slotProps={{ container: { sx: SIZE_CONTAINER }, paper: { sx: { [SHORT_WINDOW]: WHOLE_WINDOW } } }}
    >
      <DialogHeader id={titleId} title={title} onClose={leave} />
      <DialogContent dividers sx={{ ...SCROLL_PADDING, borderBlockEnd: 0 }}>
        <UnsavedFormContext value={report}>{children}</UnsavedFormContext>
      </DialogContent>
      {question}
    </Dialog>
  );
}
