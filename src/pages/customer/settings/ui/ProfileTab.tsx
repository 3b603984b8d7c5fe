import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import type { User } from '@contract/wire/session';
import { EmailForm } from '@/features/change-email';
import { ProfileForm } from '@/features/edit-profile';
import { SettingsCard } from '@/shared/ui/settings-card';

export function ProfileTab({ user }: { user: User }) {
  const { t } = useTranslation('settings');

  return (
    <Stack spacing={3}>
      <SettingsCard title={t('profile.title')} subtitle={t('profile.subtitle')}>
        <ProfileForm user={user} />
      </SettingsCard>
      <SettingsCard title={t('email.title')} subtitle={t('email.subtitle')}>
        <EmailForm user={user} />
      </SettingsCard>
    </Stack>
  );
}
