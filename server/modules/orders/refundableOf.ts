import type { OrderStatus, PaymentStatus } from '@contract/order';
import type { RefundWay } from '@contract/refund';

import type { paymentIntents } from '../../db/schema';

/** The payment of an order, in piastres. */
interface PaymentState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  total: number;
  refunded: number;
  refunding: number;
  /** The status of the card payment; null without one. */
  intentStatus: (typeof paymentIntents.$inferSelect)['status'] | null;
  /** Whether the card has finally refused a refund. */
  isRefundRefused: boolean;
}

/**
 * The amount that can still be given back, and how; null if there is none. The one rule for what a screen offers and what the server
 * accepts.
 */
export function refundableOf(order: PaymentState): { left: number; way: RefundWay } | null {
  const left = order.total - order.refunded - order.refunding;
  if (order.status !== 'delivered' || order.paymentStatus !== 'paid' || left === 0) return null;
  return { left, way: wayOf(order) };
}

/** If the card was refused at delivery, the order was paid in another way since, and is given back by hand. */
function wayOf({ intentStatus, isRefundRefused }: PaymentState): RefundWay {
  if (intentStatus !== 'captured') return 'hand';
  return isRefundRefused ? 'refused' : 'card';
}
