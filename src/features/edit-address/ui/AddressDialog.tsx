import type { Address } from '@contract/wire/address';
import { FormDialog } from '@/shared/ui/form-dialog';

import { useAddressDraft } from '../model/useAddressDraft';
import { AddressForm } from './AddressForm';

interface AddressDialogProps {
  title: string;
  /** The address to change; without one the dialog adds a new one. */
  address?: Address | undefined;
  onSaved: (address: Address) => void;
  onClose: () => void;
}

/** In a dialog, so that what it was opened from stays as it is. Speaks the texts of `account`. */
export function AddressDialog({ title, address, onSaved, onClose }: AddressDialogProps) {
  const { forget } = useAddressDraft();
  const discard = () => {
    if (!address) forget();
    onClose();
  };

  return (
    <FormDialog title={title} size="sm" onClose={onClose} onDiscard={discard}>
      <AddressForm address={address} onSaved={onSaved} onCancel={onClose} />
    </FormDialog>
  );
}
