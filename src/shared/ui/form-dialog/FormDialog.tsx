import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId } from 'react';

import { useCloseOnBack } from '@/shared/lib/back';
import { SCROLL_PADDING, SHORT_WINDOW, SIZE_CONTAINER, useIsPhone } from '@/shared/lib/screen';
import { DialogHeader } from '@/shared/ui/dialog-header';
import { UnsavedFormContext, useUnsaved } from '@/shared/ui/unsaved';

interface FormDialogProps {
  title: string;
  /** Left out if closing by accident would lose something that is shown only once. */
  onClose?: () => void;
  /** `sm` is for a form of many fields: it fills a phone's screen, and asks before changes are discarded. */
  size?: 'xs' | 'sm';
  /** Called when discarding the changes was confirmed; undefined if they are kept as a draft, so that nothing is asked. */
  onDiscard?: () => void;
  children: ReactNode;
}

/** In a short window the dialog fills all of it, to make room for the sticky buttons. */
const WHOLE_WINDOW = { m: 0, width: '100%', maxWidth: 'none', height: '100%', maxHeight: 'none', borderRadius: 0 };

const stay = () => undefined;

/** A form, or a few steps with forms, in a dialog. It has no closing transition: the parent closes it by not rendering it. */
export function FormDialog({ title, onClose, size = 'xs', onDiscard = onClose, children }: FormDialogProps) {
  const titleId = useId();
  const isPhone = useIsPhone();
  const { leave, report, question } = useUnsaved(onClose, size === 'sm' ? onDiscard : undefined);
  // Without `onClose`, Back does nothing: it would leave the page and lose what is shown only once.
  useCloseOnBack(leave ?? stay);

  // A click beside the dialog does not close it, since it is easily made by accident.
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
