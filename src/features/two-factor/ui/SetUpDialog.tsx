import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { TwoFactorSetup } from '@contract/wire/session';
import { useConfirmTwoFactorMutation } from '@/entities/user';
import { FormDialog } from '@/shared/ui/form-dialog';

import { PasswordStep } from './PasswordStep';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanStep } from './ScanStep';

/** Password, then the picture for the app with a first code of it, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [confirm, { isLoading: isTurningOn }] = useConfirmTwoFactorMutation();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const turnOn = async (code: string) => (await confirm(code).unwrap()).recovery_codes;

  // Once the code is sent, it may be on: whoever leaves now would never see the codes that open the account without the app.
  const leave = () => {
    if (!isTurningOn) onClose();
  };

  if (codes) {
    return (
      <FormDialog title={t('twoFactor.codesTitle')}>
        <RecoveryCodes codes={codes} onSaved={onClose} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={t('twoFactor.setUpTitle')} onClose={leave}>
      {setup ? (
        <ScanStep setup={setup} onConfirm={turnOn} onConfirmed={setCodes} onCancel={leave} />
      ) : (
        <PasswordStep onStarted={setSetup} onCancel={onClose} />
      )}
    </FormDialog>
  );
}
