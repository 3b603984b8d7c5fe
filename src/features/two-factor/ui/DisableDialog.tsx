import { useTranslation } from 'react-i18next';

import type { TwoFactorChangeInput } from '@contract/twoFactor';
import { useDisableTwoFactorMutation } from '@/entities/user';
import { useMessages } from '@/shared/i18n';
import { useToast } from '@/shared/lib/toast';
import { FormDialog } from '@/shared/ui/form-dialog';

import { ReauthenticationForm } from './ReauthenticationForm';

export function DisableDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const messageOf = useMessages();
  const [disable] = useDisableTwoFactorMutation();

  const turnOff = async (input: TwoFactorChangeInput) => {
    await disable(input).unwrap();
    toast.success(messageOf('twoFactorTurnedOff'));
  };

  return (
    <FormDialog title={t('twoFactor.disableTitle')} onClose={onClose}>
      <ReauthenticationForm
        body={t('twoFactor.disableBody')}
        submitLabel={t('twoFactor.disable')}
        color="error"
        onSubmit={turnOff}
        onDone={onClose}
        onCancel={onClose}
      />
    </FormDialog>
  );
}
