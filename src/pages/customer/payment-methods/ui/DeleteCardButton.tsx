import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PaymentMethod } from '@contract/wire/paymentMethod';
import { useDeletePaymentMethodMutation } from '@/entities/payment-method';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

export function DeleteCardButton({ card, name }: { card: PaymentMethod; name: string }) {
  const { t } = useTranslation('payment');
  const say = useSay();
  const failure = useFailure();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [deleteCard, { isLoading }] = useDeletePaymentMethodMutation();

  const remove = async () => {
    try {
      await deleteCard(card.id).unwrap();
      toast.success(say('paymentCardDeleted'));
    } catch (error) {
      toast.error(failure(error, t('deleteFailed')));
    }
    setIsAsking(false);
  };

  return (
    <>
      <Button size="small" color="error" aria-label={t('deleteOf', { card: name })} onClick={() => setIsAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle')}
        body={t('deleteBody', { card: name })}
        confirmLabel={t('delete')}
        isBusy={isLoading}
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
