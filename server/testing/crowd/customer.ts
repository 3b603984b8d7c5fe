import { randomUUID } from 'node:crypto';

import { QUANTITY } from '@contract/cart';
import type { Cart } from '@contract/wire/cart';
import type { Purchase } from '@contract/wire/order';

import type { Random } from '../../demo/seedRandom';
import type { Session } from '../../plugins/session';
import type { Answer } from '../processClient';
import type { Basket } from './ledger';
import { type Ask, askAs, PROMO_CODE, type Scene } from './scene';

export interface Customer {
  session: Session;
  addressId: number;
  random: Random;
}

interface Visit extends Scene, Customer {
  ask: Ask;
  /** According to the last answer. */
  cart: Basket;
  total: number;
}

const CART_CALLS = {
  'add to the cart': { url: '/api/cart/add', expectedUnits: (held: number, quantity: number) => held + quantity },
  'change the cart': { url: '/api/cart/update', expectedUnits: (_held: number, quantity: number) => quantity },
  'take out of the cart': { url: '/api/cart/remove-item', expectedUnits: () => 0 },
};

/**
 * Fills a cart, changes quantities, sometimes enters a promo code, checks out, sometimes cancels, and starts over as long as the shops are
 * open.
 */
export async function actAsCustomer(scene: Scene, customer: Customer): Promise<void> {
  const visit = {
    ...scene,
    ...customer,
    ask: askAs(scene, customer.session, customer.random),
    cart: new Map(),
    total: 0,
  };
  while (scene.isOpen()) {
    for (const step of [fillCart, changeQuantities, enterPromo, checkOut]) if (scene.isOpen()) await step(visit);
  }
}

async function fillCart(visit: Visit): Promise<void> {
  const { random, shelf } = visit;
  for (const id of random.sample(shelf, random.integer(1, 4))) {
    if (!visit.isOpen()) return;
    await changeCart(visit, 'add to the cart', id, random.integer(1, 4));
  }
}

async function changeQuantities(visit: Visit): Promise<void> {
  const { random } = visit;
  for (const [id] of visit.cart) {
    if (!visit.isOpen()) return;
    if (random.chance(0.2)) await changeCart(visit, 'change the cart', id, random.integer(QUANTITY.min, QUANTITY.max));
    if (random.chance(0.1)) await changeCart(visit, 'take out of the cart', id);
  }
}

async function enterPromo(visit: Visit): Promise<void> {
  if (!visit.random.chance(0.5)) return;
  const call = { method: 'POST', url: '/api/cart/apply-promo-code', payload: { code: PROMO_CODE } } as const;
  const answer = await visit.ask('enter a promo code', call);
  if (answer.statusCode === 200) takeOverCart(visit, answer, visit.cart);
}

async function changeCart(visit: Visit, name: keyof typeof CART_CALLS, id: number, quantity = 1): Promise<void> {
  const { url, expectedUnits } = CART_CALLS[name];
  const answer = await visit.ask(name, { method: 'POST', url, payload: { medication_id: id, quantity } });
  if (answer.statusCode !== 200) return;
  const units = expectedUnits(visit.cart.get(id) ?? 0, quantity);
  takeOverCart(visit, answer, new Map([...visit.cart, [id, units]]));
}

/** Takes the cart from the answer. Nobody else changes it, so it must contain what its customer put into it. */
function takeOverCart(visit: Visit, answer: Answer, expected: Basket): void {
  const { items, amounts } = answer.json().data as Cart;
  visit.cart = new Map(items.map(({ medication, quantity }) => [medication.id, quantity]));
  visit.total = amounts.total;
  if (!isSameBasket(visit.cart, expected)) {
    visit.ledger.fault(`a cart holds ${textOf(visit.cart)} where its customer expected ${textOf(expected)}`);
  }
}

const textOf = (basket: Basket) => JSON.stringify([...basket].filter(([, units]) => units > 0).sort());
export const isSameBasket = (one: Basket, other: Basket) => textOf(one) === textOf(other);

interface CheckoutRequest {
  key: string | undefined;
  body: { user_address_id: number; expected_total?: number };
}

/** Some checkouts are sent twice, as by an impatient customer. */
async function checkOut(visit: Visit): Promise<void> {
  const { random, cart, total } = visit;
  const request: CheckoutRequest = {
    key: random.chance(0.7) ? randomUUID() : undefined,
    body: { user_address_id: visit.addressId, ...(random.chance(0.5) && { expected_total: total }) },
  };
  const times = random.chance(0.3) ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: times }, () => send(visit, 'check out', request)));
  const bought = answers.filter(({ statusCode }) => statusCode === 200).map(purchaseOf);
  const [purchase] = bought;
  if (!purchase) return answerRefusal(visit, answers);

  recordPurchases(visit, request, bought);
  if (random.chance(0.25)) await cancel(visit, random.pick(purchase.orders).id);
  if (request.key !== undefined && random.chance(0.3)) await repeatCheckout(visit, request, cart);
}

const send = (
  { ask }: Visit,
  name: 'check out' | 'check out again' | 'check out otherwise',
  { key, body }: CheckoutRequest,
) =>
  ask(name, {
    method: 'POST',
    url: '/api/orders/checkout',
    payload: body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

function recordPurchases(visit: Visit, { body }: CheckoutRequest, bought: readonly Purchase[]): void {
  const { ledger, session, cart } = visit;
  for (const purchase of bought) {
    ledger.acknowledge(session.userId, purchase, cart);
    const agreed = body.expected_total ?? purchase.total_amount;
    if (purchase.total_amount !== agreed) ledger.fault(`${agreed} was agreed to, ${purchase.total_amount} was taken`);
  }
  if (new Set(bought.map(({ id }) => id)).size > 1) ledger.fault(`a cart was bought twice: ${JSON.stringify(bought)}`);
  visit.cart = new Map();
}

/** The key has been used: another body must be refused, and the same body must be answered as before. */
async function repeatCheckout(visit: Visit, request: CheckoutRequest, basket: Basket): Promise<void> {
  await send(visit, 'check out otherwise', {
    ...request,
    body: { ...request.body, user_address_id: visit.addressId + 1 },
  });
  const answer = await send(visit, 'check out again', request);
  if (answer.statusCode === 200) visit.ledger.acknowledge(visit.session.userId, purchaseOf(answer), basket);
}

const purchaseOf = (answer: Answer) => answer.json().data as Purchase;

/** The refusal contains the current cart. The customer removes what is no longer available in that quantity. */
async function answerRefusal(visit: Visit, answers: readonly Answer[]): Promise<void> {
  const refusal = answers.find(({ statusCode }) => statusCode === 409);
  if (!refusal) return;
  takeOverCart(visit, refusal, visit.cart);
  for (const { problem, medication } of (refusal.json().data as Cart).items) {
    if (problem === null) continue;
    const left = medication.available_quantity;
    if (left > 0) await changeCart(visit, 'change the cart', medication.id, left);
    else await changeCart(visit, 'take out of the cart', medication.id);
  }
}

/** Sometimes cancels twice at once. If both were carried out, the audit would find two events. */
async function cancel(visit: Visit, orderId: number): Promise<void> {
  const send = () => visit.ask('cancel an order', { method: 'POST', url: `/api/orders/${orderId}/cancel` });
  await Promise.all(visit.random.chance(0.2) ? [send(), send()] : [send()]);
}
