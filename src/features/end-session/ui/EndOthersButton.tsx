import { useTranslation } from 'react-i18next';

import { useMessages } from '@/shared/i18n';
import { ConfirmButton } from '@/shared/ui/confirm-dialog';

import { useEndOtherSessionsMutation } from '../api/openSessionApi';

export function EndOthersButton() {
  const { t } = useTranslation('settings');
  const messageOf = useMessages();
  const [endOthers] = useEndOtherSessionsMutation();

  return (
    <ConfirmButton
      variant="outlined"
      label={t('sessions.endOthers')}
      confirmLabel={t('sessions.end')}
      title={t('sessions.endOthersTitle')}
      body={t('sessions.endOthersBody')}
      call={() => endOthers().unwrap()}
      done={messageOf('otherSessionsEnded')}
      failed={t('sessions.failed')}
    />
  );
}
