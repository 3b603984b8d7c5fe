import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { CurrentUser } from '@/entities/user';
import { PasswordForm } from '@/features/change-password';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import {
  NotificationsForm,
  PharmacyPictureForm,
  PharmacyProfileForm,
  PreferencesForm,
} from '@/features/edit-pharmacy-settings';
import { OpenSessions } from '@/features/end-session';
import { TwoFactor, TwoFactorStatus } from '@/features/two-factor';
import { SettingsCard } from '@/shared/ui/settings-card';

interface TabProps {
  settings: PharmacySettings;
}

/** The pharmacy's profile, and the password, two-factor and sessions of the signed-in person. */
export function ProfileTab({ settings }: TabProps) {
  const { t } = useTranslation(['pharmacySettings', 'settings']);

  return (
    <Stack spacing={3}>
      <SettingsCard title={t('picture.title')} subtitle={t('picture.subtitle')}>
        <PharmacyPictureForm settings={settings} />
      </SettingsCard>
      <SettingsCard title={t('profile.title')} subtitle={t('profile.subtitle')}>
        <PharmacyProfileForm settings={settings} />
      </SettingsCard>
      <CurrentUser>
        {(user) => (
          <>
            <SettingsCard title={t('settings:password.title')} subtitle={t('settings:password.subtitle')}>
              <PasswordForm email={user.email} />
            </SettingsCard>
            <SettingsCard
              title={t('settings:twoFactor.title')}
              subtitle={t('settings:twoFactor.subtitle')}
              status={<TwoFactorStatus user={user} />}
            >
              <TwoFactor user={user} />
            </SettingsCard>
          </>
        )}
      </CurrentUser>
      <SettingsCard title={t('settings:sessions.title')} subtitle={t('settings:sessions.subtitle')}>
        <OpenSessions />
      </SettingsCard>
    </Stack>
  );
}

export function PreferencesTab({ settings }: TabProps) {
  const { t } = useTranslation('pharmacySettings');
  return (
    <SettingsCard title={t('preferences.title')} subtitle={t('preferences.subtitle')}>
      <PreferencesForm settings={settings} />
    </SettingsCard>
  );
}

export function NotificationsTab({ settings }: TabProps) {
  const { t } = useTranslation('pharmacySettings');
  return (
    <SettingsCard title={t('notifications.title')} subtitle={t('notifications.subtitle')}>
      <NotificationsForm
        settings={settings}
        mailNote={
          <ConfirmEmailNotice label={t('notifications.sendAgain')} failedText={t('notifications.sendFailed')}>
            {t('notifications.unconfirmed')}
          </ConfirmEmailNotice>
        }
      />
    </SettingsCard>
  );
}
