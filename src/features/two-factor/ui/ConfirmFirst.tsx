import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { useSendVerificationMutation } from '@/entities/user';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

/** Said before anybody types a password for it: the server turns nothing on for an e-mail that is not confirmed. */
export function ConfirmFirst() {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const say = useSay();
  const failure = useFailure();
  const text = say('confirmEmailFirst');
  const [sendVerification, { isLoading, isSuccess }] = useSendVerificationMutation();

  const sendAgain = async () => {
    try {
      await sendVerification().unwrap();
      toast.success(say('verificationSent'));
    } catch (error) {
      toast.error(failure(error, t('twoFactor.failed')));
    }
  };

  return (
    <Alert
      severity="info"
      role="note"
      sx={{ width: 1 }}
      action={
        !isSuccess && (
          <Button color="inherit" size="small" loading={isLoading} onClick={() => void sendAgain()}>
            {t('twoFactor.sendAgain')}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
