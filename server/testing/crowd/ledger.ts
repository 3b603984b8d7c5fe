import type { Purchase } from '@contract/wire/order';

import type { Answer } from '../processClient';

/** All answers that a call may get if only chance and other people interfere. */
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
  /** The duration of every call in milliseconds, in no particular order. */
  times: number[];
}

/** Collects what the crowd was answered, to be compared with the database. */
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

/** The status, followed by the code or by the fields that tell refusals with the same status apart. */
function outcomeOf({ statusCode, json }: Answer): string {
  if (statusCode === 200) return '200';
  const { code, errors = {} } = json() as { code?: string; errors?: object };
  return [statusCode, code ?? Object.keys(errors).join()].join(' ').trimEnd();
}

/** Everything of a purchase except the statuses, which change later. */
const factsOf = ({ id, total_amount, orders }: Purchase) =>
  JSON.stringify([id, total_amount, orders.map((order) => [order.id, order.order_code, order.total_amount])]);
