import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { CurrentUser } from '@/entities/user';
import { EmailForm } from '@/features/change-email';
import { ProfileForm } from '@/features/edit-profile';
import { ROUTES, supportEmail } from '@/shared/config';
import { Ltr } from '@/shared/ui/ltr';
import { SettingsCard } from '@/shared/ui/settings-card';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

/**
 * The person who represents the pharmacy, their e-mail, and how to leave. Password, two-factor and sessions are in the profile tab, as the
 * specification demands.
 */
export function AccountTab() {
  const { t } = useTranslation(['pharmacySettings', 'settings']);

  return (
    <Stack spacing={3}>
      <CurrentUser>
        {(user) => (
          <>
            <SettingsCard title={t('settings:profile.title')} subtitle={t('account.person')}>
              <ProfileForm user={user} />
            </SettingsCard>
            <SettingsCard title={t('settings:email.title')} subtitle={t('account.email')}>
              <EmailForm user={user} />
            </SettingsCard>
          </>
        )}
      </CurrentUser>
      <Typography color="textSecondary">
        <Trans
          t={t}
          i18nKey="account.guards"
          components={{ profile: <Link component={RouterLink} to={ROUTES.staffSettings} /> }}
        />
      </Typography>
      <SettingsCard title={t('settings:delete.title')} subtitle={t('account.leave')}>
        <Link href={`mailto:${supportEmail()}`} sx={TOUCH_TARGET}>
          <Ltr>{supportEmail()}</Ltr>
        </Link>
      </SettingsCard>
    </Stack>
  );
}
