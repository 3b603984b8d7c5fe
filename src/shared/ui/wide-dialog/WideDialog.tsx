import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId } from 'react';

import { useCloseOnBack } from '@/shared/lib/back';
import { SCROLL_PADDING, SHORT_WINDOW, SIZE_CONTAINER, useIsPhone } from '@/shared/lib/screen';
import { DialogHeader } from '@/shared/ui/dialog-header';
import { UnsavedFormContext, useUnsaved } from '@/shared/ui/unsaved';

interface WideDialogProps {
  title: ReactNode;
  /** What screen readers read in place of the title, to include the subtitle. */
  name?: string | undefined;
  subtitle?: ReactNode;
  onClose: () => void;
  /** Whether it contains a form, which a click beside the dialog must not close. */
  hasForm?: boolean;
  /** Called when discarding the changes was confirmed; undefined if they are kept as a draft, so that nothing is asked. */
  onDiscard?: () => void;
  /** Whether the URL says that it is open, so that Back closes it anyway. */
  isInAddress?: boolean;
  /** Buttons that lead to the previous and the next item. */
  steps?: ReactNode;
  /** Buttons that stay visible below the scrolling content. */
  actions?: ReactNode;
  children: ReactNode;
}

const WINDOW = {
  // At the top, so that content that changes further down does not move the dialog.
  alignItems: 'flex-start',
  ...SIZE_CONTAINER,
};

/** A dialog with much to read or to fill in; it fills a phone's screen. */
export function WideDialog({
  title,
  name,
  subtitle,
  onClose,
  hasForm = false,
  onDiscard,
  isInAddress = false,
  steps,
  actions,
  children,
}: WideDialogProps) {
  const titleId = useId();
  const isPhone = useIsPhone();
  const { leave, report, question } = useUnsaved(onClose, onDiscard);
  useCloseOnBack(leave, !isInAddress);

  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (!hasForm || reason === 'escapeKeyDown') leave();
      }}
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{
        container: { sx: WINDOW },
        // In a short window title and actions scroll with the content. The sticky buttons of a form need the padding of the scrolling
        // element.
        paper: { sx: { [SHORT_WINDOW]: { paddingBlockEnd: 2, ...SCROLL_PADDING } } },
      }}
    >
      <DialogHeader id={titleId} title={title} name={name} subtitle={subtitle} onClose={leave}>
        {steps}
      </DialogHeader>
      <DialogContent dividers sx={{ ...SCROLL_PADDING, [SHORT_WINDOW]: { flex: 'none', overflowY: 'visible' } }}>
        <UnsavedFormContext value={report}>{children}</UnsavedFormContext>
      </DialogContent>
      {actions && (
        <DialogActions
          disableSpacing
          sx={{
            // The same inline padding as the content.
            px: { xs: 2, sm: 3 },
            py: { xs: 1.5, sm: 2 },
            flexWrap: 'wrap',
            gap: 1,
            // On a phone the buttons fill the line, so they are easy to hit.
            '& > .MuiButton-root': { flexGrow: { xs: 1, sm: 0 }, paddingInline: { xs: 1, sm: 2.5 } },
          }}
        >
          {actions}
        </DialogActions>
      )}
      {question}
    </Dialog>
  );
}
