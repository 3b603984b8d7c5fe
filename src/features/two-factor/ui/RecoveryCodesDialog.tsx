import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '@/shared/ui/form-dialog';

import { RecoveryCodes } from './RecoveryCodes';

interface RecoveryCodesDialogProps {
  title: string;
  /** Whether the call that returns the codes is pending. */
  isSending: boolean;
  onClose: () => void;
  children: (steps: { onDone: (codes: readonly string[]) => void; onCancel: () => void }) => ReactNode;
}

/** A dialog whose last step shows recovery codes. */
export function RecoveryCodesDialog({ title, isSending, onClose, children }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('settings');
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  // The codes may be valid already. Somebody who leaves now would never see them, and without the app nothing else opens the account.
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
