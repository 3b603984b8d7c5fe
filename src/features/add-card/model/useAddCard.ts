import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';

import { cardForm, type PaymentGatewayName } from '@contract/paymentMethod';
import type { PaymentMethod } from '@contract/wire/paymentMethod';
import { useAddPaymentMethodMutation } from '@/entities/payment-method';
import { isAppError } from '@/shared/api';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

import { tokeniserOf } from '../api/tokeniser';
import type { CardValues } from './cardValues';

/** Hands the card to the gateway's tokeniser and its token to our server, in this order: the server is told nothing else. */
export function useAddCard(gateway: PaymentGatewayName, onSaved: (card: PaymentMethod) => void) {
  const { t } = useTranslation('payment');
  const toast = useToast();
  const say = useSay();
  const failure = useFailure();
  const [addPaymentMethod] = useAddPaymentMethodMutation();

  return async (values: CardValues, { setErrors, resetForm }: FormikHelpers<CardValues>) => {
    const card = cardForm.cast(values);
    const { holder_name, is_default } = card;
    const tokenised = await tokeniserOf(gateway).tokenise(card);
    if ('refusal' in tokenised) {
      setErrors({ number: tokenised.refusal });
      return;
    }
    try {
      const saved = await addPaymentMethod({ token: tokenised.token, holder_name, is_default }).unwrap();
      resetForm();
      toast.success(say('paymentCardSaved'));
      onSaved(saved);
    } catch (error) {
      // What is wrong with the token is wrong with the number, as far as a person can see.
      if (isAppError(error)) setErrors({ ...error.fieldErrors, number: error.fieldErrors.token });
      toast.error(failure(error, t('form.failed')));
    }
  };
}
