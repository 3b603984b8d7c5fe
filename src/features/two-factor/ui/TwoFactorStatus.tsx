import { useTranslation } from 'react-i18next';

import type { User } from '@contract/wire/session';
import { Tag } from '@/shared/ui/tag';

/** Shows whether two-factor authentication is on. Uses the texts of `settings`. */
export function TwoFactorStatus({ user: { has_two_factor: isOn } }: { user: User }) {
  const { t } = useTranslation('settings');

  return (
    <span role="status">
      <Tag isSmall color={isOn ? 'success' : 'grey'}>
        {t(isOn ? 'twoFactor.on' : 'twoFactor.off')}
      </Tag>
    </span>
  );
}
