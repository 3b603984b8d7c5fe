import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '@/shared/ui/form-dialog';

import { RecoveryCodes } from './RecoveryCodes';

interface RecoveryCodesDialogProps {
  title: string;
  /** Whether the codes have been sent for. */
  isSending: boolean;
  onClose: () => void;
  children: (steps: { onDone: (codes: readonly string[]) => void; onCancel: () => void }) => ReactNode;
}

/** A dialog whose last step shows recovery codes. */
export function RecoveryCodesDialog({ title, isSending, onClose, children }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('settings');
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  // They may hold already: whoever leaves now would never see the codes that open the account without the app.
  const leave = () => {
    if (!isSending) onClose();
  };

  if (codes) {
    return (
      <FormDialog title={t('twoFactor.codesTitle')}>
        <RecoveryCodes codes={codes} onSaved={onClose} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={title} onClose={leave}>
      {children({ onDone: setCodes, onCancel: leave })}
    </FormDialog>
  );
}
