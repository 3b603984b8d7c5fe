import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import type { Cart, CartQuote } from '@contract/wire/cart';
import type { Purchase } from '@contract/wire/order';
import { usePlaceOrderMutation } from '@/entities/order';
import { type AppError, isAnswerLost, isAppError } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { useIsMounted } from '@/shared/lib/mounted';
import { useToast } from '@/shared/lib/toast';

import { type CheckoutValues, toInput } from './checkoutForm';
import type { Plan } from './plan';
import { useOrderFailure } from './useOrderFailure';
import { useUnansweredOrders } from './useUnansweredOrders';

/**
 * Why an order was not placed when the customer has to decide again, for example because the cart or the address changed, the card was
 * declined, or no answer came. The form keeps its values.
 */
export interface Refusal {
  /** The error and not its text, which follows a change of language. */
  error: AppError;
  /** The total in EGP when the button was pressed; null if neither the cart nor a price has changed since. */
  totalBefore: number | null;
  /** The quotes when the button was pressed, by which one sees which promo codes were applied. */
  quotesBefore: readonly CartQuote[];
}

/** The cart has changed or can no longer be delivered, so its total may differ as well. */
const isCartOutdated = ({ code, fieldErrors }: AppError) =>
  code === 'cartChanged' || code === 'priceChanged' || 'fulfilments' in fieldErrors;
const TO_DECIDE_AGAIN = ['addressChanged', 'cartHasProblems', 'paymentTimedOut', 'tooManyUnpaidOrders'];

/** The message of such a refusal says when to try again. */
const TOO_MANY_REQUESTS = 429;

/**
 * Whether the message stays on the screen instead of being a toast: it is too long for one, or it is unknown whether the order was placed.
 */
const shouldStayOnScreen = (error: AppError) =>
  isCartOutdated(error) ||
  TO_DECIDE_AGAIN.includes(error.code ?? '') ||
  error.status === TOO_MANY_REQUESTS ||
  'payment_method_id' in error.fieldErrors ||
  isAnswerLost(error);

/**
 * `send` places the order and resolves to whether it was placed. A changed cart, a declined card and a lost answer become the `refusal`;
 * any other failure, and every failure after the page was left, is told in a toast.
 */
export function usePlaceOrder(
  { items, quotes, fingerprint }: Cart,
  addresses: readonly Address[],
  onPlaced: (purchase: Purchase) => void,
) {
  const { t } = useTranslation('checkout');
  const toast = useToast();
  const messageOf = useMessages();
  const failure = useOrderFailure();
  const [placeOrder] = usePlaceOrderMutation();
  const unansweredOrders = useUnansweredOrders();
  const isMounted = useIsMounted();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const refuse = (error: AppError, totalBefore: number) => {
    const isHere = isMounted();
    // A customer who left the page while the bank was deciding would believe that the order was placed, so a toast tells them on any page.
    if (isHere && shouldStayOnScreen(error))
      setRefusal({ error, totalBefore: isCartOutdated(error) ? totalBefore : null, quotesBefore: quotes });
    // "Press again" is correct only in this form: after the customer has left it, pressing may place another order of the same cart.
    else toast.error(failure(error, t(isHere ? 'noAnswer' : 'sentUnanswered')));
  };

  const send = async (values: CheckoutValues, plan: Plan, { setErrors }: FormikHelpers<CheckoutValues>) => {
    setRefusal(null);
    const input = toInput(values, plan);
    const address = addresses.find(({ id }) => id === input.user_address_id);
    // `added_at` distinguishes this cart, which may have been ordered without an answer, from a later one with the same medicines.
    const lines = items.map(({ medication, quantity, added_at }) => [medication.id, quantity, added_at]);
    // The fingerprints are left out: if a medicine is renamed after a try without an answer, the next try is still the same order.
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
      // The bank's refusal of a card stays beside the button. At the field of the card, the next blur would remove it, and the content
      // below would move away from under a finger.
      setErrors({ ...error.fieldErrors, payment_method_id: undefined });
      refuse(error, plan.amounts.total);
      return false;
    }
  };

  /** Removes the refusal that reported a new total, once the customer changes the total themselves: by then they have seen it. */
  const settleTotal = () => setRefusal((current) => (current?.totalBefore === null ? current : null));

  return { send, refusal, settleTotal };
}
