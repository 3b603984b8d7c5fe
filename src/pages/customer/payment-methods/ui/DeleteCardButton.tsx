import { useTranslation } from 'react-i18next';

import type { PaymentMethod } from '@contract/wire/paymentMethod';
import { useDeletePaymentMethodMutation } from '@/entities/payment-method';
import { useMessages } from '@/shared/i18n';
import { ConfirmButton } from '@/shared/ui/confirm-dialog';

export function DeleteCardButton({ card, name }: { card: PaymentMethod; name: string }) {
  const { t } = useTranslation('payment');
  const messageOf = useMessages();
  const [deleteCard] = useDeletePaymentMethodMutation();

  return (
    <ConfirmButton
      size="small"
      label={t('delete')}
      aria-label={t('deleteOf', { card: name })}
      title={t('deleteTitle')}
      body={t('deleteBody', { card: name })}
      call={() => deleteCard(card.id).unwrap()}
      done={messageOf('paymentCardDeleted')}
      failed={t('deleteFailed')}
    />
  );
}
