import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A long form scrolls in its dialog, and whoever came for one field of it saves from there. */
const IN_DIALOG = {
  justifyContent: 'flex-end',
  position: 'sticky',
  // Past the padding of the dialog, in which the fields would show below the buttons.
  // A window of a few lines has none to give away: far below its end nothing sticks.
  insetBlockEnd: 'min(-16px, (100vh - 22rem) * 1000)',
  zIndex: 1,
  paddingBlock: 1.5,
  bgcolor: 'background.paper',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  // A phone's lines are filled from end to end: nothing to aim at.
  '& > .MuiButton-root': { marginInlineStart: 0, flexGrow: { xs: 1, sm: 0 } },
};

const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // The text of a button without an outline begins where the fields begin.
  '& > .MuiButton-text': { marginInlineStart: -2.5 },
  '.MuiDialogContent-root &': IN_DIALOG,
};

/** Cancel and send: at the start of a page, where the fields are; at the end of a dialog, and always in sight there. */
export const FormActions = ({ children }: { children: ReactNode }) => <Box sx={ACTIONS}>{children}</Box>;
