import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { SendVerificationButton, type SendVerificationButtonProps } from './SendVerificationButton';

interface UnconfirmedEmailNoteProps extends SendVerificationButtonProps {
  children: ReactNode;
}

/** What an e-mail that is not confirmed means, with the way out: below the text on a phone, which has no room beside it. */
export const UnconfirmedEmailNote = ({ children, ...button }: UnconfirmedEmailNoteProps) => (
  <Alert
    severity="info"
    role="note"
    slotProps={{ message: { sx: { flexGrow: 1 } } }}
    sx={{ width: 1, alignItems: 'center' }}
  >
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} useFlexGap sx={{ justifyContent: 'space-between' }}>
      <Box sx={{ alignSelf: 'center', overflowWrap: 'anywhere' }}>{children}</Box>
      <Box sx={BUTTON}>
        <SendVerificationButton {...button} />
      </Box>
    </Stack>
  </Alert>
);

/** Below the text it begins where that begins. */
const BUTTON = {
  flexShrink: 0,
  alignSelf: { xs: 'flex-start', sm: 'center' },
  marginInlineStart: { xs: -2.5, sm: 0 },
};
