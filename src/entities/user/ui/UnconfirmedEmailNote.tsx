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
  /** The text for a failure without a message of its own. */
  failedText: string;
}

interface UnconfirmedEmailNoteProps extends SendVerificationButtonProps {
  children: ReactNode;
}

/** Says what an unconfirmed e-mail means, with a button: beside the text, or below it on a phone. */
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

/** Sends the confirmation link again. Disappears when it was sent, or was no longer needed. */
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

/** Aligned with the text above it on a phone. */
const BUTTON = {
  flexShrink: 0,
  alignSelf: { xs: 'flex-start', sm: 'center' },
  marginInlineStart: { xs: -2.5, sm: 0 },
};
