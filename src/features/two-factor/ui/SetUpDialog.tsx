import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { TwoFactorSetup } from '@contract/wire/session';
import { useConfirmTwoFactorMutation } from '@/entities/user';

import { PasswordStep } from './PasswordStep';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { ScanStep } from './ScanStep';

/** Password, then the picture for the app with a first code of it, then the recovery codes. */
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
