import type { Address } from '@contract/wire/address';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/form-dialog';

import type { AddressValues } from '../model/addressValues';
import { AddressForm } from './AddressForm';

interface AddressDialogProps {
  title: string;
  /** The address to change; without one the dialog adds a new one. */
  address?: Address | undefined;
  onSaved: (address: Address) => void;
  onClose: () => void;
}

/**
 * In a dialog, so that what it was opened from stays as it is. What was typed waits through a reload, or a session that ends, until it
 * is saved or thrown away. Speaks the texts of `account`.
 */
export function AddressDialog({ title, address, onSaved, onClose }: AddressDialogProps) {
  const drafts = useDraft<AddressValues>(address ? `address.${address.id}` : 'address');
  const discard = () => {
    drafts.forget();
    onClose();
  };

  return (
    <FormDialog title={title} size="sm" onClose={onClose} onDiscard={discard}>
      <AddressForm address={address} drafts={drafts} onSaved={onSaved} onCancel={discard} />
    </FormDialog>
  );
}
