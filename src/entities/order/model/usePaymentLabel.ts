import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { useCardName } from '@/shared/lib/card-name';

type Method = Pick<OrderDetails, 'payment_method' | 'fulfilment' | 'card'>;
type State = Pick<OrderDetails, 'status' | 'payment_status' | 'total_amount' | 'refunded_amount'>;

/** There is no cash to collect for a cancelled order, or for one that a promo code covers entirely. */
const isDue = ({ status, payment_status, total_amount }: State) =>
  payment_status === 'due' && status !== 'cancelled' && total_amount > 0;

const isCashDue = (order: Method & State) => order.payment_method === 'cash_on_delivery' && isDue(order);

/** A refund needs money that was paid: an authorised payment that was released is not "returned". */
function stateKeyOf(order: State) {
  const { payment_status: state, refunded_amount: refunded } = order;
  if (refunded > 0) return state === 'refunded' ? 'returned' : 'partlyReturned';
  return state === 'due' && !isDue(order) ? 'nothingDue' : state;
}

/** The payment method and state of an order. Uses the texts of `orders`. */
export function usePaymentLabel() {
  const { t } = useTranslation('orders');
  const nameOf = useCardName();

  const methodOf = ({ payment_method, fulfilment, card }: Method) => {
    const isAtPharmacy = payment_method === 'cash_on_delivery' && fulfilment === 'pickup';
    const method = t(`payment.${isAtPharmacy ? 'cash_on_pickup' : payment_method}`);
    return card ? t('paymentWithCard', { method, card: nameOf(card) }) : method;
  };
  const stateOf = (order: State) => t(`paymentStatus.${stateKeyOf(order)}`);

  return {
    methodOf,
    stateOf,
    /** The amount in EGP that is still to be collected in cash. */
    cashOf: (order: Method & State) => (isCashDue(order) ? order.total_amount : 0),
    /** Method and state. "Cash on delivery" needs no state while it is still to be paid. */
    paymentOf: (order: Method & State) =>
      isCashDue(order) ? methodOf(order) : `${methodOf(order)} · ${stateOf(order)}`,
  };
}
