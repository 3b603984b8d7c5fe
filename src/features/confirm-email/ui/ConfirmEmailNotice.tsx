import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { UnconfirmedNote } from '@/entities/user';
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
    <Box sx={{ mb: 3 }}>
      <UnconfirmedNote label={t('confirmEmail.again')} failedText={t('confirmEmail.failed')}>
        {t('confirmEmail.body')} <Ltr>{user.email}</Ltr>
      </UnconfirmedNote>
    </Box>
  );
}
