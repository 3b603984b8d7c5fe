import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { TwoFactorSetup } from '@contract/wire/session';
import { FormDialog } from '@/shared/ui/form-dialog';

import { PasswordStep } from './PasswordStep';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanStep } from './ScanStep';

/** Password, then the picture for the app with a first code of it, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes) {
    return (
      <FormDialog title={t('twoFactor.codesTitle')}>
        <RecoveryCodes codes={codes} onSaved={onClose} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={t('twoFactor.setUpTitle')} onClose={onClose}>
      {setup ? (
        <ScanStep setup={setup} onConfirmed={setCodes} onCancel={onClose} />
      ) : (
        <PasswordStep onStarted={setSetup} onCancel={onClose} />
      )}
    </FormDialog>
  );
}
