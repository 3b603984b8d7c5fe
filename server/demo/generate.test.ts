import { count, countDistinct, sql } from 'drizzle-orm';

import { connect } from '../db/connect';
import { medications, orderEvents, orderItems, orders, pharmacies, users } from '../db/schema';
import { createTestDatabase } from '../testing/testDatabase';
import { generate, type GenerateOptions } from './generate';
import type { Progress } from './workshop';

const AMOUNTS = { pharmacies: 30, medications: 400, orders: 200 };
const NOW = new Date('2026-06-15T12:00:00Z');

const opened: (() => Promise<void>)[] = [];
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
  const progress: Progress[] = [];
  const db = await generated({ onProgress: (each) => progress.push(each) });

  const [spread] = await db
    .select({ governorates: countDistinct(pharmacies.governorateId), pharmacies: count() })
    .from(pharmacies);
  expect(spread).toEqual({ governorates: 27, pharmacies: 30 });
  expect(await db.$count(medications)).toBe(400);
  expect(await db.$count(orders)).toBe(200);
  expect(progress.map(({ what, done, of }) => `${what} ${done}/${of}`)).toEqual([
    'pharmacies 30/30',
    'medications 400/400',
    'customers 25/25',
    'orders 200/200',
  ]);
});

it('adds up, and every order ends with the event of its status', async () => {
  const db = await generated();

  const { rows } = await db.execute(sql`
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

it('makes the same data from the same seed, and other data from another', async () => {
  const [one, same, other] = await Promise.all(
    [generated(), generated(), generated({ seed: 8 })].map(async (db) => story(await db)),
  );

  expect(same).toEqual(one);
  expect(other!.medications.map(({ name }) => name)).not.toEqual(one!.medications.map(({ name }) => name));
});

it('does not touch a database in use unless it may add to it', async () => {
  const db = await generated({ orders: 10 });
  const again = { ...AMOUNTS, orders: 10, seed: 8, now: NOW, onProgress: () => undefined };

  await expect(generate(db, { ...again, mayAdd: false })).rejects.toThrow('--add');
  expect(await db.$count(pharmacies)).toBe(30);

  await generate(db, { ...again, mayAdd: true });
  expect(await db.$count(pharmacies)).toBe(60);
  expect(await db.$count(users)).toBe(2 * (30 + 2));
});
