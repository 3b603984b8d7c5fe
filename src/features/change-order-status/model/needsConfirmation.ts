import { isUnderWay, type OrderStatus } from '@contract/order';

/**
 * Whether to ask first: a change to a final status cannot be undone. The exception is handing over an order that is shipped, or ready for
 * pick-up, which is its normal next step.
 */
export const needsConfirmation = (from: OrderStatus, to: OrderStatus) =>
  !isUnderWay(to) && !(from === 'shipped' && to === 'delivered');
