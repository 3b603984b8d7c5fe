import { useTranslation } from 'react-i18next';

import type { TwoFactorChangeInput } from '@contract/twoFactor';
import { useRenewRecoveryCodesMutation } from '@/entities/user';

import { ReauthenticationForm } from './ReauthenticationForm';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

export function RenewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();

  const submit = async (input: TwoFactorChangeInput) => (await renew(input).unwrap()).recovery_codes;

  return (
    <RecoveryCodesDialog title={t('twoFactor.renewTitle')} isSending={isLoading} onClose={onClose}>
      {(steps) => (
        <ReauthenticationForm
          body={t('twoFactor.renewBody')}
          submitLabel={t('twoFactor.renewSubmit')}
          lostText={t('twoFactor.renewLost')}
          onSubmit={submit}
          {...steps}
        />
      )}
    </RecoveryCodesDialog>
  );
}
