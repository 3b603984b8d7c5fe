import { eq } from 'drizzle-orm';

import { cartItems, medications } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { callBlockedBy } from '../../testing/callBlockedBy';
import { fillCart } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makePharmacy } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';
import { clearForNewOwner } from '../ownAccount/handover.service';

const test = testApp();
let customer: Session;

beforeEach(async () => {
  customer = (await makeCustomer(test.db)).session;
});

const read = (as: Session | null = customer) => test.call({ url: '/api/cart', as });
const post = (path: string, payload?: object, as: Session | null = customer) =>
  test.post(`/api/cart/${path}`, as, payload);
const quantities = async (): Promise<number[]> =>
  (await read()).json().data.items.map(({ quantity }: { quantity: number }) => quantity);

describe('POST /api/cart/add', () => {
  it('adds to what is there, and takes form data too', async () => {
    const { id } = await makeMedication(test.db);
    await post('add', { medication_id: id, quantity: 3 });

    const response = await test.call({
      method: 'POST',
      url: '/api/cart/add',
      as: customer,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `medication_id=${id}&quantity=4&price=0.01`,
    });

    expect(response.statusCode).toBe(200);
    expect(response.json().message).toBe('Medication added successfully');
    expect(response.json().data.items).toMatchObject([{ quantity: 7, total_price: 175, medication: { price: 25 } }]);
  });

  it('takes nothing from whoever had the account until this moment', async () => {
    const { id } = await makeMedication(test.db);

    const response = await callBlockedBy(
      test.db,
      (tx) => clearForNewOwner(tx, customer.userId),
      () => post('add', { medication_id: id, quantity: 1 }),
    );

    expect(response.statusCode).toBe(401);
    expect(await test.db.$count(cartItems, eq(cartItems.userId, customer.userId))).toBe(0);
  });

  it('adds once what is sent again with its key, up to the last units there are', async () => {
    const { id } = await makeMedication(test.db, { stock: 4 });
    const add = (key: string, medication_id = id) =>
      test.call({
        method: 'POST',
        url: '/api/cart/add',
        as: customer,
        headers: { 'idempotency-key': key },
        payload: { medication_id, quantity: 2 },
      });

    await Promise.all([add('first'), add('first')]);
    expect(await quantities()).toEqual([2]);
    await add('second');
    const again = await add('second');

    expect(again.json()).toMatchObject({ message: 'Medication added successfully', data: { total_quantity: 4 } });
    expect((await add('third')).statusCode).toBe(422);
    const scarce = await makeMedication(test.db, { stock: 1 });
    expect((await add('second', scarce.id)).statusCode).toBe(422);
  });

  it('keeps the moment of a line while units are added, and has another once it was taken out', async () => {
    const { id } = await makeMedication(test.db);
    const add = async () => (await post('add', { medication_id: id, quantity: 1 })).json().data.items[0].added_at;
    const first = await add();
    const more = await add();
    await post('remove-item', { medication_id: id });

    expect(more).toBe(first);
    expect(await add()).not.toBe(first);
  });

  it('stops at ten in all', async () => {
    const { id } = await makeMedication(test.db);
    await post('add', { medication_id: id, quantity: 8 });

    const response = await post('add', { medication_id: id, quantity: 3 });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ quantity: ['You cannot add more than 10 items of this medication'] });
    expect(await quantities()).toEqual([8]);
  });

  it('stops at the stock', async () => {
    const { id } = await makeMedication(test.db, { stock: 3 });
    await post('add', { medication_id: id, quantity: 2 });

    const response = await post('add', { medication_id: id, quantity: 2 });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ quantity: ['Only 3 left in stock'] });
    expect(await quantities()).toEqual([2]);
  });

  it('says that nothing is left', async () => {
    const { id } = await makeMedication(test.db, { stock: 0 });

    const response = await post('add', { medication_id: id, quantity: 1 });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'outOfStock', message: 'This medication is out of stock' });
  });

  it('does not know what is not sold', async () => {
    const pending = await makePharmacy(test.db, { status: 'pending' });
    const unsold = [
      await makeMedication(test.db, { isListed: false }),
      await makeMedication(test.db, { pharmacyId: pending.id }),
      { id: 2_000_000_000 },
    ];

    for (const { id } of unsold) expect((await post('add', { medication_id: id, quantity: 1 })).statusCode).toBe(404);
    expect(await quantities()).toEqual([]);
  });

  it.each([
    { quantity: 1 },
    { medication_id: 1 },
    { medication_id: 1, quantity: 0 },
    { medication_id: 1, quantity: 11 },
    { medication_id: 'x', quantity: 1.5 },
  ])('refuses %j', async (body) => {
    expect((await post('add', body)).statusCode).toBe(422);
  });

  it('sums up simultaneous adds', async () => {
    const { id } = await makeMedication(test.db);

    await Promise.all(Array.from({ length: 8 }, () => post('add', { medication_id: id, quantity: 1 })));

    expect(await quantities()).toEqual([8]);
  });

  it('never passes ten, however many add at once', async () => {
    const { id } = await makeMedication(test.db);

    const responses = await Promise.all(
      Array.from({ length: 15 }, () => post('add', { medication_id: id, quantity: 1 })),
    );

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array(10).fill(200),
      ...Array(5).fill(422),
    ]);
    expect(await quantities()).toEqual([10]);
  });
});

describe('POST /api/cart/update', () => {
  it('sets the new number of units, in no other cart', async () => {
    const { id } = await makeMedication(test.db);
    const { session: other } = await makeCustomer(test.db);
    for (const each of [customer, other]) await post('add', { medication_id: id, quantity: 8 }, each);

    const response = await post('update', { medication_id: id, quantity: 3 });

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      items: [{ quantity: 3 }],
      total_quantity: 3,
      amounts: { subtotal: 75 },
    });
    expect((await read(other)).json().data.total_quantity).toBe(8);
  });

  it('holds the rules of the quantity', async () => {
    const { id } = await makeMedication(test.db, { stock: 5 });
    await post('add', { medication_id: id, quantity: 1 });

    expect((await post('update', { medication_id: id, quantity: 0 })).json().errors.quantity).toEqual([
      'Quantity cannot be less than 1',
    ]);
    expect((await post('update', { medication_id: id, quantity: 11 })).statusCode).toBe(422);
    expect((await post('update', { medication_id: id, quantity: 6 })).json().errors.quantity).toEqual([
      'Only 5 left in stock',
    ]);
    await test.db.update(medications).set({ stock: 0 }).where(eq(medications.id, id));
    expect((await post('update', { medication_id: id, quantity: 1 })).statusCode).toBe(409);
    await test.db.update(medications).set({ isListed: false }).where(eq(medications.id, id));
    expect((await post('update', { medication_id: id, quantity: 1 })).statusCode).toBe(404);
    expect(await quantities()).toEqual([1]);
  });
});

describe('taking out', () => {
  it('removes one line and keeps the others, even one that is not sold any more', async () => {
    const [unsold, kept] = [await makeMedication(test.db, { isListed: false }), await makeMedication(test.db)];
    await fillCart(test.db, customer.userId, { [unsold.id]: 1, [kept.id]: 2 });

    // Removed twice, as after a lost answer.
    for (const response of [
      await post('remove-item', { medication_id: unsold.id }),
      await post('remove-item', { medication_id: unsold.id }),
    ]) {
      expect(response.statusCode).toBe(200);
      expect(response.json().data.items).toMatchObject([{ quantity: 2, medication: { id: kept.id } }]);
    }
  });

  it('empties the cart, and an empty one again', async () => {
    await post('add', { medication_id: (await makeMedication(test.db)).id, quantity: 2 });

    for (const response of [await post('delete'), await post('delete')]) {
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        success: true,
        message: 'Cart is empty',
        data: { items: [], total_quantity: 0 },
      });
    }
  });
});

describe('who may', () => {});
