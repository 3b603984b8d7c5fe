import Button from '@mui/material/Button';

import { useMessages } from '@/shared/i18n';
import { useAttempt } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

import { useSendVerificationMutation } from '../api/linkApi';

export interface SendVerificationButtonProps {
  label: string;
  /** What is said where the server says nothing. */
  failedText: string;
}

/** Asks once more for the link that confirms the e-mail; gone when it was sent, or was no longer needed. */
export function SendVerificationButton({ label, failedText }: SendVerificationButtonProps) {
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
