import { count, countDistinct, desc, eq, gt, sql } from 'drizzle-orm';

import { dayInCairo } from '@contract/cairoDay';
import { ORDER_STATUSES } from '@contract/order';

import { connect } from '../db/connect';
import {
  cities,
  governorates,
  medicationCategories,
  medications,
  orderEvents,
  orderItems,
  orders,
  pharmacies,
  promoCodes,
  promoRedemptions,
  stockMovements,
  users,
} from '../db/schema';
import { hashPassword, isPasswordOf } from '../modules/accounts/passwords.service';
import { makeCustomer } from '../testing/makeUser';
import { createTestDatabase } from '../testing/testDatabase';
import { countOpenDemoAccounts, seedDemo } from './seedDemo';

const DEMO_CODES = ['WELCOME10', 'SAVE25', 'SUMMER15'];

async function openDatabase() {
  const { db, close } = connect(await createTestDatabase());
  return { db, stop: close };
}

let demo: Awaited<ReturnType<typeof openDatabase>>;
let seeded: Awaited<ReturnType<typeof seedDemo>>[];
beforeAll(async () => {
  demo = await openDatabase();
  seeded = await Promise.all([seedDemo(demo.db), seedDemo(demo.db)]);
});
afterAll(() => demo.stop());

const total = async (table: typeof orders | typeof medications | typeof users) => {
  const [row] = await demo.db.select({ value: count() }).from(table);
  return row!.value;
};

describe('the demo', () => {
  it('is made once by two servers that start at the same time, and never again', async () => {
    const before = await Promise.all([total(orders), total(medications), total(users)]);

    const again = await seedDemo(demo.db);

    expect(seeded.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect(again.isNew).toBe(false);
    expect(await Promise.all([total(orders), total(medications), total(users)])).toEqual(before);
  });

  it('has nobody written to about what it made up', async () => {
    expect(await demo.db.$count(orderEvents, eq(orderEvents.isMailed, false))).toBe(0);
  });

  it('has promo codes that apply and one that has expired', async () => {
    const rows = await demo.db.select().from(promoCodes).orderBy(promoCodes.id);

    expect(rows.map(({ code }) => code)).toEqual([...DEMO_CODES, ...DEMO_CODES]);
    expect(rows.filter(({ endsOn }) => endsOn < dayInCairo()).map(({ code }) => code)).toEqual([
      'SUMMER15',
      'SUMMER15',
    ]);
  });

  it('has accounts of both kinds that sign in with the password it tells', async () => {
    const { accounts } = seeded[0]!;

    for (const { email, password } of accounts.slice(0, 3)) {
      const [user] = await demo.db.select().from(users).where(eq(users.email, email));
      expect(await isPasswordOf(user, password)).toBe(true);
    }
    expect(new Set(accounts.map(({ role }) => role))).toEqual(new Set(['customer', 'pharmacy']));
    expect(accounts).toEqual(seeded[1]!.accounts);
  });

  it('spreads at least 12 approved pharmacies over at least 8 of 27 governorates', async () => {
    const [found] = await demo.db
      .select({ pharmacies: count(), governorates: countDistinct(pharmacies.governorateId) })
      .from(pharmacies)
      .where(eq(pharmacies.status, 'approved'));

    expect(found!.pharmacies).toBeGreaterThanOrEqual(12);
    expect(found!.governorates).toBeGreaterThanOrEqual(8);
    expect(await demo.db.$count(governorates)).toBe(27);
    expect(await demo.db.$count(cities)).toBeGreaterThan(250);
    expect(await demo.db.$count(medicationCategories)).toBeGreaterThanOrEqual(7);
  });

  it('lists at least 300 medications of at least 120 kinds, some low, some out, none expired', async () => {
    const rows = await demo.db.select().from(medications);
    const today = new Date().toISOString().slice(0, 10);

    expect(rows.length).toBeGreaterThanOrEqual(300);
    expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThanOrEqual(120);
    expect(rows.filter(({ nameAr }) => !/[\u0621-\u064a]/.test(nameAr))).toEqual([]);
    expect(rows.filter(({ expiryDate }) => expiryDate! <= today)).toEqual([]);
    expect(rows.filter(({ stock }) => stock === 0).length).toBeGreaterThan(5);
    expect(rows.filter(({ stock }) => stock > 0 && stock <= 5).length).toBeGreaterThan(5);
    expect(rows.filter(({ stock }) => stock > 5).length).toBeGreaterThan(200);
    expect(new Set(rows.map(({ pharmacyId, name }) => `${pharmacyId} ${name}`)).size).toBe(rows.length);
  });

  it('has orders in every status, paid when delivered, and over a page of them for the first pharmacies', async () => {
    const rows = await demo.db.select().from(orders);
    const busiest = await demo.db
      .select({ orders: count() })
      .from(orders)
      .groupBy(orders.pharmacyId)
      .orderBy(desc(count()))
      .limit(2);

    for (const status of ORDER_STATUSES) expect(rows.some((row) => row.status === status)).toBe(true);
    expect(rows.filter(({ status, paymentStatus }) => status === 'delivered' && paymentStatus !== 'paid')).toEqual([]);
    expect(
      rows.filter(({ status, paymentMethod }) => status !== 'delivered' && paymentMethod === 'credit_card'),
    ).toEqual([]);
    expect(rows.filter((row) => (row.fulfilment === 'pickup') !== (row.deliveryAddressAr === null))).toEqual([]);
    expect(new Set(rows.map(({ fulfilment, paymentMethod }) => `${fulfilment} ${paymentMethod}`)).size).toBe(4);
    expect(busiest[1]!.orders).toBeGreaterThanOrEqual(25);
    expect(new Set(rows.map(({ orderCode }) => orderCode)).size).toBe(rows.length);
    expect(rows.filter(({ createdAt }) => createdAt.getTime() > Date.now())).toEqual([]);
  });

  it('adds up: lines to the subtotal, orders to the purchase', async () => {
    const { rows } = await demo.db.execute(sql`
      select o.id from ${orders} o join ${orderItems} i on i.order_id = o.id
      group by o.id
      having sum(i.price * i.quantity) <> o.subtotal or sum(i.quantity) <> o.total_items
      union all
      select p.id from purchases p join ${orders} o on o.purchase_id = p.id
      group by p.id having sum(o.total) <> p.total`);

    expect(rows).toEqual([]);
  });

  it('explains each stock by its book: what was ordered left the shelf, and never more than lay there', async () => {
    const { rows } = await demo.db.execute(sql`
      with book as (
        select *, sum(change) over (partition by medication_id order by id) as added,
          lag(created_at) over (partition by medication_id order by id) as earlier
        from ${stockMovements})
      select medication_id from book where balance <> added or balance < 0 or created_at < earlier or created_at > now()
      union all
      select m.id from ${medications} m left join book b on b.medication_id = m.id
      group by m.id having m.stock <> coalesce(sum(b.change), 0)
      union all
      select i.medication_id from ${orderItems} i left join book b
        on b.order_id = i.order_id and b.medication_id = i.medication_id and b.reason = 'sale'
      where b.change is distinct from -i.quantity`);

    expect(rows).toEqual([]);
  });

  it('has used its codes by their rules, and counts them', async () => {
    const { rows } = await demo.db.execute<{ code: string; uses: number }>(sql`
      select p.code, p.used_count as uses from ${promoCodes} p
      join ${promoRedemptions} r on r.promo_code_id = p.id
      join ${orders} o on o.id = r.order_id and o.promo_code = p.code and o.pharmacy_id = p.pharmacy_id
      where o.discount > 0 and o.subtotal >= p.min_purchase and o.status <> 'cancelled'
        and (o.created_at at time zone 'Africa/Cairo')::date between p.starts_on and p.ends_on
      group by p.id having count(*) = p.used_count and count(*) <= count(distinct r.user_id) * coalesce(p.per_customer_limit, 99)`);

    const used = await demo.db.select().from(promoCodes).where(gt(promoCodes.usedCount, 0));
    expect(rows).toHaveLength(used.length);
    expect(new Set(used.map(({ code }) => code)).size).toBeGreaterThan(1);
  });

  it('tells the story of each order from pending to its status, in time', async () => {
    const events = await demo.db.select().from(orderEvents).orderBy(orderEvents.orderId, orderEvents.id);

    for (const order of await demo.db.select().from(orders)) {
      const story = events.filter(({ orderId }) => orderId === order.id);
      const times = story.map(({ createdAt }) => createdAt.getTime());
      expect(story[0]!.status).toBe('pending');
      expect(story.at(-1)!.status).toBe(order.status);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(Date.now());
    }
  });
});

it('stays away from a database that real people use', async () => {
  const { db, stop } = await openDatabase();
  await makeCustomer(db);

  expect(await seedDemo(db)).toEqual({ isNew: false, accounts: [] });
  expect(await db.$count(pharmacies)).toBe(0);
  await stop();
});

it('counts nobody who joined a shop of real people with an e-mail and the password of the demo', async () => {
  const { db, stop } = await openDatabase();
  const passwordHash = await hashPassword('Dawaya#2026');
  await makeCustomer(db, { email: 'mona@dawaya.example', passwordHash, emailVerifiedAt: null });

  expect(await countOpenDemoAccounts(db)).toBe(0);
  await stop();
});

it('counts the accounts that open with the password it tells, until that is another', async () => {
  const open = await countOpenDemoAccounts(demo.db);
  await demo.db.update(users).set({ passwordHash: await hashPassword('An0ther#one') });

  expect(open).toBe(await total(users));
  expect(await countOpenDemoAccounts(demo.db)).toBe(0);
});
