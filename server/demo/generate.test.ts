import { count, countDistinct, sql } from 'drizzle-orm';

import { connect } from '../db/connect';
import { medications, orderEvents, orderItems, orders, pharmacies, users } from '../db/schema';
import { createTestDatabase } from '../testing/testDatabase';
import { generate, type GenerateOptions } from './generate';
import type { Progress } from './generatorContext';

/** One order more would be made if the last purchase could have two. */
const AMOUNTS = { pharmacies: 30, medications: 200, orders: 101 };
const NOW = new Date('2026-06-15T12:00:00Z');

const progress: Progress[] = [];
const opened: (() => Promise<void>)[] = [];
let one: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  one = await generated({ onProgress: (each) => progress.push(each) });
});
afterAll(async () => {
  for (const stop of opened) await stop();
});

async function openDatabase() {
  const { db, close } = connect(await createTestDatabase());
  opened.push(close);
  return db;
}

async function generated(options: Partial<GenerateOptions> = {}) {
  const db = await openDatabase();
  await generate(db, { ...AMOUNTS, seed: 7, mayAdd: false, now: NOW, onProgress: () => undefined, ...options });
  return db;
}

async function story(db: Awaited<ReturnType<typeof openDatabase>>) {
  return {
    pharmacies: await db.select().from(pharmacies).orderBy(pharmacies.id),
    medications: await db.select().from(medications).orderBy(medications.id),
    orders: await db.select().from(orders).orderBy(orders.id),
    items: await db.select().from(orderItems).orderBy(orderItems.id),
    events: await db.select().from(orderEvents).orderBy(orderEvents.id),
  };
}

it('makes the asked amounts, spread over all governorates, and tells how far it is', async () => {
  const [spread] = await one
    .select({ governorates: countDistinct(pharmacies.governorateId), pharmacies: count() })
    .from(pharmacies);
  expect(spread).toEqual({ governorates: 27, pharmacies: 30 });
  expect(await one.$count(medications)).toBe(200);
  expect(await one.$count(orders)).toBe(101);
  expect(progress.map(({ what, done, of }) => `${what} ${done}/${of}`)).toEqual([
    'pharmacies 30/30',
    'medications 200/200',
    'customers 13/13',
    'orders 101/101',
  ]);
});

it('adds up, and every order ends with the event of its status', async () => {
  const { rows } = await one.execute(sql`
    select o.id from ${orders} o join ${orderItems} i on i.order_id = o.id
    group by o.id having sum(i.price * i.quantity) <> o.subtotal or sum(i.quantity) <> o.total_items
    union all
    select o.id from ${orders} o
    where o.status <> (select e.status from ${orderEvents} e where e.order_id = o.id order by e.id desc limit 1)
    union all
    select i.order_id from ${orderItems} i join ${orders} o on o.id = i.order_id join ${medications} m on m.id = i.medication_id
    where m.pharmacy_id <> o.pharmacy_id`);

  expect(rows).toEqual([]);
});

it('makes the same data from the same seed', async () => {
  expect(await story(await generated())).toEqual(await story(one));
});

it('makes other data from another, and does not touch a database in use unless it may add to it', async () => {
  const other = { ...AMOUNTS, orders: 10, seed: 8, now: NOW, onProgress: () => undefined };
  const before = await story(one);

  await expect(generate(one, { ...other, mayAdd: false })).rejects.toThrow('--add');
  expect(await story(one)).toEqual(before);

  await generate(one, { ...other, mayAdd: true });
  const after = await story(one);
  const added = after.medications.slice(before.medications.length).map(({ name }) => name);
  expect(added).not.toEqual(before.medications.map(({ name }) => name));
  expect(after.pharmacies).toHaveLength(60);
  expect(await one.$count(users)).toBe(2 * 30 + 13 + 2);
});
