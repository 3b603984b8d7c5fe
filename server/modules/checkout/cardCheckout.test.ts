import { randomUUID } from 'node:crypto';
import { eq, gt } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { attempts, cartItems, medications, paymentIntents, paymentMethods } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { isWaitingForLock } from '../../testing/callBlockedBy';
import { cardShop } from '../../testing/cardShop';
import { fillCart, makeBuyer } from '../../testing/makeBuyer';
import { makeCard } from '../../testing/makeCard';
import { makeMedication } from '../../testing/makeMedication';
import { makePromo } from '../../testing/makePromo';
import { makeCustomer, makePharmacy } from '../../testing/makeUser';
import { until } from '../../testing/until';
import { abandonPayments } from '../payments/payments.service';
import { settlePayments } from '../payments/settle.service';

const { provider, test, shop } = cardShop();

type CardChoice = Parameters<typeof makeCard>[2];

/** A customer whose cart contains a medication for 25 EGP from each of two pharmacies, to be paid by card. */
async function makeCardBuyer(card: CardChoice = {}, stock = 50) {
  const shelf = [await makeMedication(test.db, { stock }), await makeMedication(test.db, { stock })];
  const buyer = await makeBuyer(test.db, Object.fromEntries(shelf.map(({ id }) => [id, 1])));
  const saved = await makeCard(test.db, buyer.user.id, card);
  const body = { ...buyer.body, payment_method: 'credit_card', payment_method_id: saved.id };
  return { ...buyer, shelf, card: saved, body };
}

const paymentsOf = ({ userId }: Session) =>
  test.db.select().from(paymentIntents).where(eq(paymentIntents.userId, userId)).orderBy(paymentIntents.id);

const statesOf = async (session: Session) => (await paymentsOf(session)).map(({ status }) => status);

async function letGo({ userId }: Session, checkoutKey: string) {
  await abandonPayments(test.db, { userId, checkoutKey });
}

type Buyer = Awaited<ReturnType<typeof makeCardBuyer>>;

async function expectNothingBought({ session, shelf }: Buyer) {
  expect(await shop.ordersOf(session)).toEqual([]);
  expect(await shop.purchasesOf(session)).toEqual([]);
  expect((await shop.cartOf(session)).map(({ quantity }) => quantity)).toEqual([1, 1]);
  for (const { id, stock } of shelf) expect(await shop.stockOf(id)).toBe(stock);
}

describe('a checkout by card', () => {
  it('holds each order’s total on the card, and places the orders as authorised', async () => {
    const { session, body } = await makeCardBuyer({ last4: '4242' });

    const response = await shop.checkout(session, body, 'key');

    expect(response.statusCode).toBe(200);
    expect(provider.amountsOf('authorise')).toEqual([5500, 5500]);
    const orders = await shop.ordersOf(session);
    expect(orders).toMatchObject(Array(2).fill({ paymentMethod: 'credit_card', paymentStatus: 'authorised' }));
    expect(await paymentsOf(session)).toMatchObject(
      orders.map(({ id, total }) => ({ orderId: id, amount: total, status: 'authorised' })),
    );
    const details = await test.call({ url: `/api/orders/${orders[0]!.id}`, as: session });
    expect(details.json().data).toMatchObject({
      payment_status: 'authorised',
      card: { brand: 'visa', last4: '4242' },
    });
  });

  it('holds nothing for an order whose price a promo code takes off, and needs no card where nothing else is to pay', async () => {
    const { session, shelf, body } = await makeCardBuyer();
    const [free, paid] = shelf.map(({ pharmacyId }) => pharmacyId);
    const promo = await makePromo(test.db, { pharmacyId: free!, value: 10_000 });
    const enterCode = (as: Session) => test.post('/api/cart/apply-promo-code', as, { code: promo.code });
    const fulfilments = [{ pharmacy_id: free, fulfilment: 'pickup' }];
    await enterCode(session);

    expect((await shop.checkout(session, { ...body, fulfilments }, 'key')).statusCode).toBe(200);

    expect(provider.amountsOf('authorise')).toEqual([5500]);
    expect(await shop.ordersOf(session)).toMatchObject([
      { pharmacyId: free, total: 0, paymentStatus: 'due' },
      { pharmacyId: paid, total: 5500, paymentStatus: 'authorised' },
    ]);

    const other = await makeBuyer(test.db, { [shelf[0]!.id]: 1 });
    await enterCode(other.session);
    const response = await shop.checkout(other.session, { payment_method: 'credit_card', fulfilments });

    expect(response.statusCode).toBe(200);
    expect(await shop.ordersOf(other.session)).toMatchObject([{ total: 0, paymentStatus: 'due' }]);
  });

  it('is paid by what was held for it, where the same was bought before', async () => {
    const { session, shelf, body } = await makeCardBuyer();
    await shop.checkout(session, body, 'first');
    await fillCart(test.db, session.userId, Object.fromEntries(shelf.map(({ id }) => [id, 1])));

    expect((await shop.checkout(session, body, 'second')).statusCode).toBe(200);

    const orders = await shop.ordersOf(session);
    expect(orders).toHaveLength(4);
    expect(await paymentsOf(session)).toMatchObject(orders.map(({ id }) => ({ orderId: id, status: 'authorised' })));
  });

  it('takes the default card where none is named, and the named one else', async () => {
    const { session, body, user } = await makeCardBuyer({ last4: '1111' });
    const other = await makeCard(test.db, user.id, { last4: '2222', isDefault: false });

    await shop.checkout(session, { ...body, payment_method_id: undefined });
    expect((await paymentsOf(session)).map(({ last4 }) => last4)).toEqual(['1111', '1111']);

    const again = await makeCardBuyer({ last4: '3333' });
    const theirs = await shop.checkout(again.session, { ...again.body, payment_method_id: other.id });
    expect(theirs.json().errors).toEqual({ payment_method_id: ['Please choose a card or add one'] });
    await expectNothingBought(again);
  });

  it.each<[string, (buyer: Buyer) => Promise<unknown>, string]>([
    [
      'there is no card',
      ({ user }) => test.db.delete(paymentMethods).where(eq(paymentMethods.userId, user.id)),
      'Please choose a card or add one',
    ],
    [
      'the card has expired',
      ({ card }) => test.db.update(paymentMethods).set({ expiryYear: 2020 }).where(eq(paymentMethods.id, card.id)),
      'This card has expired',
    ],
  ])('is refused where %s, before any bank is asked', async (_what, happen, problem) => {
    const buyer = await makeCardBuyer();
    await happen(buyer);

    const response = await shop.checkout(buyer.session, buyer.body);

    expect([response.statusCode, response.json().errors]).toEqual([422, { payment_method_id: [problem] }]);
    expect(provider.requests).toEqual([]);
    await expectNothingBought(buyer);
  });

  it.each([
    ['prices have changed', { expected_total: 1 }, 409],
    ['no address is named', { user_address_id: null }, 422],
  ])('asks no bank where %s', async (_what, overrides, status) => {
    const buyer = await makeCardBuyer();

    expect((await shop.checkout(buyer.session, { ...buyer.body, ...overrides })).statusCode).toBe(status);
    expect(provider.requests).toEqual([]);
    await expectNothingBought(buyer);
  });

  it('is not offered without a gateway; cash is', async () => {
    const { session, body } = await makeCardBuyer();
    const { gateway } = provider.payments;
    provider.payments.gateway = undefined;

    const [card, cash] = [
      await shop.checkout(session, body),
      await shop.checkout(session, { ...body, payment_method: 'cash_on_delivery', payment_method_id: undefined }),
    ];
    provider.payments.gateway = gateway;

    expect(card.json().errors).toEqual({
      payment_method: ['Cards are not accepted at the moment. Please choose cash on delivery'],
    });
    expect(cash.statusCode).toBe(200);
  });
});

it('answers a purchase again when cards are not taken any more', async () => {
  const { session, body } = await makeCardBuyer();
  const { gateway } = provider.payments;
  const first = await shop.checkout(session, body, 'before the gateway went');

  provider.payments.gateway = undefined;
  const again = await shop.checkout(session, body, 'before the gateway went');
  provider.payments.gateway = gateway;

  expect(first.statusCode).toBe(200);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(await statesOf(session)).toEqual(['authorised', 'authorised']);
});

describe('a bank that says no', () => {
  it.each([
    ['decline' as const, /^Your bank declined the card/],
    ['insufficient_funds' as const, /^There is not enough money on this card/],
  ])('leaves the cart as it was: %s', async (outcome, problem) => {
    const buyer = await makeCardBuyer({ outcome });

    const response = await shop.checkout(buyer.session, buyer.body);

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ payment_method_id: [expect.stringMatching(problem)] });
    expect(await statesOf(buyer.session)).toEqual(['failed', 'failed']);
    await expectNothingBought(buyer);
  });

  it('to one of two orders gives back what the other holds, and the next try is a new one', async () => {
    const buyer = await makeCardBuyer();
    const approve = buyer.card.token;
    const { token: decline } = await makeCard(test.db, buyer.user.id, { outcome: 'decline', isDefault: false });
    const { gateway } = provider.payments;
    let asked = 0;
    // The second of the two payments exceeds the limit of the card.
    const { authorise } = gateway!;
    gateway!.authorise = (request, signal) =>
      authorise({ ...request, token: (asked += 1) === 2 ? decline : approve }, signal);

    const refused = await shop.checkout(buyer.session, buyer.body, 'twice');
    expect(refused.statusCode).toBe(422);
    expect((await statesOf(buyer.session)).sort()).toEqual(['failed', 'releasing']);
    await expectNothingBought(buyer);

    const bought = await shop.checkout(buyer.session, buyer.body, 'twice');
    gateway!.authorise = authorise;
    expect(bought.statusCode).toBe(200);
    expect(provider.amountsOf('release')).toEqual([5500]);
    expect(provider.keysOf('authorise')).toHaveLength(4);
    expect(await statesOf(buyer.session)).toEqual(['authorised', 'authorised']);
  });
});

it('refuses to ask the bank any more after twenty tries within an hour; cash is still taken', async () => {
  const buyer = await makeCardBuyer({ outcome: 'decline' });
  expect((await shop.checkout(buyer.session, buyer.body)).statusCode).toBe(422);
  await test.db.update(attempts).set({ count: 19 });
  expect((await shop.checkout(buyer.session, buyer.body)).statusCode).toBe(422);
  provider.requests.length = 0;
  const payments = await paymentsOf(buyer.session);

  const response = await shop.checkout(buyer.session, buyer.body);

  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(provider.requests).toEqual([]);
  expect(await paymentsOf(buyer.session)).toEqual(payments);
  await expectNothingBought(buyer);
  const cash = { ...buyer.body, payment_method: 'cash_on_delivery', payment_method_id: undefined };
  expect((await shop.checkout(buyer.session, cash)).statusCode).toBe(200);
});

it('refuses to ask the bank after a hundred refused cards of one network within an hour, whoever comes with the next; good ones do not count', async () => {
  const pay = async (card: CardChoice) => {
    const { session, body } = await makeCardBuyer(card);
    return (await shop.checkout(session, body)).statusCode;
  };
  await test.db.delete(attempts);
  expect(await pay({ outcome: 'decline' })).toBe(422);
  await test.db.update(attempts).set({ count: 99 });
  expect(await pay({})).toBe(200);
  expect(await pay({ outcome: 'decline' })).toBe(422);
  provider.requests.length = 0;

  const status = await pay({ outcome: 'decline' });

  await test.db.delete(attempts);
  expect(status).toBe(429);
  expect(provider.requests).toEqual([]);
});

it('says what the bank says, also where the other payment was let go of meanwhile', async () => {
  const buyer = await makeCardBuyer();
  const { token: decline } = await makeCard(test.db, buyer.user.id, { outcome: 'decline', isDefault: false });
  const { gateway } = provider.payments;
  const { authorise } = gateway!;
  let asked = 0;
  gateway!.authorise = async (request, signal) => {
    if ((asked += 1) === 2) return authorise({ ...request, token: decline }, signal);
    await until(async () => (await statesOf(buyer.session)).includes('failed'));
    await letGo(buyer.session, 'once');
    return authorise(request, signal);
  };

  const response = await shop.checkout(buyer.session, buyer.body, 'once');
  gateway!.authorise = authorise;

  expect([response.statusCode, asked]).toEqual([422, 2]);
});

describe('a gateway that does not answer', () => {
  it('leaves the cart as it was, and what it may hold is released', async () => {
    const buyer = await makeCardBuyer({ outcome: 'time_out' });

    const response = await shop.checkout(buyer.session, buyer.body);

    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: 'paymentTimedOut',
      message: expect.stringMatching(/^The payment service did not answer in time/),
    });
    expect(response.headers['retry-after']).toBe('30');
    await expectNothingBought(buyer);
    expect(await statesOf(buyer.session)).toEqual(['releasing', 'releasing']);

    await settlePayments(test.db, provider.payments);
    expect(await statesOf(buyer.session)).toEqual(['released', 'released']);
  });

  it('is the same to the customer as one that cannot be reached', async () => {
    const buyer = await makeCardBuyer();
    provider.during('authorise', () => Promise.reject(new Error('socket hang up')));

    const response = await shop.checkout(buyer.session, buyer.body, 'later');
    expect([response.statusCode, response.json().code]).toEqual([503, 'paymentTimedOut']);
    await expectNothingBought(buyer);

    provider.during('authorise', undefined);
    expect((await shop.checkout(buyer.session, buyer.body, 'later')).statusCode).toBe(200);
  });
});

describe('the key of a checkout by card', () => {
  it('buys once, holds once for each order and answers the same, sent twenty times at once', async () => {
    const { session, body, shelf } = await makeCardBuyer();

    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.checkout(session, body, 'one')));

    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map(({ body: answer }) => answer)).size).toBe(1);
    expect(await shop.ordersOf(session)).toHaveLength(2);
    expect(provider.keysOf('authorise')).toHaveLength(2);
    expect(await statesOf(session)).toEqual(['authorised', 'authorised']);
    for (const { id } of shelf) expect(await shop.stockOf(id)).toBe(49);
  });

  it('belongs to one body, also where two bodies come at once, and leaves nothing held in vain', async () => {
    const { session, body, user } = await makeCardBuyer();
    const other = await makeCard(test.db, user.id, { last4: '2222', isDefault: false });
    const bodies = [body, { ...body, payment_method_id: other.id }];

    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => shop.checkout(session, bodies[index % 2], 'contested')),
    );
    await settlePayments(test.db, provider.payments);

    expect([200, 409, 503]).toEqual(expect.arrayContaining(responses.map(({ statusCode }) => statusCode)));
    const bought = responses.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(bought.map(({ body: answer }) => answer)).size).toBeLessThanOrEqual(1);
    expect((await shop.purchasesOf(session)).length).toBeLessThanOrEqual(1);
    const held = (await paymentsOf(session)).filter(({ status }) => status === 'authorised');
    expect(held.map(({ orderId }) => orderId).sort()).toEqual(
      (await shop.ordersOf(session)).map(({ id }) => id).sort(),
    );
  });
});

it.each([
  ['brand', { brand: 'mastercard' as const }],
  ['number', { last4: '2222' }],
  ['amount', { amount: 5400 }],
])('begins nothing under the key of a payment with another %s', async (_what, other) => {
  const { session, body, shelf } = await makeCardBuyer({ brand: 'visa', last4: '1111' });
  await test.db.insert(paymentIntents).values({
    ...{ userId: session.userId, pharmacyId: shelf[0]!.pharmacyId, checkoutKey: 'taken', gatewayKey: randomUUID() },
    ...{ status: 'authorised', reference: 'sbx_pay_1', nextAttemptAt: new Date(Date.now() + 60_000) },
    ...{ amount: 5500, brand: 'visa', last4: '1111', ...other },
  });

  const response = await shop.checkout(session, body, 'taken');

  expect([response.statusCode, response.json().code]).toEqual([409, 'idempotencyKeyReused']);
  expect(provider.requests).toEqual([]);
});

describe('a payment that is gone before its order is there', () => {
  const anew = async ({ session }: Buyer) => {
    expect(provider.keysOf('authorise')).toHaveLength(4);
    expect((await paymentsOf(session)).map(({ status, amount }) => [status, amount])).toEqual(
      Array(2).fill(['authorised', 5500]),
    );
  };

  it('is held anew where it was let go of while the bank thought', async () => {
    const buyer = await makeCardBuyer();
    let gone: Promise<void> | undefined;
    provider.during('authorise', () => (gone ??= letGo(buyer.session, 'anew')));
    await test.db.delete(attempts);

    expect((await shop.checkout(buyer.session, buyer.body, 'anew')).statusCode).toBe(200);

    await anew(buyer);
    // The second attempt was not the customer's doing, so only one is counted.
    const counted = test.db.select({ count: attempts.count }).from(attempts).where(gt(attempts.count, 0));
    expect(await counted).toEqual([{ count: 1 }]);
  });

  it('was let go of with its own checkout alone, not with another of the same customer', async () => {
    const { session, body } = await makeCardBuyer();
    provider.during('authorise', () => letGo(session, 'another'));

    expect((await shop.checkout(session, body, 'one')).statusCode).toBe(200);

    expect(provider.keysOf('authorise')).toHaveLength(2);
  });

  it('is held anew where it was let go of, and the gateway says no to that', async () => {
    const buyer = await makeCardBuyer();
    const { token: decline } = await makeCard(test.db, buyer.user.id, { outcome: 'decline', isDefault: false });
    const { gateway } = provider.payments;
    const { authorise } = gateway!;
    let gone: Promise<void> | undefined;
    let asked = 0;
    gateway!.authorise = async (request, signal) => {
      const isGone = (asked += 1) <= 2;
      await (gone ??= letGo(buyer.session, 'no'));
      return authorise(isGone ? { ...request, token: decline } : request, signal);
    };

    const response = await shop.checkout(buyer.session, buyer.body, 'no');
    gateway!.authorise = authorise;

    expect(response.statusCode).toBe(200);
    await anew(buyer);
  });

  it.each<[string, (session: Session) => PromiseLike<unknown>]>([
    ['let go of', (session) => letGo(session, 'anew')],
    [
      'opened for another amount',
      ({ userId }) => test.db.update(paymentIntents).set({ amount: 1 }).where(eq(paymentIntents.userId, userId)),
    ],
  ])('is held anew where it was %s after that', async (_what, happen) => {
    const buyer = await makeCardBuyer();
    const answers: ReturnType<typeof shop.checkout>[] = [];

    await test.db.transaction(async (tx) => {
      // The checkout waits for this lock after its payments were reserved.
      await tx.select().from(medications).where(eq(medications.id, buyer.shelf[0]!.id)).for('no key update');
      answers.push(shop.checkout(buyer.session, buyer.body, 'anew'));
      await until(() => isWaitingForLock(test.db));
      await happen(buyer.session);
    });

    expect((await answers[0])?.statusCode).toBe(200);
    await anew(buyer);
  });

  it('leaves nothing of itself to the next try', async () => {
    const buyer = await makeCardBuyer({}, 1);
    const put = (stock: number) =>
      test.db.update(medications).set({ stock }).where(eq(medications.id, buyer.shelf[0]!.id));
    provider.during('authorise', () => put(0));
    expect((await shop.checkout(buyer.session, buyer.body, 'next')).statusCode).toBe(409);
    await put(1);

    provider.during('authorise', () => Promise.reject(new Error('socket hang up')));
    expect((await shop.checkout(buyer.session, buyer.body, 'next')).statusCode).toBe(503);

    expect((await paymentsOf(buyer.session)).map(({ reference }) => reference)).toEqual([null, null]);
  });
});

describe('while the bank thinks', () => {
  it('the job leaves the payment alone, at the first try and at the next', async () => {
    const [first, next] = [await makeCardBuyer(), await makeCardBuyer()];
    provider.during('authorise', () => Promise.reject(new Error('socket hang up')));
    expect((await shop.checkout(next.session, next.body, 'again')).statusCode).toBe(503);

    provider.during('authorise', () => settlePayments(test.db, provider.payments));

    for (const { session, body } of [first, next]) {
      expect((await shop.checkout(session, body, 'again')).statusCode).toBe(200);
      expect(await statesOf(session)).toEqual(['authorised', 'authorised']);
    }
    expect(provider.keysOf('authorise')).toHaveLength(6);
  });

  it('the price changes: nobody pays another price than the one that was held', async () => {
    const buyer = await makeCardBuyer();
    provider.during('authorise', () =>
      test.db.update(medications).set({ price: 2600 }).where(eq(medications.id, buyer.shelf[0]!.id)),
    );

    const response = await shop.checkout(buyer.session, buyer.body);

    expect([response.statusCode, response.json().code]).toEqual([409, 'priceChanged']);
    expect(response.json().data.amounts.total).toBe(111);
    await expectNothingBought(buyer);
    expect(await statesOf(buyer.session)).toEqual(['releasing', 'releasing']);
  });

  it('its session is ended: a thief gets no order out of it, and nothing stays held', async () => {
    const buyer = await makeCardBuyer();
    const { session } = buyer;
    provider.during('authorise', () => test.post(`/api/user/sessions/${session.sessionId}/end`, session));

    const response = await shop.checkout(session, buyer.body);

    expect([response.statusCode, response.json().code]).toEqual([401, 'sessionEnded']);
    await expectNothingBought(buyer);
    expect(await statesOf(session)).toEqual(['releasing', 'releasing']);
  });

  it('one of two medicines leaves the cart: nobody is left with an order that was half agreed to', async () => {
    const { session, body, shelf } = await makeCardBuyer();
    const isFirst = eq(cartItems.medicationId, shelf[0]!.id);
    provider.during('authorise', () => test.db.delete(cartItems).where(isFirst));

    const response = await shop.checkout(session, body);

    expect([response.statusCode, response.json().code]).toEqual([409, 'priceChanged']);
    expect(response.json().data.amounts.total).toBe(55);
    expect(await shop.ordersOf(session)).toEqual([]);
    expect(await shop.purchasesOf(session)).toEqual([]);
    expect(await statesOf(session)).toEqual(['releasing', 'releasing']);
  });

  it('the last unit goes to somebody else', async () => {
    const buyer = await makeCardBuyer({}, 1);
    provider.during('authorise', () =>
      test.db.update(medications).set({ stock: 0 }).where(eq(medications.id, buyer.shelf[0]!.id)),
    );

    const response = await shop.checkout(buyer.session, buyer.body);

    expect([response.statusCode, response.json().code]).toEqual([409, 'cartHasProblems']);
    expect(await shop.ordersOf(buyer.session)).toEqual([]);
    await settlePayments(test.db, provider.payments);
    expect(await statesOf(buyer.session)).toEqual(['released', 'released']);
  });

  it('the card is deleted: the payment that was held still pays', async () => {
    const { session, body, card } = await makeCardBuyer();
    provider.during('authorise', () => test.db.delete(paymentMethods).where(eq(paymentMethods.id, card.id)));

    expect((await shop.checkout(session, body)).statusCode).toBe(200);
    expect(await statesOf(session)).toEqual(['authorised', 'authorised']);
  });
});

it('lets go of what a server held that died before it could buy', async () => {
  const { session } = await makeCustomer(test.db);
  const { id: pharmacyId } = await makePharmacy(test.db);
  const dead = {
    userId: session.userId,
    pharmacyId,
    checkoutKey: 'dead',
    amount: 100,
    brand: 'visa',
    last4: '1111',
  } as const;
  const longAgo = new Date(Date.now() - 1000);
  await test.db.insert(paymentIntents).values([
    { ...dead, gatewayKey: randomUUID(), status: 'authorised', reference: 'sbx_pay_1', nextAttemptAt: longAgo },
    { ...dead, checkoutKey: 'younger', gatewayKey: randomUUID(), nextAttemptAt: longAgo },
    { ...dead, checkoutKey: 'alive', gatewayKey: randomUUID(), nextAttemptAt: new Date(Date.now() + 60_000) },
  ]);

  await settlePayments(test.db, provider.payments);

  expect(await statesOf(session)).toEqual(['released', 'released', 'authorising']);
  expect(provider.amountsOf('release')).toEqual([100, 100]);
});

it('lets go of all that it may hold where PostgreSQL gave the race for it to an equal call', async () => {
  const { session } = await makeCustomer(test.db);
  const held = { userId: session.userId, checkoutKey: 'crosswise', amount: 100, brand: 'visa', last4: '1111' } as const;
  const pharmacies = [await makePharmacy(test.db), await makePharmacy(test.db)];
  const [first, last] = await test.db
    .insert(paymentIntents)
    .values(
      pharmacies.map(({ id }) => ({
        ...held,
        pharmacyId: id,
        gatewayKey: randomUUID(),
        status: 'authorised' as const,
      })),
    )
    .returning({ id: paymentIntents.id });
  const hold = (tx: Database, { id }: { id: number }) =>
    tx.select().from(paymentIntents).where(eq(paymentIntents.id, id)).for('update');
  const letGoes: Promise<void>[] = [];

  await test.db.transaction(async (tx) => {
    await hold(tx, last!);
    letGoes.push(letGo(session, held.checkoutKey));
    await until(() => isWaitingForLock(test.db));
    await hold(tx, first!);
  });
  await Promise.all(letGoes);

  expect(await statesOf(session)).toEqual(['releasing', 'releasing']);
});
