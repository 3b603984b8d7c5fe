import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { useSendVerificationMutation } from '@/entities/user';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { Ltr } from '@/shared/ui/ltr';

/** Reminds a person whose e-mail is not confirmed, and keeps nobody from ordering. Speaks the texts of `customer`. */
export function ConfirmEmailNotice() {
  const { t } = useTranslation('customer');
  const toast = useToast();
  const say = useSay();
  const failure = useFailure();
  const user = useAppSelector(selectUser);
  const [sendVerification, { isLoading, isSuccess }] = useSendVerificationMutation();

  // A session that an older version stored does not know whether it is.
  if (user?.is_email_verified !== false) return null;

  const sendAgain = async () => {
    try {
      const { is_sent } = await sendVerification().unwrap();
      toast.success(say(is_sent ? 'verificationSent' : 'emailAlreadyConfirmed'));
    } catch (error) {
      toast.error(failure(error, t('confirmEmail.failed')));
    }
  };

  return (
    <Alert
      severity="info"
      role="note"
      slotProps={{ message: { sx: { flexGrow: 1 } } }}
      sx={{ mb: 3, alignItems: 'center' }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ justifyContent: 'space-between' }}>
        <Box sx={{ alignSelf: 'center', overflowWrap: 'anywhere' }}>
          {t('confirmEmail.body')} <Ltr>{user.email}</Ltr>
        </Box>
        {!isSuccess && (
          <Button
            color="inherit"
            size="small"
            loading={isLoading}
            onClick={() => void sendAgain()}
            sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'center' } }}
          >
            {t('confirmEmail.again')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
