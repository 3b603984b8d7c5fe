import { eq, inArray } from 'drizzle-orm';

import type { Purchase } from '@contract/wire/order';

import { cartItems, medications, orderEvents, orderItems, orders, purchases } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { makeAddress } from '../../testing/makeAddress';
import { fillCart, makeBuyer } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeCity, makeCustomer, makePharmacy, makeStaff } from '../../testing/makeUser';
import { startTestApp } from '../../testing/testApp';

let test: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const checkout = (as: Session | null, payload: object = {}, key?: string) =>
  test.call({
    method: 'POST',
    url: '/api/orders/checkout',
    as,
    payload,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const stockOf = async (id: number) =>
  (await test.db.select().from(medications).where(eq(medications.id, id)))[0]!.stock;
const ordersOf = ({ userId }: Session) =>
  test.db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.id);
const cartOf = ({ userId }: Session) => test.db.select().from(cartItems).where(eq(cartItems.userId, userId));

async function expectNothingHappened(session: Session, shelf: { id: number; stock: number }) {
  expect(await ordersOf(session)).toEqual([]);
  expect(await test.db.select().from(purchases).where(eq(purchases.userId, session.userId))).toEqual([]);
  expect(await stockOf(shelf.id)).toBe(shelf.stock);
  expect((await cartOf(session)).length).toBeGreaterThan(0);
}

describe('a checkout', () => {
  it('serves the plain payload of form data', async () => {
    const medication = await makeMedication(test.db);
    const { session, address } = await makeBuyer(test.db, { [medication.id]: 2 });

    const response = await test.call({
      method: 'POST',
      url: '/api/orders/checkout',
      as: session,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `user_address_id=${address.id}&payment_method=cash_on_delivery&notes=&total=0.01&price=0.01`,
    });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      success: true,
      message: 'Order placed successfully',
      data: { total_amount: 80 },
    });
  });

  it('fans out into an order per pharmacy, one delivered and one picked up', async () => {
    const place = await makeCity(test.db, { governorate: 'Giza', city: 'Dokki' });
    const [near, far] = [await makePharmacy(test.db), await makePharmacy(test.db)];
    const first = await makeMedication(test.db, {
      pharmacyId: near.id,
      price: 1999,
      stock: 5,
      image: '/images/box.svg',
    });
    const second = await makeMedication(test.db, { pharmacyId: far.id, price: 25_000, stock: 9 });
    const { session, user } = await makeBuyer(test.db, { [first.id]: 3, [second.id]: 1 });
    const address = await makeAddress(test.db, user.id, {
      ...place,
      name: 'Sara Nabil',
      phone: '+201011111111',
      address: '9 Tahrir Street',
    });

    const response = await checkout(session, {
      user_address_id: address.id,
      payment_method: 'credit_card',
      notes: 'Ring twice',
      fulfilments: [
        { pharmacy_id: far.id, fulfilment: 'pickup' },
        { pharmacy_id: 2_000_000_000, fulfilment: 'delivery' },
      ],
      expected_total: 339.97,
    });

    expect(response.statusCode).toBe(200);
    const purchase = response.json().data as Purchase;
    expect(purchase.total_amount).toBe(339.97);
    expect(purchase.orders).toMatchObject([
      {
        pharmacy: { id: near.id, name: near.name },
        fulfilment: 'delivery',
        status: 'pending',
        total_items: 3,
        total_amount: 89.97,
        customer: { name: 'Mona Adel' },
      },
      { pharmacy: { id: far.id }, fulfilment: 'pickup', total_items: 1, total_amount: 250 },
    ]);
    for (const { order_code } of purchase.orders)
      expect(order_code).toMatch(/^DW-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);

    const [delivered, picked] = await ordersOf(session);
    expect(delivered).toMatchObject({
      subtotal: 5997,
      shipping: 3000,
      total: 8997,
      paymentMethod: 'credit_card',
      paymentStatus: 'due',
      phoneNumber: '+201011111111',
      deliveryAddress: 'Sara Nabil, 9 Tahrir Street, Dokki, Giza',
      deliveryAddressAr: 'Sara Nabil، 9 Tahrir Street، Dokki، Giza',
      notes: 'Ring twice',
    });
    expect(picked).toMatchObject({
      shipping: 0,
      total: 25_000,
      phoneNumber: user.phone,
      deliveryAddress: null,
      deliveryAddressAr: null,
    });
    expect(await test.db.select().from(orderItems).where(eq(orderItems.orderId, delivered!.id))).toMatchObject([
      {
        medicationId: first.id,
        name: first.name,
        nameAr: first.nameAr,
        image: '/images/box.svg',
        price: 1999,
        quantity: 3,
      },
    ]);
    expect(await test.db.select().from(orderEvents).where(eq(orderEvents.orderId, picked!.id))).toMatchObject([
      { status: 'pending', actorId: user.id, actorType: 'user' },
    ]);
    expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([2, 8]);
    expect(await cartOf(session)).toEqual([]);
  });

  it('needs no address where everything is picked up', async () => {
    const keeps = await makePharmacy(test.db, { isDeliveryAvailable: false });
    const medication = await makeMedication(test.db, { pharmacyId: keeps.id });
    const { session } = await makeBuyer(test.db, { [medication.id]: 1 });

    const response = await checkout(session, {});

    expect(response.json().data.orders).toMatchObject([{ fulfilment: 'pickup', total_amount: 25 }]);
  });

  it('stores amounts with tax that add up', async () => {
    const taxed = await startTestApp({ taxRatePercent: 14 });
    const medication = await makeMedication(taxed.db, { price: 1111 });
    const { session, body } = await makeBuyer(taxed.db, { [medication.id]: 3 });

    const { data: cart } = (await taxed.call({ url: '/api/cart', as: session })).json();
    const response = await taxed.call({
      method: 'POST',
      url: '/api/orders/checkout',
      as: session,
      payload: { ...body, expected_total: cart.amounts.total },
    });

    expect(response.json().data.total_amount).toBe(68);
    expect((await taxed.db.select().from(orders))[0]).toMatchObject({
      subtotal: 3333,
      discount: 0,
      shipping: 3000,
      tax: 467,
      total: 6800,
    });
    await taxed.stop();
  });
});

describe('a checkout that is refused', () => {
  it.each([
    ['nobody', async () => null, 401],
    ['staff', async () => (await makeStaff(test.db)).session, 403],
  ])('is that of %s', async (_who, session, status) => {
    expect((await checkout(await session())).statusCode).toBe(status);
  });

  it('has an empty cart', async () => {
    const response = await checkout((await makeCustomer(test.db)).session);

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      success: false,
      code: 'cartEmptyAtCheckout',
      message: 'Your cart is empty, please add items before placing an order.',
    });
  });

  it.each([
    ['no address', async () => null],
    ['an unknown address', async () => 2_000_000_000],
    ['another person’s address', async () => (await makeAddress(test.db, (await makeCustomer(test.db)).user.id)).id],
  ])('has delivery to %s', async (_where, addressId) => {
    const medication = await makeMedication(test.db);
    const { session } = await makeBuyer(test.db, { [medication.id]: 1 });

    const response = await checkout(session, { user_address_id: await addressId() });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ user_address_id: ['Please select a shipping address.'] });
    await expectNothingHappened(session, medication);
  });

  it('wants delivery where it is not offered', async () => {
    const keeps = await makePharmacy(test.db, { name: 'El Nile', isDeliveryAvailable: false });
    const medication = await makeMedication(test.db, { pharmacyId: keeps.id });
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 1 });

    const response = await checkout(session, {
      ...body,
      fulfilments: [{ pharmacy_id: keeps.id, fulfilment: 'delivery' }],
    });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ fulfilments: ['El Nile does not deliver. Choose pick-up instead'] });
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

    const response = await checkout(session, body);

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

    const refusal = await checkout(session, { ...body, expected_total: 80 }, 'agreed');
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json()).toMatchObject({
      code: 'priceChanged',
      data: { amounts: { subtotal: 52, shipping: 30, total: 82 } },
    });
    await expectNothingHappened(session, medication);

    const success = await checkout(session, { ...body, expected_total: 82 }, 'agreed');
    expect(success.json().data.total_amount).toBe(82);
  });

  it.each([
    { payment_method: 'barter' },
    { expected_total: -1 },
    { notes: 'x'.repeat(501) },
    { notes: 'nul \0' },
    { fulfilments: [{ pharmacy_id: 1, fulfilment: 'drone' }] },
    { user_address_id: 'mine' },
  ])('says %j', async (body) => {
    expect((await checkout((await makeCustomer(test.db)).session, body)).statusCode).toBe(422);
  });

  it('has an endless key', async () => {
    const response = await checkout((await makeCustomer(test.db)).session, {}, 'k'.repeat(101));

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['idempotency-key']);
  });

  it('fails in the middle, leaves nothing behind and may be repeated with its key', async () => {
    const [fine, cursed] = [await makeMedication(test.db), await makeMedication(test.db)];
    const { session, body } = await makeBuyer(test.db, { [fine.id]: 1, [cursed.id]: 1 });
    await test.db.execute(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse before update on medications for each row when (new.id = ${cursed.id}) execute function refuse()`);

    expect((await checkout(session, body, 'half')).statusCode).toBe(500);
    await expectNothingHappened(session, fine);

    await test.db.execute('drop function refuse cascade');
    expect((await checkout(session, body, 'half')).statusCode).toBe(200);
  });
});

describe('the key of a checkout', () => {
  it('buys once and answers the same, sent twenty times at once', async () => {
    const medication = await makeMedication(test.db, { stock: 50 });
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 2 });

    const responses = await Promise.all(Array.from({ length: 20 }, () => checkout(session, body, 'one')));

    expect(new Set(responses.map(({ body: answer }) => answer)).size).toBe(1);
    expect(responses[0]!.statusCode).toBe(200);
    expect(await ordersOf(session)).toHaveLength(1);
    expect(await stockOf(medication.id)).toBe(48);
  });

  it('answers the first purchase again, and does not buy what came into the cart since', async () => {
    const [first, later] = [await makeMedication(test.db), await makeMedication(test.db)];
    const { session, body } = await makeBuyer(test.db, { [first.id]: 1 });
    const bought = await checkout(session, body, 'again');
    await fillCart(test.db, session.userId, { [later.id]: 1 });

    const repeated = await checkout(session, { fulfilments: [], ...body, notes: ' ' }, 'again');

    expect(repeated.json()).toEqual(bought.json());
    expect(await cartOf(session)).toMatchObject([{ medicationId: later.id }]);
  });

  it('belongs to one body', async () => {
    const medication = await makeMedication(test.db);
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 1 });
    await checkout(session, body, 'mine');

    const response = await checkout(session, { ...body, notes: 'And a pen' }, 'mine');

    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('idempotencyKeyReused');
    expect(await ordersOf(session)).toHaveLength(1);
  });

  it('belongs to one customer', async () => {
    const medication = await makeMedication(test.db);
    const buyers = [await makeBuyer(test.db, { [medication.id]: 1 }), await makeBuyer(test.db, { [medication.id]: 1 })];

    const responses = await Promise.all(buyers.map(({ session, body }) => checkout(session, body, 'shared')));

    const ids = responses.map((response) => response.json().data.id as number);
    expect(new Set(ids).size).toBe(2);
  });

  it('is free again after a failure, for one of all that wait', async () => {
    const medication = await makeMedication(test.db, { stock: 0 });
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 1 });
    const calls = () => Promise.all(Array.from({ length: 5 }, () => checkout(session, body, 'patient')));
    expect((await calls()).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(409));

    await test.db.update(medications).set({ stock: 1 }).where(eq(medications.id, medication.id));

    expect((await calls()).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(await stockOf(medication.id)).toBe(0);
  });

  it('may be left out: of two calls at once one buys and the other finds the cart empty', async () => {
    const medication = await makeMedication(test.db);
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 1 });

    const responses = await Promise.all([checkout(session, body), checkout(session, body, '')]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await ordersOf(session)).toHaveLength(1);
  });
});

describe('many at once', () => {
  it('sells the last unit to exactly one of ten', async () => {
    const medication = await makeMedication(test.db, { stock: 1 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(test.db, { [medication.id]: 1 })));

    const responses = await Promise.all(buyers.map(({ session, body }) => checkout(session, body)));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    for (const refusal of responses.filter(({ statusCode }) => statusCode === 409)) {
      expect(refusal.json()).toMatchObject({ code: 'cartHasProblems', data: { items: [{ problem: 'out_of_stock' }] } });
    }
    expect(await stockOf(medication.id)).toBe(0);
    expect(await test.db.select().from(orderItems).where(eq(orderItems.medicationId, medication.id))).toHaveLength(1);
  });

  it('sells overlapping baskets of two pharmacies, some cancelled, without a deadlock or a lost unit', async () => {
    const START = 30;
    const shops = [await makePharmacy(test.db), await makePharmacy(test.db)];
    const shelf = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        makeMedication(test.db, { pharmacyId: shops[index % 2]!.id, stock: START, price: 999 + index }),
      ),
    );
    const ids = shelf.map(({ id }) => id);
    // Baskets of four, filled in this order or the opposite one.
    const buyers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { session, body } = await makeBuyer(test.db, { [ids[index % 6]!]: 1 + (index % 3) });
        const rest = [1, 2, 3].map((step) => ids[(index + step) % 6]!);
        for (const id of index % 2 ? rest : rest.reverse()) await fillCart(test.db, session.userId, { [id]: 1 });
        return { session, body };
      }),
    );

    const responses = await Promise.all(
      buyers.map(async ({ session, body }, index) => {
        const response = await checkout(session, body);
        const [order] = response.statusCode === 200 ? (response.json().data as Purchase).orders : [];
        if (order && index % 3 === 0)
          await test.call({ method: 'POST', url: `/api/orders/${order.id}/cancel`, as: session });
        return response;
      }),
    );

    expect(responses.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
    const sold = await test.db
      .select({ medicationId: orderItems.medicationId, quantity: orderItems.quantity, status: orders.status })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(inArray(orderItems.medicationId, ids));
    expect(sold.some(({ status }) => status === 'cancelled')).toBe(true);
    for (const id of ids) {
      const kept = sold.filter(({ medicationId, status }) => medicationId === id && status !== 'cancelled');
      expect((await stockOf(id)) + kept.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(START);
    }
  });

  it('neither buys nor loses what is put into the cart meanwhile', async () => {
    const [first, second] = [await makeMedication(test.db), await makeMedication(test.db)];
    const { session, body } = await makeBuyer(test.db, { [first.id]: 1 });

    await Promise.all([
      checkout(session, body),
      test.call({
        method: 'POST',
        url: '/api/cart/add',
        as: session,
        payload: { medication_id: second.id, quantity: 2 },
      }),
      test.call({
        method: 'POST',
        url: '/api/cart/add',
        as: session,
        payload: { medication_id: first.id, quantity: 3 },
      }),
    ]);

    const bought = await test.db
      .select()
      .from(orderItems)
      .where(inArray(orderItems.medicationId, [first.id, second.id]));
    const left = await cartOf(session);
    const units = (id: number) =>
      [...bought, ...left]
        .filter(({ medicationId }) => medicationId === id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    expect([units(first.id), units(second.id)]).toEqual([4, 2]);
    expect([50 - (await stockOf(first.id)), 50 - (await stockOf(second.id))]).toEqual(
      [first, second].map(({ id }) => bought.find(({ medicationId }) => medicationId === id)?.quantity ?? 0),
    );
  });
});
