import type { Product } from '@contract/wire/product';

import { attempts, medications } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { insertMany } from '../../testing/insertMany';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makeStaff } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

const test = testApp();

const ask = (as: Session, query = '') => test.call({ url: `/api/pharmacy/medications/export?${query}`, as });
const portion = async (as: Session, query = '') =>
  (await ask(as, query)).json().data as { rows: Product[]; next: number | null };

it('answers all that is kept of my own products, on sale or not', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  const stranger = await makeStaff(test.db);
  const own = { pharmacyId: pharmacy.id };
  const { id } = await makeMedication(test.db, { ...own, name: 'Zyrtec', dosage: 'Once\na day', price: 1999 });
  await makeMedication(test.db, { ...own, name: 'Adol', isListed: false, stock: 0, expiryDate: '2020-01-01' });
  await makeMedication(test.db, { pharmacyId: stranger.pharmacy.id, name: 'Brufen' });

  const { rows, next } = await portion(session);

  expect(rows).toMatchObject([
    { name: 'Zyrtec', dosage: 'Once\na day', price: 19.99, is_listed: true },
    { name: 'Adol', is_listed: false, stock: 0, expiry_date: '2020-01-01' },
  ]);
  expect(next).toBeNull();
  expect(rows[0]).toEqual((await test.call({ url: `/api/pharmacy/medications/${id}`, as: session })).json().data);
});

it('answers what a search, a category and a state find', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  const skin = await makeCategory(test.db);
  const own = { pharmacyId: pharmacy.id };
  await makeMedication(test.db, { ...own, name: 'Panadol Extra' });
  await makeMedication(test.db, { ...own, name: 'Panadol Night', isListed: false });
  await makeMedication(test.db, { ...own, name: 'Panthenol', categoryId: skin.id });
  const found = async (query: string) => (await portion(session, query)).rows.map(({ name }) => name);

  expect(await found('q=panadol')).toEqual(['Panadol Extra', 'Panadol Night']);
  expect(await found('q=panadol&state=off_sale')).toEqual(['Panadol Night']);
  expect(await found(`category_id=${skin.id}`)).toEqual(['Panthenol']);
  expect((await ask(session, 'state=odd')).statusCode).toBe(422);
  expect((await ask(session, 'after=-1')).statusCode).toBe(422);
});

it('answers a large shelf in portions, each product once, though some are renamed between them', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  const { id: categoryId } = await makeCategory(test.db);
  const filler = { pharmacyId: pharmacy.id, categoryId, nameAr: 'حشو', price: 100, stock: 1 };
  await insertMany(
    test.db,
    medications,
    Array.from({ length: 1100 }, (_, index) => ({ ...filler, name: `Filler ${String(index)}` })),
  );

  const first = await portion(session);
  const url = `/api/medications/${first.rows[0]!.id}/update`;
  await test.post(url, session, { name: 'Zzz' });
  const second = await portion(session, `after=${first.next}`);
  const third = await portion(session, `after=${second.next}`);

  expect([first, second, third].map(({ rows }) => rows.length)).toEqual([500, 500, 100]);
  expect(new Set([first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(1100);
  expect(third.next).toBeNull();
});

it('is answered four hundred times within an hour without a wait, by each pharmacy', async () => {
  const { session } = await makeStaff(test.db);
  const { session: other } = await makeStaff(test.db);
  await ask(session);
  await test.db.update(attempts).set({ count: 380 });
  const within = [await ask(session), await ask(session)];
  await test.db.update(attempts).set({ count: 420 });
  await ask(session);

  const response = await ask(session);

  expect(within.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(other)).statusCode).toBe(200);
});
