import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { PaymentGatewayName } from '@contract/paymentMethod';
import type { PaymentMethod } from '@contract/wire/paymentMethod';
import { AddCardForm } from '@/features/add-card';

interface NewCardDialogProps {
  gateway: PaymentGatewayName;
  isOpen: boolean;
  onSaved: (card: PaymentMethod) => void;
  onClose: () => void;
}

/** In a dialog, so that nothing of the order has to be typed again. What was typed of a card is gone once it closes. */
export function NewCardDialog({ gateway, isOpen, onSaved, onClose }: NewCardDialogProps) {
  const { t } = useTranslation('checkout');
  const titleId = useId();

  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('addCard')}</DialogTitle>
      <DialogContent>
        <AddCardForm gateway={gateway} onSaved={onSaved} onCancel={onClose} />
      </DialogContent>
    </Dialog>
  );
}
