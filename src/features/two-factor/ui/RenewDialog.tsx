import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { TwoFactorChangeInput } from '@contract/twoFactor';
import { useRenewRecoveryCodesMutation } from '@/entities/user';
import { FormDialog } from '@/shared/ui/form-dialog';

import { GuardedForm } from './GuardedForm';
import { RecoveryCodes } from './RecoveryCodes';

export function RenewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const submit = async (input: TwoFactorChangeInput) => (await renew(input).unwrap()).recovery_codes;

  if (codes) {
    return (
      <FormDialog title={t('twoFactor.codesTitle')}>
        <RecoveryCodes codes={codes} onSaved={onClose} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={t('twoFactor.renewTitle')} onClose={onClose}>
      <GuardedForm
        body={t('twoFactor.renewBody')}
        submitLabel={t('twoFactor.renewSubmit')}
        onSubmit={submit}
        onDone={setCodes}
        onCancel={onClose}
      />
    </FormDialog>
  );
}
