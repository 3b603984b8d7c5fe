import type { OrderStatus, PaymentStatus } from '@contract/order';
import type { RefundWay } from '@contract/refund';

import type { paymentIntents } from '../../db/schema';

/** Of an order, in piastres. */
interface PaymentState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  total: number;
  refunded: number;
  refunding: number;
  /** Of its card; null where it has none. */
  intentStatus: (typeof paymentIntents.$inferSelect)['status'] | null;
  /** Its card has refused a refund for good. */
  isRefundRefused: boolean;
}

/** What is left to give back of an order, and how; null where there is nothing. What the screen offers and the server accepts: one rule. */
export function refundableOf(order: PaymentState): { left: number; way: RefundWay } | null {
  const left = order.total - order.refunded - order.refunding;
  if (order.status !== 'delivered' || order.paymentStatus !== 'paid' || left === 0) return null;
  return { left, way: wayOf(order) };
}

/** What a card refused at delivery was paid otherwise since, and goes back as it came. */
function wayOf({ intentStatus, isRefundRefused }: PaymentState): RefundWay {
  if (intentStatus !== 'captured') return 'hand';
  return isRefundRefused ? 'refused' : 'card';
}
