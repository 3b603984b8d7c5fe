import { message } from '@contract/messages';
import type { Amounts } from '@contract/money';
import type { CheckoutInput, Fulfilment } from '@contract/order';

import { invalidField } from '../../errors';
import { amountsOf, type CartPart } from '../cart/cart.service';

/** One order that a checkout is about to place; the amounts are in piastres. */
export interface PlannedOrder extends CartPart {
  fulfilment: Fulfilment;
  amounts: Amounts;
}

/** Delivery where it is offered and nothing else was chosen; 422 at `fulfilments` where it was chosen and is not offered. */
export function planOrders(
  parts: CartPart[],
  choices: CheckoutInput['fulfilments'],
  taxRatePercent: number,
): PlannedOrder[] {
  const chosen = new Map(choices.map(({ pharmacy_id, fulfilment }) => [pharmacy_id, fulfilment]));
  return parts.map((part) => {
    const { id, name, isDeliveryAvailable } = part.pharmacy;
    const fulfilment = chosen.get(id) ?? (isDeliveryAvailable ? 'delivery' : 'pickup');
    if (fulfilment === 'delivery' && !isDeliveryAvailable) {
      throw invalidField('fulfilments', message('deliveryNotOffered', { pharmacy: name }));
    }
    return { ...part, fulfilment, amounts: amountsOf(part, fulfilment, taxRatePercent) };
  });
}

export const totalOf = (orders: PlannedOrder[]) => orders.reduce((sum, { amounts }) => sum + amounts.total, 0);

export const isDelivered = ({ fulfilment }: PlannedOrder) => fulfilment === 'delivery';
