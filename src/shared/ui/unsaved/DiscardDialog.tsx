import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface DiscardDialogProps {
  isOpen: boolean;
  onDiscard: () => unknown;
  onStay: () => void;
}

export function DiscardDialog({ isOpen, onDiscard, onStay }: DiscardDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('unsaved.title')}
      body={t('unsaved.body')}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={t('unsaved.discard')}
      onConfirm={onDiscard}
      onClose={onStay}
    />
  );
}
