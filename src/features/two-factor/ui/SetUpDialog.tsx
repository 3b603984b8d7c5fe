import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { TwoFactorSetup } from '@contract/wire/session';
import { useConfirmTwoFactorMutation } from '@/entities/user';

import { PasswordStep } from './PasswordStep';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { ScanStep } from './ScanStep';

/** Asks for the password, then shows the QR code and asks for a first code of the app, then shows the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [confirm, { isLoading }] = useConfirmTwoFactorMutation();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);

  const turnOn = async (code: string) => (await confirm(code).unwrap()).recovery_codes;

  return (
    <RecoveryCodesDialog title={t('twoFactor.setUpTitle')} isSending={isLoading} onClose={onClose}>
      {({ onDone, onCancel }) =>
        setup ? (
          <ScanStep setup={setup} onConfirm={turnOn} onConfirmed={onDone} onCancel={onCancel} />
        ) : (
          <PasswordStep onStarted={setSetup} onCancel={onCancel} />
        )
      }
    </RecoveryCodesDialog>
  );
}
