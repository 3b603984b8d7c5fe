import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { cardForm, type PaymentGatewayName } from '@contract/paymentMethod';
import type { PaymentMethod } from '@contract/wire/paymentMethod';
import { useAddPaymentMethodMutation } from '@/entities/payment-method';
import { isAppError } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

import { tokeniserOf } from '../api/tokeniser';
import type { CardValues } from './cardValues';

const NONE = { content: '', token: '' };

/** Gives the card to the gateway's tokeniser, and then the token to our server, which never sees the card number. */
export function useAddCard(gateway: PaymentGatewayName, onSaved: (card: PaymentMethod) => void) {
  const { t } = useTranslation('payment');
  const toast = useToast();
  const messageOf = useMessages();
  const failure = useFailure();
  const [addPaymentMethod] = useAddPaymentMethodMutation();
  const [formKey, setFormKey] = useState(0);
  const [unanswered, setUnanswered] = useState(NONE);
  const { send } = useFormSubmission({
    hasSummary: true,
    onProblem: (problem) => {
      if (isAppError(problem) && problem.fieldErrors.token) setUnanswered(NONE);
      toast.error(failure(problem, t('form.failed')));
    },
  });

  const add = async (values: CardValues, { setErrors }: FormikHelpers<CardValues>) => {
    const card = cardForm.cast(values);
    const { holder_name, is_default } = card;
    const content = JSON.stringify(card);
    // If the answer to the last try was lost, the card may be saved already. Sending the same token again does not save it twice.
    const tokenised = unanswered.content === content ? unanswered : await tokeniserOf(gateway).tokenise(card);
    if ('refusal' in tokenised) {
      setErrors({ number: tokenised.refusal });
      return null;
    }
    setUnanswered({ content, token: tokenised.token });
    const saved = await addPaymentMethod({ token: tokenised.token, holder_name, is_default }).unwrap();
    setUnanswered(NONE);
    setFormKey((before) => before + 1);
    toast.success(messageOf('paymentCardSaved'));
    return saved;
  };

  return { formKey, add: send(add, (saved) => saved && onSaved(saved)) };
}
