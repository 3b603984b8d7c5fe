import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { SendVerificationButton } from '@/entities/user';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { Ltr } from '@/shared/ui/ltr';

/** Reminds a person whose e-mail is not confirmed, and keeps nobody from ordering. Speaks the texts of `customer`. */
export function ConfirmEmailNotice() {
  const { t } = useTranslation('customer');
  const user = useAppSelector(selectUser);

  // A session that an older version stored does not know whether it is.
  if (user?.is_email_verified !== false) return null;

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
        <Box sx={{ alignSelf: { xs: 'flex-start', sm: 'center' } }}>
          <SendVerificationButton label={t('confirmEmail.again')} failedText={t('confirmEmail.failed')} />
        </Box>
      </Stack>
    </Alert>
  );
}
