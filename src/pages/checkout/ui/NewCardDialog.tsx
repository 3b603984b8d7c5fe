import { useTranslation } from 'react-i18next';

import type { PaymentGatewayName } from '@contract/paymentMethod';
import type { PaymentMethod } from '@contract/wire/paymentMethod';
import { AddCardForm } from '@/features/add-card';
import { FormDialog } from '@/shared/ui/form-dialog';

interface NewCardDialogProps {
  gateway: PaymentGatewayName;
  onSaved: (card: PaymentMethod) => void;
  onClose: () => void;
}

/** In a dialog, so that the checkout keeps what has been typed. The typed card data is gone once it closes. */
export function NewCardDialog({ gateway, onSaved, onClose }: NewCardDialogProps) {
  const { t } = useTranslation('checkout');

  return (
    <FormDialog title={t('addCard')} size="sm" onClose={onClose}>
      <AddCardForm gateway={gateway} onSaved={onSaved} onCancel={onClose} />
    </FormDialog>
  );
}
