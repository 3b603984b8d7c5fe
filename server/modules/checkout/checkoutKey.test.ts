import { eq } from 'drizzle-orm';

import { medications } from '../../db/schema';
import { makeAddress } from '../../testing/makeAddress';
import { fillCart, makeBuyer } from '../../testing/makeBuyer';
import { makeCard } from '../../testing/makeCard';
import { makeMedication } from '../../testing/makeMedication';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';

const OTHER_CARD = { last4: '2222', isDefault: false };

const test = testApp();
const shop = shoppingIn(test);

describe('the key of a checkout', () => {
  it('buys once and answers the same, sent twenty times at once', async () => {
    const medication = await makeMedication(test.db, { stock: 50 });
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 2 });

    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.checkout(session, body, 'one')));

    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map(({ body: answer }) => answer)).size).toBe(1);
    expect(await shop.purchasesOf(session)).toMatchObject([{ id: responses[0]!.json().data.id }]);
    expect(await shop.ordersOf(session)).toHaveLength(1);
    expect(await shop.stockOf(medication.id)).toBe(48);
  });

  it('answers the first purchase again, and does not buy what came into the cart since', async () => {
    const [first, later] = [await makeMedication(test.db), await makeMedication(test.db)];
    const { session, body } = await makeBuyer(test.db, { [first.id]: 1 });
    const bought = await shop.checkout(session, body, 'again');
    await fillCart(test.db, session.userId, { [later.id]: 1 });

    const repeated = await shop.checkout(session, { fulfilments: [], ...body, notes: ' ' }, 'again');

    expect(repeated.json()).toEqual(bought.json());
    expect(await shop.cartOf(session)).toMatchObject([{ medicationId: later.id }]);
  });

  it.each<[string, (buyer: { userId: number; pharmacyId: number }) => object | Promise<object>]>([
    ['notes', () => ({ notes: 'And a pen' })],
    ['own address', async ({ userId }) => ({ user_address_id: (await makeAddress(test.db, userId)).id })],
    ['fulfilment', ({ pharmacyId }) => ({ fulfilments: [{ pharmacy_id: pharmacyId, fulfilment: 'pickup' }] })],
    ['payment method', () => ({ payment_method: 'cash_on_delivery', payment_method_id: undefined })],
    ['card', async ({ userId }) => ({ payment_method_id: (await makeCard(test.db, userId, OTHER_CARD)).id })],
    ['total', () => ({ expected_total: 56 })],
  ])('belongs to one body: not to one with another %s', async (_what, change) => {
    const { id, pharmacyId } = await makeMedication(test.db);
    const buyer = await makeBuyer(test.db, { [id]: 1 });
    const { session } = buyer;
    const { id: cardId } = await makeCard(test.db, session.userId);
    const body = { ...buyer.body, payment_method: 'credit_card', payment_method_id: cardId, expected_total: 55 };
    expect((await shop.checkout(session, body, 'mine')).statusCode).toBe(200);

    const other = await change({ userId: session.userId, pharmacyId });
    const response = await shop.checkout(session, { ...body, ...other }, 'mine');

    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('idempotencyKeyReused');
    expect(await shop.ordersOf(session)).toHaveLength(1);
  });

  it('takes the same choices in another order for the same body', async () => {
    const shelf = [await makeMedication(test.db), await makeMedication(test.db)];
    const { session, body } = await makeBuyer(test.db, Object.fromEntries(shelf.map(({ id }) => [id, 1])));
    const fulfilments = shelf.map(({ pharmacyId }) => ({ pharmacy_id: pharmacyId, fulfilment: 'pickup' }));
    const bought = await shop.checkout(session, { ...body, fulfilments }, 'choices');

    const repeated = await shop.checkout(session, { ...body, fulfilments: fulfilments.toReversed() }, 'choices');

    expect(repeated.statusCode).toBe(200);
    expect(repeated.json()).toEqual(bought.json());
  });

  it('belongs to one body, also where two bodies come at once', async () => {
    const medication = await makeMedication(test.db);
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 1 });
    const bodies = [body, { ...body, notes: 'And a pen' }];

    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => shop.checkout(session, bodies[index % 2], 'contested')),
    );

    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(10);
    expect(refused.every((response) => response.json().code === 'idempotencyKeyReused')).toBe(true);
    expect(await shop.purchasesOf(session)).toHaveLength(1);
    expect(await shop.stockOf(medication.id)).toBe(49);
  });

  it('belongs to one customer', async () => {
    const medication = await makeMedication(test.db);
    const buyers = [await makeBuyer(test.db, { [medication.id]: 1 }), await makeBuyer(test.db, { [medication.id]: 1 })];

    const responses = await Promise.all(buyers.map(({ session, body }) => shop.checkout(session, body, 'shared')));

    const ids = responses.map((response) => response.json().data.id as number);
    expect(new Set(ids).size).toBe(2);
  });

  it('is free again after a failure, for one of all that wait', async () => {
    const medication = await makeMedication(test.db, { stock: 0 });
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 1 });
    const calls = () => Promise.all(Array.from({ length: 5 }, () => shop.checkout(session, body, 'patient')));
    expect((await calls()).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(409));

    await test.db.update(medications).set({ stock: 1 }).where(eq(medications.id, medication.id));

    expect((await calls()).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(await shop.stockOf(medication.id)).toBe(0);
  });

  it('may be left out: of two calls at once one buys and the other finds the cart empty', async () => {
    const medication = await makeMedication(test.db);
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 1 });

    const responses = await Promise.all([shop.checkout(session, body), shop.checkout(session, body, '')]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await shop.ordersOf(session)).toHaveLength(1);
  });
});
