import { isUnderWay, type OrderStatus } from '@contract/order';

/** What ends an order cannot be taken back: only handing over what is on its way or ready goes without saying. */
export const isAskedFor = (from: OrderStatus, to: OrderStatus) =>
  !isUnderWay(to) && !(from === 'shipped' && to === 'delivered');
