import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import type { Cart, CartQuote } from '@contract/wire/cart';
import type { Purchase } from '@contract/wire/order';
import { usePlaceOrderMutation } from '@/entities/order';
import { type AppError, isAnswerLost, isAppError } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useIsMounted } from '@/shared/lib/mounted';
import { useToast } from '@/shared/lib/toast';

import { type CheckoutValues, toInput } from './checkoutForm';
import type { Plan } from './plan';
import { useUnansweredOrders } from './useUnansweredOrders';

/** The cart or the address is no longer what the person agreed to, or the card does not pay; everything typed stays, and they decide again. */
export interface Refusal {
  message: string;
  /** EGP, as it stood when they pressed; null where neither the cart nor its price is another one. */
  totalBefore: number | null;
  /** What the codes took off when they pressed. */
  quotesBefore: readonly CartQuote[];
}

/** The cart is another or not delivered any more, and so may its total be. */
const isCartOutdated = ({ code, fieldErrors }: AppError) =>
  code === 'cartChanged' || code === 'priceChanged' || 'fulfilments' in fieldErrors;
const TO_DECIDE_AGAIN = ['addressChanged', 'cartHasProblems', 'paymentTimedOut', 'tooManyUnpaidOrders'];

/** Such a refusal says when to try again. */
const TOO_MANY_REQUESTS = 429;

/** It stays on the screen: there is more to read than a toast gives time for, or to remember, where nobody knows whether the order went through. */
const shouldStayOnScreen = (error: AppError) =>
  isCartOutdated(error) ||
  TO_DECIDE_AGAIN.includes(error.code ?? '') ||
  error.status === TOO_MANY_REQUESTS ||
  'payment_method_id' in error.fieldErrors ||
  isAnswerLost(error);

/**
 * Sends the order and says whether it went; a new quote, a card that does not pay and an answer that is lost come back as a refusal,
 * any other failure, and whatever comes after the page was left, as a toast. The cart is read again where there was an answer.
 */
export function usePlaceOrder(
  { items, quotes, fingerprint }: Cart,
  addresses: readonly Address[],
  onPlaced: (purchase: Purchase) => void,
) {
  const { t } = useTranslation('checkout');
  const toast = useToast();
  const messageOf = useMessages();
  const failure = useFailure();
  const [placeOrder] = usePlaceOrderMutation();
  const unansweredOrders = useUnansweredOrders();
  const isMounted = useIsMounted();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const refuse = (error: AppError, totalBefore: number) => {
    const isHere = isMounted();
    // "Press again" is true of this form alone: after it was left, another order may be made of the same cart.
    const unanswered = t(isHere ? 'noAnswer' : 'sentUnanswered');
    const text = error.fieldErrors.fulfilments ?? failure(error, t('orderFailed'), unanswered);
    // Who has left while the bank thought it over would take the order for placed.
    if (isHere && shouldStayOnScreen(error))
      setRefusal({ message: text, totalBefore: isCartOutdated(error) ? totalBefore : null, quotesBefore: quotes });
    else toast.error(text);
  };

  const send = async (values: CheckoutValues, plan: Plan, { setErrors }: FormikHelpers<CheckoutValues>) => {
    setRefusal(null);
    const input = toInput(values, plan);
    const address = addresses.find(({ id }) => id === input.user_address_id);
    // By its moment a later cart of the same medicine is told from the one that went, whose answer may never have come.
    const lines = items.map(({ medication, quantity, added_at }) => [medication.id, quantity, added_at]);
    // Not of what the key stands for: an order that may have gone through is the same one where a medicine was renamed since.
    const idempotencyKey = unansweredOrders.keyOf([input, lines]);
    try {
      const purchase = await placeOrder({
        input: {
          ...input,
          expected_fingerprint: fingerprint,
          ...(address && { expected_address_fingerprint: address.fingerprint }),
        },
        idempotencyKey,
      }).unwrap();
      unansweredOrders.forget();
      toast.success(messageOf('orderPlaced'));
      onPlaced(purchase);
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (!isAnswerLost(error)) unansweredOrders.removeRefused(idempotencyKey);
      // What a bank says of a card is told by the button, where it stays: under the card it would be gone with the next
      // blur, and what is below would move away from under a finger.
      setErrors({ ...error.fieldErrors, payment_method_id: undefined });
      refuse(error, plan.amounts.total);
      return false;
    }
  };

  /** What came off or on by the person's own doing is not what they were told of: with it they have looked at the new total. */
  const settleTotal = () => setRefusal((current) => (current?.totalBefore === null ? current : null));

  return { send, refusal, settleTotal };
}
