import { isUnderWay, type OrderStatus } from '@contract/order';

/** A move that ends an order cannot be taken back. The one exception is to hand over what is on its way, or ready, which simply follows. */
export const needsConfirmation = (from: OrderStatus, to: OrderStatus) =>
  !isUnderWay(to) && !(from === 'shipped' && to === 'delivered');
