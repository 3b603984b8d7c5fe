import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndOtherSessionsMutation } from '@/entities/open-session';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

import { useEnding } from '../model/useEnding';

export function EndOthersButton() {
  const { t } = useTranslation('settings');
  const [isAsking, setIsAsking] = useState(false);
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const end = useEnding('otherSessionsEnded', () => setIsAsking(false));

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        {t('sessions.endOthers')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.endOthersTitle')}
        body={t('sessions.endOthersBody')}
        confirmLabel={t('sessions.endOthers')}
        isBusy={isLoading}
        onConfirm={() => end(() => endOthers().unwrap())}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
