import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { useMessages } from '@/shared/i18n';
import { useAttempt } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

import { useSendVerificationMutation } from '../api/linkApi';

interface SendVerificationButtonProps {
  label: string;
  /** What is said where the server says nothing. */
  failedText: string;
}

interface UnconfirmedEmailNoteProps extends SendVerificationButtonProps {
  children: ReactNode;
}

/** What an e-mail that is not confirmed means, with the way out: below the text on a phone, which has no room beside it. */
export const UnconfirmedEmailNote = ({ children, ...button }: UnconfirmedEmailNoteProps) => (
  <Alert
    severity="info"
    role="note"
    slotProps={{ message: { sx: { flexGrow: 1 } } }}
    sx={{ width: 1, alignItems: { sm: 'center' } }}
  >
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} useFlexGap sx={{ justifyContent: 'space-between' }}>
      <Box sx={{ alignSelf: 'center', overflowWrap: 'anywhere' }}>{children}</Box>
      <Box sx={BUTTON}>
        <SendVerificationButton {...button} />
      </Box>
    </Stack>
  </Alert>
);

/** Asks once more for the link that confirms the e-mail; gone when it was sent, or was no longer needed. */
function SendVerificationButton({ label, failedText }: SendVerificationButtonProps) {
  const toast = useToast();
  const messageOf = useMessages();
  const attempt = useAttempt();
  const [sendVerification, { isLoading, isSuccess }] = useSendVerificationMutation();

  const send = async () => {
    const { is_sent } = await sendVerification().unwrap();
    toast.success(messageOf(is_sent ? 'verificationSent' : 'emailAlreadyConfirmed'));
  };

  if (isSuccess) return null;
  return (
    <Button color="inherit" size="small" loading={isLoading} onClick={() => void attempt(send, failedText)}>
      {label}
    </Button>
  );
}

/** Below the text it begins where that begins. */
const BUTTON = {
  flexShrink: 0,
  alignSelf: { xs: 'flex-start', sm: 'center' },
  marginInlineStart: { xs: -2.5, sm: 0 },
};
