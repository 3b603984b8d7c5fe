import { useTranslation } from 'react-i18next';

import { UnconfirmedEmailNote } from '@/entities/user';
import { useMessages } from '@/shared/i18n';

/** Said before anybody types a password for it: the server turns nothing on for an e-mail that is not confirmed. */
export function ConfirmEmailFirst() {
  const { t } = useTranslation('settings');
  const text = useMessages()('confirmEmailFirst');

  return (
    <UnconfirmedEmailNote label={t('twoFactor.sendAgain')} failedText={t('twoFactor.failed')}>
      {text}
    </UnconfirmedEmailNote>
  );
}
