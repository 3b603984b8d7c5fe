import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import { AddressForm, useAddressDraft } from '@/features/edit-address';
import { FormDialog } from '@/shared/ui/form-dialog';

interface NewAddressDialogProps {
  onSaved: (address: Address) => void;
  onClose: () => void;
}

/** In a dialog, so that nothing of the order has to be typed again. */
export function NewAddressDialog({ onSaved, onClose }: NewAddressDialogProps) {
  const { t } = useTranslation('checkout');
  const { forget } = useAddressDraft();
  const discard = () => {
    forget();
    onClose();
  };

  return (
    <FormDialog title={t('addAddress')} size="sm" onClose={onClose} onDiscard={discard}>
      <AddressForm onSaved={onSaved} onCancel={onClose} />
    </FormDialog>
  );
}
