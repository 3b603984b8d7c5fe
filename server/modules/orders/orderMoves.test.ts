import { eq } from 'drizzle-orm';

import { LIMITS } from '@contract/limits';
import type { OrderDetails } from '@contract/wire/order';

import { orderEvents } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';

const test = testApp();
const shop = shoppingIn(test);

const read = (id: number | string, as: Session | null) => test.call({ url: `/api/orders/${id}`, as });

describe('POST /api/orders/:id/update-status', () => {
  it('moves the order to the door, where it is paid', async () => {
    const { id, staff } = await shop.placeOrder();

    expect((await shop.move(id, 'processing', staff)).json().message).toBe('Updated Status Successfully');
    expect((await shop.move(id, 'shipped', staff)).json().data).toMatchObject({
      status: 'shipped',
      payment_status: 'due',
    });
    const { data } = (await shop.move(id, 'delivered', staff)).json<{ data: OrderDetails }>();

    expect(data).toMatchObject({ status: 'delivered', payment_status: 'paid', allowed_statuses: [] });
    expect(data.events.map(({ status, actor }) => `${actor}: ${status}`)).toEqual([
      'customer: pending',
      'pharmacy: processing',
      'pharmacy: shipped',
      'pharmacy: delivered',
    ]);
  });

  it('refuses who decided on it where the order stands elsewhere by now, and changes nothing', async () => {
    const { id, staff, medication } = await shop.placeOrder();
    const left = await shop.stockOf(medication.id);
    const decide = (status: string, seen_status: string) =>
      test.post(`/api/orders/${id}/update-status`, staff, { status, seen_status });
    expect((await decide('shipped', 'pending')).statusCode).toBe(200);

    const response = await decide('cancelled', 'pending');

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'orderMoved',
      message: 'This order has been updated meanwhile. Look at it again before you change it',
    });
    expect([await shop.statusOf(id), await shop.stockOf(medication.id)]).toEqual(['shipped', left]);
    expect((await decide('cancelled', 'somewhere')).statusCode).toBe(422);
    expect((await decide('cancelled', 'shipped')).statusCode).toBe(200);
  });

  it('tells that somebody has moved it where nothing that was seen is allowed any more', async () => {
    const { id, staff } = await shop.placeOrder();
    await shop.move(id, 'delivered', staff);

    const response = await test.post(`/api/orders/${id}/update-status`, staff, {
      status: 'cancelled',
      seen_status: 'pending',
    });

    expect([response.statusCode, response.json().code]).toEqual([409, 'orderMoved']);
  });

  it('takes form data', async () => {
    const { id, staff } = await shop.placeOrder();
    const form = new FormData();
    form.append('status', 'shipped');

    const response = await test.post(`/api/orders/${id}/update-status`, staff, form);

    expect(response.json().data.status).toBe('shipped');
  });

  it('gives the stock back when the pharmacy cancels', async () => {
    const { id, staff, medication } = await shop.placeOrder();
    await shop.move(id, 'shipped', staff);
    expect(await shop.stockOf(medication.id)).toBe(48);

    expect((await shop.move(id, 'cancelled', staff)).json().data).toMatchObject({
      status: 'cancelled',
      payment_status: 'due',
    });
    expect(await shop.stockOf(medication.id)).toBe(50);
  });

  it.each([
    ['back', ['shipped'], 'processing'],
    ['to where it is', ['processing'], 'processing'],
    ['to the start', [], 'pending'],
    ['after the end', ['delivered'], 'cancelled'],
    ['out of the grave', ['cancelled'], 'processing'],
  ])('does not move %s', async (_where, path, to) => {
    const { id, staff } = await shop.placeOrder();
    for (const status of path) await shop.move(id, status, staff);
    const before = await shop.statusOf(id);

    const response = await shop.move(id, to, staff);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ success: false, code: 'moveNotAllowed' });
    expect(await shop.statusOf(id)).toBe(before);
  });

  it('lets exactly one of many simultaneous moves win', async () => {
    const { id, staff, medication } = await shop.placeOrder();

    const responses = await Promise.all(Array.from({ length: 8 }, () => shop.move(id, 'cancelled', staff)));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await shop.stockOf(medication.id)).toBe(50);
    expect(await test.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).toHaveLength(2);
  });

  it.each(['lost', '', null, 7, 'Shipped'])('does not know the status %p', async (status) => {
    const { id, staff } = await shop.placeOrder();

    const response = await shop.move(id, status, staff);

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['status']);
  });
});

describe('the reason of a cancellation', () => {
  const REASON = 'Out of stock <b>until</b> Sunday, نأسف';

  const reasonsFor = async (id: number, as: Session) =>
    (await read(id, as)).json<{ data: OrderDetails }>().data.events.map(({ status, reason }) => [status, reason]);

  it('stands at its step, for the customer and for staff, in one line', async () => {
    const { id, customer, staff } = await shop.placeOrder();

    const response = await shop.move(id, 'cancelled', staff, `  ${REASON.replace(' until', '\n until')} `);

    expect(response.json().data.events.at(-1)).toMatchObject({ status: 'cancelled', reason: REASON });
    const told = [
      ['pending', null],
      ['cancelled', REASON],
    ];
    expect(await reasonsFor(id, customer)).toEqual(told);
    expect(await reasonsFor(id, staff)).toEqual(told);
  });

  it.each([undefined, '', '   '])('may be left out (%j)', async (reason) => {
    const { id, staff } = await shop.placeOrder();

    expect((await shop.move(id, 'cancelled', staff, reason)).statusCode).toBe(200);

    expect(await reasonsFor(id, staff)).toContainEqual(['cancelled', null]);
  });

  it('is ignored beside any other status', async () => {
    const { id, staff } = await shop.placeOrder();

    expect((await shop.move(id, 'shipped', staff, REASON)).statusCode).toBe(200);

    expect(await reasonsFor(id, staff)).toContainEqual(['shipped', null]);
  });

  it.each([
    ['too long', 'x'.repeat(201)],
    ['no text', { why: REASON }],
    ['a card’s number', 'Declined: 4242 4242 4242 4242'],
  ])('is refused where it is %s, and nothing is cancelled', async (_what, reason) => {
    const { id, staff } = await shop.placeOrder();

    const response = await shop.move(id, 'cancelled', staff, reason);

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['reason']);
    expect(await shop.statusOf(id)).toBe('pending');
  });

  it('takes as many letters as it may have', async () => {
    const { id, staff } = await shop.placeOrder();

    await shop.move(id, 'cancelled', staff, 'ص'.repeat(200));

    expect(await reasonsFor(id, staff)).toContainEqual(['cancelled', 'ص'.repeat(200)]);
  });

  it('is told once, and stays the one that it was, when the call is sent again', async () => {
    const { id, customer, staff } = await shop.placeOrder();
    await shop.move(id, 'cancelled', staff, REASON);

    expect((await shop.move(id, 'cancelled', staff, 'Another one')).statusCode).toBe(409);

    expect(await reasonsFor(id, customer)).toEqual([
      ['pending', null],
      ['cancelled', REASON],
    ]);
  });

  it('is asked of staff alone: a customer owes none', async () => {
    const { id, customer } = await shop.placeOrder();

    await test.post(`/api/orders/${id}/cancel`, customer, { reason: REASON });

    expect(await reasonsFor(id, customer)).toContainEqual(['cancelled', null]);
  });
});

describe('POST /api/orders/:id/cancel', () => {
  it('is bounded, since its pharmacies keep what it writes: as many as may be under way are free', async () => {
    const { id, customer } = await shop.placeOrder();
    const answers = [];
    for (let time = 0; time < LIMITS.unpaidOrders; time += 1)
      answers.push((await shop.cancel(id, customer)).statusCode);

    expect(new Set(answers)).toEqual(new Set([200]));
    await shop.cancel(id, customer);
    expect((await shop.cancel(id, customer)).statusCode).toBe(429);
  });

  it('cancels a pending order and gives the stock back once, however often it is pressed', async () => {
    const { id, customer, medication } = await shop.placeOrder({ quantity: 3 });

    const responses = await Promise.all([shop.cancel(id, customer), shop.cancel(id, customer)]);

    for (const response of responses) {
      expect(response.json()).toMatchObject({
        message: 'Order cancelled',
        data: { status: 'cancelled', allowed_statuses: [] },
      });
    }
    expect(await shop.stockOf(medication.id)).toBe(50);
    expect((await read(id, customer)).json().data.events).toHaveLength(2);
  });

  it('comes too late once the pharmacy works on it', async () => {
    const { id, customer, staff, medication } = await shop.placeOrder();
    await shop.move(id, 'processing', staff);

    const response = await shop.cancel(id, customer);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'cancelNotAllowed',
      message: 'Only a pending order can be cancelled. Please contact the pharmacy',
    });
    expect(await shop.stockOf(medication.id)).toBe(48);
    expect((await read(id, customer)).json().data.allowed_statuses).toEqual([]);
  });

  it('meets the pharmacy’s move: one of both wins and the stock fits the outcome', async () => {
    const { id, customer, staff, medication } = await shop.placeOrder();

    const responses = await Promise.all([shop.cancel(id, customer), shop.move(id, 'delivered', staff)]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await shop.stockOf(medication.id)).toBe((await shop.statusOf(id)) === 'cancelled' ? 50 : 48);
  });
});
