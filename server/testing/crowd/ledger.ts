import type { Purchase } from '@contract/wire/order';

import type { Answer } from '../processClient';

/** Every answer that a call may give when nothing but chance and other people stand in its way. */
const OUTCOMES = {
  'add to the cart': ['200', '409 outOfStock', '422 quantity'],
  'change the cart': ['200', '409 outOfStock', '422 quantity'],
  'take out of the cart': ['200'],
  'enter a promo code': ['200', '422 code', '429'],
  'check out': ['200', '409 cartHasProblems', '409 priceChanged', '422 cartEmptyAtCheckout'],
  'check out again': ['200'],
  'check out otherwise': ['409 idempotencyKeyReused'],
  'cancel an order': ['200', '409 cancelNotAllowed'],
  'list orders': ['200'],
  'move an order': ['200', '409 moveNotAllowed'],
  'refund an order': ['200', '409 refundTooHigh', '409 nothingToRefund'],
  'move stock': ['200', '409 outOfStock'],
  'list products': ['200'],
  'import products': ['200', '429'],
  'change all products': ['200', '429'],
} as const satisfies Record<string, readonly string[]>;

export type CallName = keyof typeof OUTCOMES;

/** Medication id → units. */
export type Basket = ReadonlyMap<number, number>;

interface AcknowledgedPurchase {
  userId: number;
  purchase: Purchase;
  basket: Basket;
}

export interface CallFigures {
  name: CallName;
  /** How often each answer was given. */
  outcomes: Record<string, number>;
  /** Milliseconds of every call, in no order. */
  times: number[];
}

/** What the crowd was answered, as it could be held against what the database says. */
export function openLedger() {
  const faults: string[] = [];
  const figures = new Map<CallName, CallFigures>();
  const purchases = new Map<number, AcknowledgedPurchase>();
  const supplied = new Map<number, number>();
  const fault = (text: string) => void faults.push(text);

  return {
    faults,
    figures,
    purchases,
    supplied,
    fault,

    record: (name: CallName, answer: Answer, milliseconds: number) => {
      const outcome = outcomeOf(answer);
      const call = figures.get(name) ?? { name, outcomes: {}, times: [] };
      call.outcomes[outcome] = (call.outcomes[outcome] ?? 0) + 1;
      call.times.push(milliseconds);
      figures.set(name, call);
      if (!(OUTCOMES[name] as readonly string[]).includes(outcome)) fault(`${name}: ${outcome} ${answer.body}`);
    },

    acknowledge: (userId: number, purchase: Purchase, basket: Basket) => {
      const earlier = purchases.get(purchase.id);
      if (earlier && factsOf(earlier.purchase) !== factsOf(purchase)) {
        fault(`purchase ${purchase.id} was answered as ${factsOf(earlier.purchase)}, then as ${factsOf(purchase)}`);
      }
      if (!earlier) purchases.set(purchase.id, { userId, purchase, basket });
    },

    supply: (medicationId: number, units: number) =>
      void supplied.set(medicationId, (supplied.get(medicationId) ?? 0) + units),
  };
}

export type Ledger = ReturnType<typeof openLedger>;

/** The status, and the code or the fields that tell apart refusals that share it. */
function outcomeOf({ statusCode, json }: Answer): string {
  if (statusCode === 200) return '200';
  const { code, errors = {} } = json() as { code?: string; errors?: object };
  return [statusCode, code ?? Object.keys(errors).join()].join(' ').trimEnd();
}

/** All of a purchase but the statuses, which move on. */
const factsOf = ({ id, total_amount, orders }: Purchase) =>
  JSON.stringify([id, total_amount, orders.map((order) => [order.id, order.order_code, order.total_amount])]);
