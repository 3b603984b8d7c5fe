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
 * Edits an address in a dialog, so that the page below stays as it is. What was typed survives a reload and the end of a session, until it
 * is saved or discarded. Uses the texts of `account`.
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
