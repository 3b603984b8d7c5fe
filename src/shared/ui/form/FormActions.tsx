import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Sticky, so that a long form can be saved from any of its fields. */
const IN_DIALOG = {
  justifyContent: 'flex-end',
  position: 'sticky',
  // Covers the bottom padding of the dialog, where fields would otherwise show below the buttons. In a very short window the value becomes
  // hugely negative, so that nothing sticks.
  insetBlockEnd: 'min(-16px, (100vh - 22rem) * 1000)',
  zIndex: 1,
  paddingBlock: 1.5,
  bgcolor: 'background.paper',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  // On a phone the buttons fill the line, so they are easy to hit.
  '& > .MuiButton-root': { marginInlineStart: 0, flexGrow: { xs: 1, sm: 0 } },
  '& > .MuiAlert-root': { scrollMarginBlockEnd: 0 },
};

const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // Aligns the text of a button without an outline with the fields.
  '& > .MuiButton-text': { marginInlineStart: -2.5 },
  // A message, also one that `FormSubmit` shows, is above the buttons.
  '& > .MuiAlert-root': { flexBasis: '100%', order: -1 },
  '.MuiDialogContent-root &': IN_DIALOG,
};

/** The buttons of a form: at the start of the line on a page; at the end, and sticky, in a dialog. */
export const FormActions = ({ children }: { children: ReactNode }) => <Box sx={ACTIONS}>{children}</Box>;
