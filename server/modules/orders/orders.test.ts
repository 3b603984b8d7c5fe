import { eq } from 'drizzle-orm';

import type { OrderDetails, OrderRow, Purchase } from '@contract/wire/order';

import { medications, orderEvents, orders, pharmacies, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makePharmacy, makeStaff } from '../../testing/makeUser';
import { startTestApp } from '../../testing/testApp';

let test: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

interface Wishes {
  pharmacyId?: number;
  quantity?: number;
  price?: number;
  buyer?: { firstName?: string; lastName?: string };
}

/** An order that came about as every order does: by a checkout. */
async function placeOrder({ pharmacyId, quantity = 2, price = 2500, buyer }: Wishes = {}) {
  const pharmacy = pharmacyId ?? (await makePharmacy(test.db)).id;
  const medication = await makeMedication(test.db, { pharmacyId: pharmacy, price });
  const { session, user, body } = await makeBuyer(test.db, { [medication.id]: quantity });
  if (buyer) await test.db.update(users).set(buyer).where(eq(users.id, user.id));
  const response = await test.call({ method: 'POST', url: '/api/orders/checkout', as: session, payload: body });
  const { id, order_code: code } = (response.json().data as Purchase).orders[0]!;
  const staff = (await makeStaff(test.db, pharmacy)).session;
  return { id, code, customer: session, staff, medication };
}

const list = (as: Session | null, search = '') => test.call({ url: `/api/orders/${search}`, as });
const read = (id: number | string, as: Session | null) => test.call({ url: `/api/orders/${id}`, as });
const move = (id: number | string, status: unknown, as: Session | null) =>
  test.call({ method: 'POST', url: `/api/orders/${id}/update-status`, as, payload: { status } });
const cancel = (id: number | string, as: Session | null) =>
  test.call({ method: 'POST', url: `/api/orders/${id}/cancel`, as });
const stockOf = async (id: number) =>
  (await test.db.select().from(medications).where(eq(medications.id, id)))[0]!.stock;
const statusOf = async (id: number) => (await test.db.select().from(orders).where(eq(orders.id, id)))[0]!.status;
const codes = (response: Awaited<ReturnType<typeof list>>) =>
  (response.json().data.data as OrderRow[]).map(({ order_code }) => order_code);

describe('GET /api/orders', () => {
  it('shows a customer their own orders only, as the contract shapes them', async () => {
    const { id, code, customer, medication } = await placeOrder();
    await placeOrder();
    const [pharmacy] = await test.db.select().from(pharmacies).where(eq(pharmacies.id, medication.pharmacyId));

    const response = await list(customer, '?page=1&paginate=5&sort=desc');

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({ current_page: 1, last_page: 1, per_page: 5, total: 1 });
    expect(response.json().data.data).toEqual([
      {
        id,
        order_code: code,
        status: 'pending',
        fulfilment: 'delivery',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        pharmacy: { id: pharmacy!.id, name: pharmacy!.name, name_ar: pharmacy!.nameAr },
        customer: { name: 'Mona Adel' },
        total_items: 2,
        total_amount: 80,
      },
    ]);
  });

  it('searches, filters, sorts and pages the orders of a pharmacy', async () => {
    const { pharmacy, session } = await makeStaff(test.db);
    const place = (firstName: string, price: number) =>
      placeOrder({ pharmacyId: pharmacy.id, price, quantity: 1, buyer: { firstName, lastName: '50%_off' } });
    const [cheap, dear, middle] = [await place('أحمد', 1000), await place('Hoda', 9000), await place('Mona', 5000)];
    await placeOrder();
    await move(dear.id, 'shipped', session);
    const codesOf = async (search: string) => codes(await list(session, search));

    expect(await codesOf('')).toEqual([middle.code, dear.code, cheap.code]);
    expect(await codesOf('?sort=asc')).toEqual([cheap.code, dear.code, middle.code]);
    expect(await codesOf('?sort=total-desc')).toEqual([dear.code, middle.code, cheap.code]);
    expect(await codesOf('?sort=total-asc&paginate=2')).toEqual([cheap.code, middle.code]);
    expect(await codesOf('?sort=total-asc&paginate=2&page=2')).toEqual([dear.code]);
    expect(await codesOf('?paginate=2&page=9')).toEqual([]);
    expect((await list(session, '?paginate=2&page=9')).json().data).toMatchObject({ total: 3, last_page: 2 });
    expect(await codesOf('?status=shipped')).toEqual([dear.code]);
    expect(await codesOf('?status=cancelled')).toEqual([]);
    expect(await codesOf(`?q=${encodeURIComponent('احمد')}`)).toEqual([cheap.code]);
    expect(await codesOf('?q=hODA')).toEqual([dear.code]);
    expect(await codesOf(`?q=${dear.code.slice(3).toLowerCase()}`)).toEqual([dear.code]);
    expect(await codesOf('?q=%25_')).toHaveLength(3);
    expect(await codesOf('?q=%25x')).toEqual([]);
    expect(await codesOf('?q=%5C')).toEqual([]);
  });

  it.each(['?page=0', '?page=x', '?paginate=101', '?sort=price', '?status=lost', '?q=%00'])(
    'refuses %s',
    async (search) => {
      expect((await list((await makeCustomer(test.db)).session, search)).statusCode).toBe(422);
    },
  );

  it('refuses a stranger', async () => {
    expect((await list(null)).statusCode).toBe(401);
  });
});

describe('GET /api/orders/:id', () => {
  it('shows the customer everything, and that they may cancel', async () => {
    const { id, code, customer, medication } = await placeOrder();

    const response = await read(id, customer);

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      id,
      order_code: code,
      subtotal: 50,
      discount: 0,
      shipping: 30,
      tax: 0,
      total: 80,
      total_amount: 80,
      items: [
        {
          quantity: 2,
          price: 25,
          total_price: 50,
          medication: { id: medication.id, name: medication.name, name_ar: medication.nameAr, image: null },
        },
      ],
      events: [{ status: 'pending', actor: 'customer' }],
      payment_method: 'cash_on_delivery',
      payment_status: 'due',
      phone_number: '+201512345678',
      delivery_address: 'Omar Adel, 5 Makram Ebeid Street, Nasr City, Cairo',
      pharmacy: {
        id: medication.pharmacyId,
        phone: '+201012345678',
        address: '1 Abbas El Akkad Street',
        address_ar: null,
      },
      notes: '',
      allowed_statuses: ['cancelled'],
    });
  });

  it('keeps the names and prices of the day of the order', async () => {
    const { id, customer, medication } = await placeOrder();
    await test.db.update(medications).set({ name: 'Renamed', price: 1 }).where(eq(medications.id, medication.id));

    const { data } = (await read(id, customer)).json();

    expect(data.items[0]).toMatchObject({ price: 25, medication: { name: medication.name } });
    expect(data.total).toBe(80);
  });

  it('tells its pharmacy where it may go', async () => {
    const { id, staff } = await placeOrder();

    expect((await read(id, staff)).json().data.allowed_statuses).toEqual([
      'processing',
      'shipped',
      'delivered',
      'cancelled',
    ]);
  });

  it('is unknown to everybody else', async () => {
    const { id } = await placeOrder();
    const strangers = [(await makeCustomer(test.db)).session, (await makeStaff(test.db)).session];

    for (const stranger of strangers) {
      const response = await read(id, stranger);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ success: false, message: 'Order not found' });
    }
    expect((await read(id, null)).statusCode).toBe(401);
    expect((await read(2_000_000_000, strangers[0]!)).statusCode).toBe(404);
    expect((await read('mine', strangers[0]!)).statusCode).toBe(422);
  });
});

describe('POST /api/orders/:id/update-status', () => {
  it('moves the order to the door, where it is paid', async () => {
    const { id, staff } = await placeOrder();

    expect((await move(id, 'processing', staff)).json().message).toBe('Updated Status Successfully');
    expect((await move(id, 'shipped', staff)).json().data).toMatchObject({ status: 'shipped', payment_status: 'due' });
    const { data } = (await move(id, 'delivered', staff)).json<{ data: OrderDetails }>();

    expect(data).toMatchObject({ status: 'delivered', payment_status: 'paid', allowed_statuses: [] });
    expect(data.events.map(({ status, actor }) => `${actor}: ${status}`)).toEqual([
      'customer: pending',
      'pharmacy: processing',
      'pharmacy: shipped',
      'pharmacy: delivered',
    ]);
  });

  it('takes form data', async () => {
    const { id, staff } = await placeOrder();
    const form = new FormData();
    form.append('status', 'shipped');

    const response = await test.call({
      method: 'POST',
      url: `/api/orders/${id}/update-status`,
      as: staff,
      payload: form,
    });

    expect(response.json().data.status).toBe('shipped');
  });

  it('gives the stock back when the pharmacy cancels', async () => {
    const { id, staff, medication } = await placeOrder();
    await move(id, 'shipped', staff);
    expect(await stockOf(medication.id)).toBe(48);

    expect((await move(id, 'cancelled', staff)).json().data).toMatchObject({
      status: 'cancelled',
      payment_status: 'due',
    });
    expect(await stockOf(medication.id)).toBe(50);
  });

  it.each([
    ['back', ['shipped'], 'processing'],
    ['to where it is', ['processing'], 'processing'],
    ['to the start', [], 'pending'],
    ['after the end', ['delivered'], 'cancelled'],
    ['out of the grave', ['cancelled'], 'processing'],
  ])('does not move %s', async (_where, path, to) => {
    const { id, staff } = await placeOrder();
    for (const status of path) await move(id, status, staff);
    const before = await statusOf(id);

    const response = await move(id, to, staff);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ success: false, code: 'moveNotAllowed' });
    expect(await statusOf(id)).toBe(before);
  });

  it('lets exactly one of many simultaneous moves win', async () => {
    const { id, staff, medication } = await placeOrder();

    const responses = await Promise.all(Array.from({ length: 8 }, () => move(id, 'cancelled', staff)));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await stockOf(medication.id)).toBe(50);
    expect(await test.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).toHaveLength(2);
  });

  it('is for the pharmacy of the order only', async () => {
    const { id, customer } = await placeOrder();

    expect((await move(id, 'shipped', null)).statusCode).toBe(401);
    expect((await move(id, 'shipped', customer)).statusCode).toBe(403);
    expect((await move(id, 'shipped', (await makeStaff(test.db)).session)).statusCode).toBe(404);
    expect(await statusOf(id)).toBe('pending');
  });

  it.each(['lost', '', null, 7, 'Shipped'])('does not know the status %p', async (status) => {
    const { id, staff } = await placeOrder();

    const response = await move(id, status, staff);

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['status']);
  });
});

describe('POST /api/orders/:id/cancel', () => {
  it('cancels a pending order and gives the stock back once, however often it is pressed', async () => {
    const { id, customer, medication } = await placeOrder({ quantity: 3 });

    const responses = await Promise.all([cancel(id, customer), cancel(id, customer)]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const winner = responses.find(({ statusCode }) => statusCode === 200)!;
    expect(winner.json()).toMatchObject({
      message: 'Order cancelled',
      data: { status: 'cancelled', allowed_statuses: [] },
    });
    expect(await stockOf(medication.id)).toBe(50);
  });

  it('comes too late once the pharmacy works on it', async () => {
    const { id, customer, staff, medication } = await placeOrder();
    await move(id, 'processing', staff);

    const response = await cancel(id, customer);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'cancelNotAllowed',
      message: 'Only a pending order can be cancelled. Please contact the pharmacy',
    });
    expect(await stockOf(medication.id)).toBe(48);
    expect((await read(id, customer)).json().data.allowed_statuses).toEqual([]);
  });

  it('meets the pharmacy’s move: one of both wins and the stock fits the outcome', async () => {
    const { id, customer, staff, medication } = await placeOrder();

    const responses = await Promise.all([cancel(id, customer), move(id, 'delivered', staff)]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await stockOf(medication.id)).toBe((await statusOf(id)) === 'cancelled' ? 50 : 48);
  });

  it('is for the customer of the order only', async () => {
    const { id, staff } = await placeOrder();

    expect((await cancel(id, null)).statusCode).toBe(401);
    expect((await cancel(id, staff)).statusCode).toBe(403);
    expect((await cancel(id, (await makeCustomer(test.db)).session)).statusCode).toBe(404);
    expect((await cancel('all', (await makeCustomer(test.db)).session)).statusCode).toBe(422);
    expect(await statusOf(id)).toBe('pending');
  });
});
