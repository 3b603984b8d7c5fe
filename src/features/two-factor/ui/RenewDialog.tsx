import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { TwoFactorChangeInput } from '@contract/twoFactor';
import { useRenewRecoveryCodesMutation } from '@/entities/user';
import { FormDialog } from '@/shared/ui/form-dialog';

import { GuardedForm } from './GuardedForm';
import { RecoveryCodes } from './RecoveryCodes';

export function RenewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const submit = async (input: TwoFactorChangeInput) => (await renew(input).unwrap()).recovery_codes;

  // Once it is sent the old codes are gone: whoever leaves now would never see the new ones.
  const leave = () => {
    if (!isLoading) onClose();
  };

  if (codes) {
    return (
      <FormDialog title={t('twoFactor.codesTitle')}>
        <RecoveryCodes codes={codes} onSaved={onClose} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={t('twoFactor.renewTitle')} onClose={leave}>
      <GuardedForm
        body={t('twoFactor.renewBody')}
        submitLabel={t('twoFactor.renewSubmit')}
        onSubmit={submit}
        onDone={setCodes}
        onCancel={leave}
      />
    </FormDialog>
  );
}
