import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

/**
 * Asks before a dialog is closed whose form was changed: Escape, Back and the cross are soon pressed by chance. `hear` is for the
 * `UnsavedForm` around the form, `question` stands beside it, and `leave` is the way out. Where nothing would be lost, it is `onClose` itself.
 */
export function useUnsaved<Close extends (() => void) | undefined>(onClose: Close, isLost: boolean) {
  const { t } = useTranslation();
  const [isUnsaved, hear] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const asks = onClose && isLost && isUnsaved;

  return {
    hear,
    leave: asks ? () => setIsAsking(true) : onClose,
    question: asks && (
      <ConfirmDialog
        isOpen={isAsking}
        title={t('unsaved.title')}
        body={t('unsaved.body')}
        cancelLabel={t('unsaved.stay')}
        confirmLabel={t('unsaved.discard')}
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    ),
  };
}
