import { eq } from 'drizzle-orm';

import { medications, orders, paymentIntents, purchases } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { callBlockedBy } from '../../testing/callBlockedBy';
import { makeAddress } from '../../testing/makeAddress';
import { fillCart, makeBuyer } from '../../testing/makeBuyer';
import { makeCard } from '../../testing/makeCard';
import { makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makePharmacy } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';

const test = testApp();
const shop = shoppingIn(test);

async function expectNothingHappened(session: Session, shelf: { id: number; stock: number }) {
  expect(await shop.ordersOf(session)).toEqual([]);
  expect(await test.db.select().from(purchases).where(eq(purchases.userId, session.userId))).toEqual([]);
  expect(await shop.stockOf(shelf.id)).toBe(shelf.stock);
  expect((await shop.cartOf(session)).length).toBeGreaterThan(0);
}

const GONE = 'This address no longer exists. Please choose another one.';

describe('a checkout that is refused', () => {
  it('has an empty cart', async () => {
    const response = await shop.checkout((await makeCustomer(test.db)).session);

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      success: false,
      code: 'cartEmptyAtCheckout',
      message: 'Your cart is empty, please add items before placing an order.',
    });
  });

  it.each([
    ['no address', async () => null, 'Please select a shipping address.'],
    ['an address that is gone', async () => 2_000_000_000, GONE],
    [
      'another person’s address',
      async () => (await makeAddress(test.db, (await makeCustomer(test.db)).user.id)).id,
      GONE,
    ],
  ])('has delivery to %s', async (_where, addressId, text) => {
    const medication = await makeMedication(test.db);
    const { session } = await makeBuyer(test.db, { [medication.id]: 1 });

    const response = await shop.checkout(session, { user_address_id: await addressId() });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ user_address_id: [text] });
    await expectNothingHappened(session, medication);
  });

  it.each([
    [
      'no address',
      { user_address_id: null },
      422,
      { errors: { user_address_id: ['Please select a shipping address.'] } },
    ],
    ['an address that was another', { expected_address_fingerprint: 'before' }, 409, { code: 'addressChanged' }],
  ])('has one of two orders delivered to %s, and the other picked up', async (_where, said, status, refusal) => {
    const [pickedUp, delivered] = [await makeMedication(test.db), await makeMedication(test.db)];
    const { session, body } = await makeBuyer(test.db, { [pickedUp.id]: 1, [delivered.id]: 1 });
    const fulfilments = [{ pharmacy_id: pickedUp.pharmacyId, fulfilment: 'pickup' }];

    const response = await shop.checkout(session, { ...body, fulfilments, ...said });

    expect([response.statusCode, response.json()]).toMatchObject([status, refusal]);
    for (const medication of [pickedUp, delivered]) await expectNothingHappened(session, medication);
  });

  it('wants delivery where it is not offered', async () => {
    const keeps = await makePharmacy(test.db, { name: 'El Nile', nameAr: 'النيل', isDeliveryAvailable: false });
    const medication = await makeMedication(test.db, { pharmacyId: keeps.id });
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 1 });

    const response = await shop.checkout(session, {
      ...body,
      fulfilments: [{ pharmacy_id: keeps.id, fulfilment: 'delivery' }],
    });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ fulfilments: ['El Nile does not deliver. Choose pick-up instead'] });
    await expectNothingHappened(session, medication);
  });

  it.each([
    [
      'a pharmacy that the cart has nothing of',
      (id: number) => [{ pharmacy_id: id + 1_000_000, fulfilment: 'pickup' }],
    ],
    [
      'one pharmacy twice',
      (id: number) => [
        { pharmacy_id: id, fulfilment: 'pickup' },
        { pharmacy_id: id, fulfilment: 'delivery' },
      ],
    ],
  ])('chooses for %s', async (_whom, choicesFor) => {
    const medication = await makeMedication(test.db);
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 1 });

    const response = await shop.checkout(session, { ...body, fulfilments: choicesFor(medication.pharmacyId) });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      fulfilments: ['Choose delivery or pick-up once for each pharmacy of the cart, and for no other'],
    });
    await expectNothingHappened(session, medication);
  });

  it.each([
    ['out of stock', { stock: 0 }, 'out_of_stock'],
    ['short', { stock: 1 }, 'not_enough_stock'],
    ['unlisted', { isListed: false }, 'not_sold'],
  ])('has one line of two that is %s, and orders neither', async (_what, change, problem) => {
    const fine = await makeMedication(test.db);
    const bad = await makeMedication(test.db);
    const { session, body } = await makeBuyer(test.db, { [fine.id]: 1, [bad.id]: 2 });
    await test.db.update(medications).set(change).where(eq(medications.id, bad.id));

    const response = await shop.checkout(session, body);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'cartHasProblems',
      data: { items: [{ problem: null }, { problem }] },
    });
    await expectNothingHappened(session, fine);
  });

  it('saw another price, and goes through once the customer agrees to the new one', async () => {
    const medication = await makeMedication(test.db, { price: 2500 });
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 2 });
    await test.db.update(medications).set({ price: 2600 }).where(eq(medications.id, medication.id));

    const refusal = await shop.checkout(session, { ...body, expected_total: 80 }, 'agreed');
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json()).toMatchObject({
      code: 'priceChanged',
      data: { amounts: { subtotal: 52, shipping: 30, total: 82 } },
    });
    await expectNothingHappened(session, medication);

    const success = await shop.checkout(session, { ...body, expected_total: 82 }, 'agreed');
    expect(success.json().data.total_amount).toBe(82);
  });

  it.each([
    { payment_method: 'barter' },
    { expected_total: -1 },
    { expected_fingerprint: 7 },
    { expected_fingerprint: ['x'] },
    { expected_fingerprint: 'x'.repeat(17) },
    { expected_address_fingerprint: 7 },
    { notes: 'x'.repeat(501) },
    { notes: 'nul \0' },
    { notes: 'pay with 4111 1111 1111 1111 12/27 123' },
    { fulfilments: [{ pharmacy_id: 1, fulfilment: 'drone' }] },
    { user_address_id: 'mine' },
  ])('says %j', async (body) => {
    expect((await shop.checkout((await makeCustomer(test.db)).session, body)).statusCode).toBe(422);
  });

  it.each([
    ['an endless', 'k'.repeat(101)],
    ['an empty', ''],
    ['a blank', '  '],
  ])('has %s key', async (_what, key) => {
    const response = await shop.checkout((await makeCustomer(test.db)).session, {}, key);

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['idempotency-key']);
  });

  it('was to be paid with what a card held for it: that is let go of at once', async () => {
    const medication = await makeMedication(test.db);
    const { session, user, body } = await makeBuyer(test.db, { [medication.id]: 1 });
    const { id } = await makeCard(test.db, user.id);
    const byCard = { ...body, payment_method: 'credit_card', payment_method_id: id };
    const isOwn = eq(paymentIntents.userId, user.id);
    const found = test.nudged('payments').then(() => test.db.select().from(paymentIntents).where(isOwn));

    const response = await callBlockedBy(
      test.db,
      (tx) => tx.update(medications).set({ stock: 0 }).where(eq(medications.id, medication.id)),
      () => shop.checkout(session, byCard),
    );

    expect([response.statusCode, response.json().code]).toEqual([409, 'cartHasProblems']);
    expect(await found).toMatchObject([{ status: 'releasing', reference: expect.any(String) }]);
  });

  it('fails in the middle, leaves nothing behind and may be repeated with its key', async () => {
    const [fine, cursed] = [await makeMedication(test.db), await makeMedication(test.db)];
    const { session, body } = await makeBuyer(test.db, { [fine.id]: 1, [cursed.id]: 1 });
    await test.db.execute(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse before update on medications for each row when (new.id = ${cursed.id}) execute function refuse()`);

    expect((await shop.checkout(session, body, 'half')).statusCode).toBe(500);
    await expectNothingHappened(session, fine);

    await test.db.execute('drop function refuse cascade');
    expect((await shop.checkout(session, body, 'half')).statusCode).toBe(200);
  });
});

describe('thirty orders that are under way and not paid yet', () => {
  /** A customer with `waiting` cash orders under way, and one more medication in the cart. */
  async function makeWaiting(waiting: number) {
    const medication = await makeMedication(test.db, { stock: 50 });
    const { session, user, body } = await makeBuyer(test.db, { [medication.id]: 1 });
    await shop.checkout(session, body);
    const [{ id, ...placed }] = (await shop.ordersOf(session)) as [typeof orders.$inferSelect];
    const others = Array.from({ length: waiting - 1 }, (_each, nth) => ({ ...placed, orderCode: `${id} and ${nth}` }));
    await test.db.insert(orders).values(others);
    await fillCart(test.db, user.id, { [medication.id]: 1 });
    return { session, user, body, medication, id };
  }

  it('are the most that a customer waits for', async () => {
    const { session, user, body, medication } = await makeWaiting(29);

    const first = await shop.checkout(session, body);
    await fillCart(test.db, user.id, { [medication.id]: 1 });
    const next = await shop.checkout(session, body);

    expect([first.statusCode, next.statusCode]).toEqual([200, 409]);
    expect(next.json()).toMatchObject({
      code: 'tooManyUnpaidOrders',
      message:
        'At most 30 unpaid orders can be under way at once. Please wait until one has arrived, or cancel one that is still pending',
    });
    expect(await shop.stockOf(medication.id)).toBe(48);
    expect(await shop.cartOf(session)).toHaveLength(1);
  });

  it('are answered again under the key of the last of them', async () => {
    const { session, body } = await makeWaiting(29);

    const answers = [await shop.checkout(session, body, 'last'), await shop.checkout(session, body, 'last')];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]!.json()).toEqual(answers[0]!.json());
  });

  it('are one less when one is cancelled', async () => {
    const { session, body, id } = await makeWaiting(30);
    expect((await shop.checkout(session, body)).statusCode).toBe(409);

    await shop.cancel(id, session);

    expect((await shop.checkout(session, body)).statusCode).toBe(200);
  });

  it('are none of those that cost nothing', async () => {
    const { session, user, body } = await makeWaiting(30);
    const isOwn = eq(orders.userId, user.id);
    await test.db.update(orders).set({ discount: orders.subtotal, shipping: 0, total: 0 }).where(isOwn);

    expect((await shop.checkout(session, body)).statusCode).toBe(200);
  });

  it('do not keep anybody from paying by card', async () => {
    const { session, user, body } = await makeWaiting(30);
    await makeCard(test.db, user.id);

    expect((await shop.checkout(session, { ...body, payment_method: 'credit_card' })).statusCode).toBe(200);
  });

  it('are counted for the orders of each pharmacy of a cart', async () => {
    const { session, user, body } = await makeWaiting(29);
    await fillCart(test.db, user.id, { [(await makeMedication(test.db)).id]: 1 });

    expect((await shop.checkout(session, body)).json().code).toBe('tooManyUnpaidOrders');
  });
});
