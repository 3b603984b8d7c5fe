import type { Address } from '@contract/wire/address';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/form-dialog';

import type { AddressValues } from '../model/addressValues';
import { AddressForm } from './AddressForm';

interface AddDialogProps {
  title: string;
  onSaved: (address: Address) => void;
  onClose: () => void;
}

interface AddressDialogProps extends AddDialogProps {
  /** The address to change; without one the dialog adds a new one. */
  address?: Address | undefined;
}

/** In a dialog, so that what it was opened from stays as it is. Speaks the texts of `account`. */
export function AddressDialog({ address, ...props }: AddressDialogProps) {
  if (!address) return <AddDialog {...props} />;

  return (
    <FormDialog title={props.title} size="sm" onClose={props.onClose}>
      <AddressForm address={address} onSaved={props.onSaved} onCancel={props.onClose} />
    </FormDialog>
  );
}

/** What was typed of a new address waits through a reload, or a session that ends, until it is saved or thrown away. */
function AddDialog({ title, onSaved, onClose }: AddDialogProps) {
  const drafts = useDraft<AddressValues>('address');
  const discard = () => {
    drafts.forget();
    onClose();
  };

  return (
    <FormDialog title={title} size="sm" onClose={onClose} onDiscard={discard}>
      <AddressForm drafts={drafts} onSaved={onSaved} onCancel={discard} />
    </FormDialog>
  );
}
