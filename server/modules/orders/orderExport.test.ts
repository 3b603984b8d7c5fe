import { eq, sql } from 'drizzle-orm';

import { dayInCairo } from '@contract/cairoDay';
import { addDays, monthOf } from '@contract/calendar';
import { STAFF_LIMITS } from '@contract/staffLimits';
import type { ExportedOrders } from '@contract/wire/ordersExport';
import type { PharmacyTrends } from '@contract/wire/statistics';

import { attempts, orders, purchases } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { insertMany } from '../../testing/insertMany';
import { makeCustomer, makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';

const thisMonth = monthOf(dayInCairo());
const lastDay = addDays(thisMonth, -1);
const LAST_MONTH = `from=${monthOf(lastDay)}&to=${lastDay}`;

const test = testApp();
const shop = shoppingIn(test);

const ask = (as: Session, query: string) => test.call({ url: `/api/pharmacy/orders/export?${query}`, as });
const portion = async (as: Session, query = LAST_MONTH) => (await ask(as, query)).json().data as ExportedOrders;

/** Moves the order to `ms` milliseconds after the start of a day in Cairo. */
const placeAt = (id: number, day: string, ms = 0) =>
  test.db
    .update(orders)
    .set({ createdAt: sql`(${day}::timestamp at time zone 'Africa/Cairo') + ${ms} * interval '1 ms'` })
    .where(eq(orders.id, id));

it('answers what each order of the days came to, and nothing of its customer', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  const place = () => shop.placeOrder({ pharmacyId: pharmacy.id });
  const [early, first, middle, last, late] = [
    await place(),
    await place(),
    await place(),
    await place(),
    await place(),
  ];
  await shop.placeOrder();
  await shop.move(first.id, 'delivered', session);
  for (const amount of [10.5, 20]) {
    const payload = { amount, reason: 'Damaged' };
    await test.call({ method: 'POST', url: `/api/orders/${first.id}/refund`, as: session, payload });
  }
  await shop.move(middle.id, 'cancelled', session);
  await placeAt(early.id, monthOf(lastDay), -1);
  await placeAt(first.id, monthOf(lastDay));
  await placeAt(middle.id, lastDay);
  await placeAt(last.id, thisMonth, -1);
  await placeAt(late.id, thisMonth);

  const { rows, total_orders, next } = await portion(session);

  expect(rows.map((row) => row.order_code)).toEqual([first.code, middle.code, last.code]);
  expect([total_orders, next]).toEqual([3, null]);
  const { events } = (await test.call({ url: `/api/orders/${first.id}`, as: session })).json().data;
  expect(rows[0]).toEqual({
    order_code: first.code,
    created_at: expect.any(String),
    status: 'delivered',
    delivered_at: events[1].created_at,
    fulfilment: 'delivery',
    payment_method: 'cash_on_delivery',
    payment_status: 'paid',
    total_items: 2,
    ...{ subtotal: 50, discount: 0, promo_code: null, shipping: 30, tax: 0, total: 80 },
    ...{ refunded_amount: 30.5, revenue: 49.5 },
    refunds: [
      { created_at: events[2].created_at, amount: 10.5 },
      { created_at: events[3].created_at, amount: 20 },
    ],
  });
  expect(rows.slice(1)).toMatchObject([
    { status: 'cancelled', delivered_at: null, total: 80, refunds: [], revenue: 0 },
    { status: 'pending', delivered_at: null, total: 80, revenue: 80 },
  ]);
});

it('adds up to the revenue and the orders that the dashboard shows for the same month', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  const statuses = ['pending', 'delivered', 'cancelled'] as const;
  const ids = await insertPlaced(
    pharmacy.id,
    Array.from({ length: 30 }, (_, nth) => ({
      ...{ status: statuses[nth % 3]!, total: 1005 + nth, refunded: nth % 3 === 1 ? nth * 7 : 0 },
    })),
  );
  for (const [nth, id] of ids.entries()) await placeAt(id, addDays(lastDay, -nth));

  const { rows, total_orders } = await portion(session);
  const trends = await test.call({ url: '/api/pharmacy/statistics/trends', as: session });

  const month = (trends.json().data as PharmacyTrends).months.at(-2);
  const sum = rows.reduce((piastres, { revenue }) => piastres + Math.round(revenue * 100), 0) / 100;
  expect(month).toEqual({ from: monthOf(lastDay), orders: total_orders, revenue: sum });
  expect(sum).toBeGreaterThan(0);
});

it('answers many orders in portions, each once, though many were placed at the same moment', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  const stranger = await makeStaff(test.db);
  const limit = STAFF_LIMITS.exportOrders;
  const ids = await insertPlaced(
    pharmacy.id,
    Array.from({ length: 2 * limit + 100 }, () => ({ status: 'pending' as const, total: 1000, refunded: 0 })),
  );
  await test.db
    .update(orders)
    .set({
      createdAt: sql`(${lastDay}::timestamp at time zone 'Africa/Cairo') - (${orders.id} % 3) * interval '1 hour'`,
    })
    .where(eq(orders.pharmacyId, pharmacy.id));

  const first = await portion(session);
  const second = await portion(session, `${LAST_MONTH}&after=${first.next}`);
  const third = await portion(session, `${LAST_MONTH}&after=${second.next}`);

  expect([first, second, third].map(({ rows }) => rows.length)).toEqual([limit, limit, 100]);
  const rows = [first, second, third].flatMap((each) => each.rows);
  expect(new Set(rows.map((row) => row.order_code)).size).toBe(ids.length);
  expect(rows.map((row) => row.created_at)).toEqual(rows.map((row) => row.created_at).sort());
  expect([first.total_orders, third.total_orders, third.next]).toEqual([ids.length, ids.length, null]);
  expect((await portion(stranger.session, `${LAST_MONTH}&after=${first.next}`)).rows).toEqual([]);
});

it('refuses a period that ends before it begins', async () => {
  const { session } = await makeStaff(test.db);

  const wrong = await ask(session, 'from=2026-03-02&to=2026-03-01');

  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['to']]);
});

it('is answered four hundred times within an hour without a wait', async () => {
  const { session } = await makeStaff(test.db);
  await ask(session, LAST_MONTH);
  await test.db.update(attempts).set({ count: 380 });
  const within = await ask(session, LAST_MONTH);
  await test.db.update(attempts).set({ count: 420 });
  await ask(session, LAST_MONTH);

  const refused = await ask(session, LAST_MONTH);

  expect([within.statusCode, refused.statusCode]).toEqual([200, 429]);
});

type Placed = Required<Pick<typeof orders.$inferInsert, 'status' | 'total' | 'refunded'>>;

async function insertPlaced(pharmacyId: number, placed: Placed[]) {
  const { user } = await makeCustomer(test.db);
  const [purchase] = await test.db
    .insert(purchases)
    .values({ userId: user.id, idempotencyKey: 'key', requestHash: '', total: 0 })
    .returning();
  const people = { customerName: 'Mona Adel', customerPhone: '+201012345678', phoneNumber: '+201012345678' };
  return insertMany(
    test.db,
    orders,
    placed.map((order, nth) => ({
      ...{ ...order, ...people, pharmacyId, userId: user.id, purchaseId: purchase!.id, subtotal: order.total },
      ...{ fulfilment: 'pickup', paymentMethod: 'cash_on_delivery', paymentStatus: 'due', shipping: 0, tax: 0 },
      ...{ discount: 0, totalItems: 1, notes: '', orderCode: `X${pharmacyId}-${nth}` },
      ...{ createdAt: new Date(), updatedAt: new Date(), refunding: 0 },
    })),
  );
}
