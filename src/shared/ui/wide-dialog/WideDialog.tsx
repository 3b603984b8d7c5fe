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
  /** What the ear hears in place of the title: it says as well what stands below to the eye. */
  name?: string | undefined;
  subtitle?: ReactNode;
  onClose: () => void;
  /** What is typed in it no stray click beside the dialog may close. */
  hasForm?: boolean;
  /** Closes it without what was typed, after a question; left out where that waits. */
  onDiscard?: () => void;
  /** The address says that it is open, so Back closes it by itself. */
  isInAddress?: boolean;
  /** Leads from what is shown to what is next to it. */
  steps?: ReactNode;
  /** Stay in sight below what scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

const WINDOW = {
  // From the top: what comes in or goes away below moves nothing above it.
  alignItems: 'flex-start',
  ...SIZE_CONTAINER,
};

/** Much to read or to fill in, over the page; on a phone it takes the whole screen. */
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
        // Title and actions scroll with the rest. The buttons of a form, which do stay, reckon with the padding of what scrolls.
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
            // Its buttons end where the text above them does.
            px: { xs: 2, sm: 3 },
            py: { xs: 1.5, sm: 2 },
            flexWrap: 'wrap',
            gap: 1,
            // A phone's two lines are filled from end to end: nothing to aim at.
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
