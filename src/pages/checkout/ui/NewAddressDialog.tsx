import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import { AddressForm } from '@/features/edit-address';

interface NewAddressDialogProps {
  isOpen: boolean;
  onSaved: (address: Address) => void;
  onClose: () => void;
}

/** In a dialog, so that nothing of the order has to be typed again. */
export function NewAddressDialog({ isOpen, onSaved, onClose }: NewAddressDialogProps) {
  const { t } = useTranslation('checkout');
  const titleId = useId();

  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('addAddress')}</DialogTitle>
      <DialogContent>
        {/* A dialog cuts the resting label of its first field off. */}
        <div style={{ paddingBlockStart: 8 }}>
          <AddressForm onSaved={onSaved} onCancel={onClose} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
