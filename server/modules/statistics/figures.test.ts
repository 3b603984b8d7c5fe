import fc from 'fast-check';

import { ORDER_STATUSES, type OrderStatus } from '@contract/order';
import type { PharmacyStatistics, PharmacyTrends } from '@contract/wire/statistics';

import { medications, orderItems, orders, purchases } from '../../db/schema';
import { insertMany } from '../../testing/insertMany';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makePharmacy } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';
import { readStatistics, readTrends } from './statistics.service';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const RUNS = 25;

/** Ends of long and short months, the turn of the year, and both sides of the clock changes of Africa/Cairo. */
const MOMENTS = [
  '2026-03-31T20:00:00Z',
  '2028-02-29T09:00:00Z',
  '2026-12-31T21:59:00Z',
  '2026-12-31T22:01:00Z',
  '2026-04-23T21:59:00Z',
  '2026-04-24T06:00:00Z',
  '2026-04-30T21:01:00Z',
  '2026-05-23T12:00:00Z',
  '2026-10-29T20:59:00Z',
  '2026-10-29T21:30:00Z',
  '2026-10-30T08:00:00Z',
  '2026-11-28T22:30:00Z',
];

const OVER_THE_COUNTER = {
  fulfilment: 'pickup',
  paymentMethod: 'cash_on_delivery',
  shipping: 0,
  tax: 0,
  customerName: 'Mona Adel',
  customerPhone: '+201012345678',
  phoneNumber: '+201112345678',
} as const;

interface Order {
  createdAt: Date;
  status: OrderStatus;
  buyer: number;
  total: number;
  refunded?: number;
  units: number;
  medication: number;
}

const test = testApp();
let buyers: { userId: number; purchaseId: number }[];

beforeAll(async () => {
  const people = await Promise.all([1, 2, 3].map(() => makeCustomer(test.db)));
  const made = await test.db
    .insert(purchases)
    .values(people.map(({ user }) => ({ userId: user.id, idempotencyKey: 'key', requestHash: '', total: 0 })))
    .returning();
  buyers = made.map(({ id, userId }) => ({ userId, purchaseId: id }));
});

const moment = fc.constantFrom(...MOMENTS).map((iso) => new Date(iso));

/** A time in the last fourteen months, more often a recent one, and often at an hour at which a day begins in Cairo. */
const before = (now: Date) =>
  fc
    .record({
      minutes: fc.oneof(fc.nat(420 * DAY_MINUTES), fc.nat(62 * DAY_MINUTES)),
      midnight: fc.option(fc.constantFrom('20:59:59.999', '21:00:00.000', '21:59:59.999', '22:00:00.000')),
    })
    .map(({ minutes, midnight }) => {
      const at = new Date(now.getTime() - minutes * MINUTE_MS);
      const snapped = midnight ? new Date(`${at.toISOString().slice(0, 10)}T${midnight}Z`) : at;
      return snapped > now ? now : snapped;
    });

const scene = moment.chain((now) =>
  fc.record({
    now: fc.constant(now),
    placed: fc.array(
      fc
        .record({
          createdAt: before(now),
          status: fc.constantFrom(...ORDER_STATUSES),
          buyer: fc.nat(2),
          total: fc.integer({ min: 1, max: 900_000 }),
          given: fc.nat(900_000),
          units: fc.integer({ min: 1, max: 10 }),
          medication: fc.nat(6),
        })
        .map(({ given, ...order }) => ({
          ...order,
          refunded: order.status === 'delivered' ? Math.min(given, order.total) : 0,
        })),
      { maxLength: 40 },
    ),
    listed: fc.array(before(now), { minLength: 7, maxLength: 7 }),
  }),
);

/** A new pharmacy with exactly this history. */
async function store(placed: Order[], listed: Date[]): Promise<{ pharmacyId: number; shelf: number[] }> {
  const { id: pharmacyId } = await makePharmacy(test.db);
  const { id: categoryId } = await makeCategory(test.db);
  const stocked = { pharmacyId, categoryId, name: 'Pills', nameAr: 'أقراص', price: 150, stock: 50 };
  const shelf = await insertMany(
    test.db,
    medications,
    listed.map((createdAt) => ({ ...stocked, createdAt })),
  );
  if (placed.length === 0) return { pharmacyId, shelf };

  const ids = await insertMany(
    test.db,
    orders,
    placed.map(({ createdAt, status, buyer, total, refunded = 0, units }, index) => ({
      ...{ ...OVER_THE_COUNTER, ...buyers[buyer]!, pharmacyId, orderCode: `P${pharmacyId}-${index}` },
      ...{ createdAt, status, total, refunded, subtotal: total, totalItems: units },
    })),
  );
  await insertMany(
    test.db,
    orderItems,
    placed.map(({ units, medication }, index) => ({
      ...{ orderId: ids[index]!, medicationId: shelf[medication]!, quantity: units, price: 150 },
      ...{ name: '', nameAr: '' },
    })),
  );
  return { pharmacyId, shelf };
}

const cairo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });
const known = new Map<number, string>();
/** Cached: the day of each moment is needed often, and Intl is slow. */
function dayOf(at: Date): string {
  const day = known.get(at.getTime()) ?? cairo.format(at);
  known.set(at.getTime(), day);
  return day;
}
const revenueOf = (placed: Order[]) =>
  placed
    .filter(({ status }) => status !== 'cancelled')
    .reduce((sum, { total, refunded = 0 }) => sum + total - refunded, 0) / 100;

/** The days of the month that is `monthsBack` before this one, up to the same day of the month. */
function isInMonth(now: Date, monthsBack: number) {
  const [year = 0, month = 0, lastDay = 0] = dayOf(now).split('-').map(Number);
  const prefix = new Date(Date.UTC(year, month - 1 - monthsBack, 1)).toISOString().slice(0, 7);
  return (at: Date, until = lastDay) => dayOf(at).startsWith(prefix) && Number(dayOf(at).slice(8)) <= until;
}

function expectFigures(figures: PharmacyStatistics, now: Date, placed: Order[], listed: Date[]): void {
  expect(figures).toMatchObject({
    total_orders: placed.length,
    total_medications: listed.length,
    total_customers: new Set(placed.map(({ buyer }) => buyer)).size,
    pending_orders: placed.filter(({ status }) => status === 'pending').length,
    total_revenue: revenueOf(placed),
  });
  const summed = [0, 1].map((monthsBack) => {
    const isIn = isInMonth(now, monthsBack);
    const then = placed.filter(({ createdAt }) => isIn(createdAt));
    return {
      revenue: revenueOf(then),
      orders: then.length,
      customers: new Set(then.map(({ buyer }) => buyer)).size,
      medications: listed.filter((at) => isIn(at)).length,
    };
  });
  expect([figures.this_month, figures.last_month]).toMatchObject(summed);
  for (const what of ['revenue', 'orders', 'customers', 'medications'] as const) {
    const [recent = 0, earlier = 0] = summed.map((sums) => sums[what]);
    if (earlier === 0) expect(figures.change[what]).toBeNull();
    else expect(figures.change[what]).toBeCloseTo(((recent - earlier) / earlier) * 100, 0);
  }
}

function expectTrends(trends: PharmacyTrends, now: Date, placed: Order[], shelf: number[]): void {
  const [year = 0, month = 0, day = 0] = dayOf(now).split('-').map(Number);
  const iso = (...date: [number, number, number]) => new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  const days = Array.from({ length: 30 }, (_, index) => iso(year, month - 1, day - 29 + index));
  const months = Array.from({ length: 12 }, (_, index) => iso(year, month - 12 + index, 1));
  const pointOf = (from: string, then: Order[]) => ({ from, orders: then.length, revenue: revenueOf(then) });
  const lately = placed.filter(({ createdAt }) => days.includes(dayOf(createdAt)));

  expect(trends.days).toEqual(
    days.map((from) =>
      pointOf(
        from,
        placed.filter((each) => dayOf(each.createdAt) === from),
      ),
    ),
  );
  expect(trends.months).toEqual(
    months.map((from) =>
      pointOf(
        from,
        placed.filter(({ createdAt }) => dayOf(createdAt).startsWith(from.slice(0, 7))),
      ),
    ),
  );
  expect(trends.statuses).toEqual(
    ORDER_STATUSES.map((status) => ({ status, orders: lately.filter((each) => each.status === status).length })),
  );
  const sold = shelf
    .map((id, index) => {
      const bought = lately.filter(({ medication, status }) => medication === index && status !== 'cancelled');
      const units = bought.reduce((sum, each) => sum + each.units, 0);
      return { id, units, revenue: (units * 150) / 100 };
    })
    .filter(({ units }) => units > 0)
    .sort((one, other) => other.units - one.units || one.id - other.id);
  expect(trends.top_medications).toMatchObject(sold.slice(0, 5));
  expect(trends.top_medications).toHaveLength(Math.min(5, sold.length));
}

it('shows the figures that a recount of every order gives, across ends of months and clock changes', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ now, placed, listed }) => {
      const { pharmacyId, shelf } = await store(placed, listed);

      const figures = await readStatistics(test.db, pharmacyId, now);
      const trends = await readTrends(test.db, pharmacyId, now);

      expectFigures(figures, now, placed, listed);
      expectTrends(trends, now, placed, shelf);
    }),
    { numRuns: RUNS, examples: MOMENTS.map((iso) => [exampleAt(new Date(iso))]) },
  );
});

/** Orders on both sides of each of the last midnights. Every run includes this example, whatever else it draws. */
function exampleAt(now: Date) {
  const midnights = Array.from({ length: 34 }, (_, days) => {
    const date = new Date(now.getTime() - days * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10);
    return ['20:59:59.999', '21:00:00.000', '21:59:59.999', '22:00:00.000'].map((time) => new Date(`${date}T${time}Z`));
  }).flat();
  const placed = midnights
    .filter((createdAt) => createdAt <= now)
    .map((createdAt, index) => ({
      ...{ createdAt, buyer: index % 3, total: 1000 + index, units: 1 + (index % 4), medication: index % 7 },
      status: ORDER_STATUSES[index % ORDER_STATUSES.length]!,
    }));
  return { now, placed, listed: midnights.filter((at) => at <= now).slice(0, 7) };
}

it('counts no medication that was taken from sale', async () => {
  const { id: pharmacyId } = await makePharmacy(test.db);
  await makeMedication(test.db, { pharmacyId });
  await makeMedication(test.db, { pharmacyId, isListed: false });

  const figures = await readStatistics(test.db, pharmacyId);

  expect(figures).toMatchObject({ total_medications: 1, this_month: { medications: 1 } });
  expect(await test.db.$count(medications)).toBeGreaterThan(1);
});
