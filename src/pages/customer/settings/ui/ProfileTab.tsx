import { useTranslation } from 'react-i18next';

import type { User } from '@contract/wire/session';
import { ProfileForm } from '@/features/edit-profile';

import { SettingsCard } from './SettingsCard';

export function ProfileTab({ user }: { user: User }) {
  const { t } = useTranslation('settings');

  return (
    <SettingsCard title={t('profile.title')} subtitle={t('profile.subtitle')}>
      <ProfileForm user={user} />
    </SettingsCard>
  );
}
