import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import type { User } from '@contract/wire/session';
import { PasswordForm } from '@/features/change-password';
import { DeleteAccount } from '@/features/delete-account';
import { OpenSessions } from '@/features/end-session';
import { TwoFactor, TwoFactorStatus } from '@/features/two-factor';
import { SettingsCard } from '@/shared/ui/settings-card';

export function SecurityTab({ user }: { user: User }) {
  const { t } = useTranslation('settings');

  return (
    <Stack spacing={3}>
      <SettingsCard title={t('password.title')} subtitle={t('password.subtitle')}>
        <PasswordForm email={user.email} />
      </SettingsCard>
      <SettingsCard
        title={t('twoFactor.title')}
        subtitle={t('twoFactor.subtitle')}
        status={<TwoFactorStatus user={user} />}
      >
        <TwoFactor user={user} />
      </SettingsCard>
      <SettingsCard title={t('sessions.title')} subtitle={t('sessions.subtitle')}>
        <OpenSessions />
      </SettingsCard>
      <SettingsCard title={t('delete.title')} subtitle={t('delete.subtitle')}>
        <DeleteAccount user={user} />
      </SettingsCard>
    </Stack>
  );
}
