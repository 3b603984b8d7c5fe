import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Paginated } from '@contract/wire/envelope';
import type { CategoryWithCount } from '@contract/wire/medication';
import type { ProductRow } from '@contract/wire/product';

import { attempts, medications } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { isWaitingForLock } from '../../testing/callBlockedBy';
import { inDays } from '../../testing/inDays';
import { insertMany } from '../../testing/insertMany';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makeStaff } from '../../testing/makeUser';
import { readAllRowsButAttempts } from '../../testing/readAllRows';
import { testApp } from '../../testing/testApp';
import { until } from '../../testing/until';

const test = testApp();

type Row = Partial<typeof medications.$inferInsert>;

/** A pharmacy with these products, and another one with the same products. */
async function makeShelf(...rows: Row[]) {
  const { session: staff, pharmacy } = await makeStaff(test.db);
  const { session: other, pharmacy: neighbour } = await makeStaff(test.db);
  for (const row of rows) {
    await makeMedication(test.db, { ...row, pharmacyId: pharmacy.id });
    await makeMedication(test.db, { ...row, pharmacyId: neighbour.id });
  }
  return { staff, other, pharmacy };
}

const ask = async (as: Session, query = '', path = '/api/pharmacy/medications') =>
  (await test.call({ url: `${path}?${query}`, as })).json().data as Paginated<ProductRow>;
const namesOf = ({ data }: Paginated<ProductRow>) => data.map(({ name }) => name);

it('lists everything that the pharmacy has, and only that', async () => {
  const { staff } = await makeShelf(
    { name: 'Sold out', stock: 0 },
    { name: 'Off sale', isListed: false },
    { name: 'Past its date', expiryDate: '2020-01-01' },
    { name: 'Everyday', price: 1999, stock: 7, lowStockAlert: 4 },
  );

  const page = await ask(staff);

  expect(namesOf(page)).toEqual(['Everyday', 'Off sale', 'Past its date', 'Sold out']);
  expect([page.total, page.per_page]).toEqual([4, 12]);
  expect(page.data[0]).toMatchObject({ price: 19.99, stock: 7, lowStockAlert: 4, is_listed: true, expiry_date: null });
  expect(page.data[1]).toMatchObject({ is_listed: false });
});

it('sorts by either name, price and stock, whatever the case of a letter and the hamza on it', async () => {
  const { staff } = await makeShelf(
    { name: 'Alfa', nameAr: 'اب', price: 300, stock: 5 },
    { name: 'beta', nameAr: 'أج', price: 100, stock: 9 },
    { name: 'Gamma', nameAr: 'أأ', price: 200, stock: 1 },
  );
  const sorted = async (sort: string) => namesOf(await ask(staff, `sort=${sort}`));

  expect(await sorted('name-asc')).toEqual(['Alfa', 'beta', 'Gamma']);
  expect(await sorted('name-desc')).toEqual(['Gamma', 'beta', 'Alfa']);
  expect(await sorted('name_ar-asc')).toEqual(['Gamma', 'Alfa', 'beta']);
  expect(await sorted('name_ar-desc')).toEqual(['beta', 'Alfa', 'Gamma']);
  expect(await sorted('price-asc')).toEqual(['beta', 'Gamma', 'Alfa']);
  expect(await sorted('price-desc')).toEqual(['Alfa', 'Gamma', 'beta']);
  expect(await sorted('stock-asc')).toEqual(['Gamma', 'Alfa', 'beta']);
  expect(await sorted('stock-desc')).toEqual(['beta', 'Alfa', 'Gamma']);
});

it('breaks ties, so that no product is shown twice or left out', async () => {
  const { staff } = await makeShelf(...Array.from({ length: 7 }, () => ({ name: 'Same', price: 500, stock: 5 })));

  const ids = [];
  for (const page of [1, 2, 3]) {
    ids.push(...(await ask(staff, `sort=stock-desc&paginate=3&page=${page}`)).data.map(({ id }) => id));
  }

  expect(new Set(ids).size).toBe(7);
  expect(await ask(staff, 'paginate=3&page=9')).toMatchObject({ data: [], total: 7, last_page: 3 });
});

it('narrows to a category, a search and a state, and counts what is left', async () => {
  const [pain, skin] = [await makeCategory(test.db), await makeCategory(test.db)];
  const { staff } = await makeShelf(
    { name: 'Panadol Extra', categoryId: pain.id, stock: 3, lowStockAlert: 10 },
    { name: 'Panadol Night', nameAr: 'بنادول نايت', categoryId: pain.id, isListed: false },
    { name: 'Panthenol', categoryId: skin.id, stock: 2, lowStockAlert: 3 },
    { name: 'Roaccutane', categoryId: skin.id, prescriptionRequired: true },
    { name: 'Acretin', categoryId: skin.id, prescriptionRequired: true, isListed: false },
  );
  const found = async (query: string) => {
    const page = await ask(staff, query);
    return [...namesOf(page), page.total];
  };

  expect(await found(`category_id=${pain.id}`)).toEqual(['Panadol Extra', 'Panadol Night', 2]);
  expect(await found('q=panadol')).toEqual(['Panadol Extra', 'Panadol Night', 2]);
  expect(await found(`q=${encodeURIComponent('بنادول')}&state=off_sale`)).toEqual(['Panadol Night', 1]);
  expect(await found('q=panadol&paginate=1&page=2&sort=name-desc')).toEqual(['Panadol Extra', 2]);
  expect(await found('state=low_stock')).toEqual(['Panadol Extra', 'Panthenol', 2]);
  expect(await found(`state=low_stock&category_id=${skin.id}`)).toEqual(['Panthenol', 1]);
  expect(await found(`state=off_sale&category_id=${skin.id}`)).toEqual(['Acretin', 1]);
  expect(await found('state=prescription')).toEqual(['Acretin', 'Roaccutane', 2]);
  expect(await found(`state=prescription&category_id=${pain.id}`)).toEqual([0]);
  expect(await found('state=prescription&q=roaccutane')).toEqual(['Roaccutane', 1]);
  expect(await found('q=nosuchthing')).toEqual([0]);
});

it('shows what was searched for first, unless a sort was asked for', async () => {
  const { staff } = await makeShelf(
    { name: 'Concor 10 mg', strength: '10 mg', price: 100 },
    { name: 'Concor 5 mg Plus', strength: '5 mg', price: 300 },
    { name: 'Concor 5 mg', strength: '5 mg', price: 200 },
    { name: 'Aspirin', price: 400 },
  );
  const found = async (query: string) => namesOf(await ask(staff, `q=concor+5+mg${query}`));

  expect(await found('')).toEqual(['Concor 5 mg', 'Concor 5 mg Plus', 'Concor 10 mg']);
  expect(await found('&paginate=1&page=3')).toEqual(['Concor 10 mg']);
  expect(await found('&sort=name-asc')).toEqual(['Concor 10 mg', 'Concor 5 mg', 'Concor 5 mg Plus']);
  expect(await found('&sort=price-desc')).toEqual(['Concor 5 mg Plus', 'Concor 5 mg', 'Concor 10 mg']);
});

it('says what runs out, the emptiest first, leaving out what is not on sale', async () => {
  const { staff } = await makeShelf(
    { name: 'Some', stock: 4, lowStockAlert: 5 },
    { name: 'None', stock: 0, lowStockAlert: 1 },
    { name: 'At its alert', stock: 5, lowStockAlert: 5 },
    { name: 'Not sold', stock: 0, isListed: false },
  );

  const page = await ask(staff, 'paginate=3', '/api/medications/low-stock');

  expect([namesOf(page), page.total, page.per_page]).toEqual([['None', 'Some'], 2, 3]);
});

it('finds what expires within 90 days or has, as long as it is on the shelf and on sale', async () => {
  const { staff } = await makeShelf(
    { name: 'Last day', expiryDate: inDays(90) },
    { name: 'A day later', expiryDate: inDays(91) },
    { name: 'Past', expiryDate: inDays(-1) },
    { name: 'Gone', expiryDate: inDays(3), stock: 0 },
    { name: 'Off sale', expiryDate: inDays(5), isListed: false },
    { name: 'Without a date' },
  );

  const page = await ask(staff, 'state=expiring');

  expect([namesOf(page), page.total]).toEqual([['Last day', 'Past'], 2]);
});

/** One query for the session, one for the products. */
const QUERIES = 2;

it('counts what the pharmacy has in every category, whether customers see it or not', async () => {
  const [pain, heart, skin] = [await makeCategory(test.db), await makeCategory(test.db), await makeCategory(test.db)];
  const { staff, other, pharmacy } = await makeShelf(
    { categoryId: pain.id },
    { categoryId: pain.id, isListed: false },
    { categoryId: heart.id, expiryDate: '2020-01-01', stock: 0 },
  );
  await makeMedication(test.db, { categoryId: skin.id, pharmacyId: pharmacy.id, isListed: false });
  const countsFor = async (as: Session) => {
    const response = await test.call({ url: '/api/pharmacy/medications/categories', as });
    const counts = response.json().data as CategoryWithCount[];
    return [pain, heart, skin].map(({ id }) => counts.find((count) => count.id === id)?.total_medications);
  };

  expect(await countsFor(staff)).toEqual([2, 1, 1]);
  expect(await countsFor(other)).toEqual([2, 1, 0]);
  expect(await test.countQueries(() => countsFor(staff))).toBe(QUERIES);
});

it('asks the database once for any page, sort and search, beside the look at the session', async () => {
  const { staff } = await makeShelf(...Array.from({ length: 15 }, (_, at) => ({ name: `Drops ${at}` })));
  const queriesOf = (query: string, path?: string) => test.countQueries(() => ask(staff, query, path));

  const queries = [
    '',
    'sort=price-desc&page=2',
    'state=low_stock',
    'paginate=100&sort=stock-asc',
    'q=drops&paginate=2',
  ];
  for (const query of [...queries, 'q=drops&paginate=15']) {
    expect([query, await queriesOf(query)]).toEqual([query, QUERIES]);
  }
  expect(await queriesOf('', '/api/medications/low-stock')).toBe(QUERIES);
});

it('shows a product in full', async () => {
  const { staff, other, pharmacy } = await makeShelf();
  const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, dosage: 'Twice a day', isListed: false });

  const response = await test.call({ url: `/api/pharmacy/medications/${id}`, as: staff });

  expect(response.json().data).toMatchObject({
    id,
    dosage: 'Twice a day',
    is_listed: false,
    stock: 50,
    side_effects: null,
  });
  expect((await test.call({ url: `/api/pharmacy/medications/${id}`, as: other })).statusCode).toBe(404);
});

describe('many at once', () => {
  // An async function, so that the call starts at once: a request of `inject` starts only when it is awaited.
  const change = async (as: Session, payload: object) => test.post('/api/pharmacy/medications/update', as, payload);

  it("changes those that are named, leaving what is somebody else's", async () => {
    const { staff, other } = await makeShelf({ name: 'One' }, { name: 'Two' }, { name: 'Three' });
    const [one, , two] = (await ask(staff)).data;
    const [theirs] = (await ask(other)).data;

    const response = await change(staff, { ids: [one!.id, two!.id, theirs!.id], is_listed: false });

    expect(response.json()).toMatchObject({ message: 'Products updated', data: { changed: 2 } });
    expect((await ask(staff, 'state=off_sale')).data.map(({ id }) => id)).toEqual([one!.id, two!.id]);
    expect((await ask(other, 'state=off_sale')).total).toBe(0);
    expect((await test.call({ url: `/api/medications/${one!.id}` })).statusCode).toBe(404);
  });

  /** A shelf with `length` products, each made by `rowAt`. */
  async function makeLongShelf(length: number, rowAt: (at: number) => Row) {
    const { staff, other, pharmacy } = await makeShelf();
    const row = {
      pharmacyId: pharmacy.id,
      categoryId: (await makeCategory(test.db)).id,
      nameAr: 'دواء',
      price: 100,
      stock: 5,
    };
    const rows = Array.from({ length }, (_, at) => ({ ...row, name: 'Vitamin C', ...rowAt(at) }));
    return { staff, other, ids: await insertMany(test.db, medications, rows) };
  }

  it('writes nothing of what is so already', async () => {
    const { staff } = await makeLongShelf(3, (at) => ({ isListed: at > 0, lowStockAlert: 8 }));
    const payload = { is_whole: true, is_listed: true, lowStockAlert: 8, prescription_required: false };

    expect((await change(staff, payload)).json().data).toEqual({ changed: 1 });
    const before = await readAllRowsButAttempts(test.db);
    expect((await change(staff, payload)).json().data).toEqual({ changed: 0 });
    expect(await readAllRowsButAttempts(test.db)).toEqual(before);
  });

  it('leaves the connections to others, however many such changes a pharmacy sends at once', async () => {
    const { staff, ids } = await makeLongShelf(1, () => ({}));
    const changes: ReturnType<typeof change>[] = [];
    await test.db.delete(attempts);

    await test.db.transaction(async (tx) => {
      await tx.select().from(medications).where(eq(medications.id, ids[0]!)).for('update');
      changes.push(...Array.from({ length: 12 }, () => change(staff, { is_whole: true, lowStockAlert: 8 })));
      await until(() => isWaitingForLock(test.db));
      await expect(test.db.transaction(async () => 'a connection')).resolves.toBe('a connection');
    });

    const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([...Array(5).fill(200), ...Array(7).fill(503)]);
    // Calls that were refused before their turn do not count towards the limit of an hour.
    expect(await test.db.select({ count: attempts.count }).from(attempts)).toEqual([{ count: 5 }]);
  });

  it('changes all that the filter finds, however many, with four statements for each 500', async () => {
    const { staff, other } = await makeLongShelf(2503, (at) => ({ name: at < 2501 ? 'Vitamin C' : 'Aspirin' }));
    const set = (q: string) => change(staff, { is_whole: true, q, lowStockAlert: 8, is_listed: false });

    const few = await test.countQueries(async () => expect((await set('aspirin')).json().data).toEqual({ changed: 2 }));
    const many = await test.countQueries(async () =>
      expect((await set('vitamin')).json().data).toEqual({ changed: 2501 }),
    );

    expect(many - few).toBe(5 * 4);
    expect(await ask(staff, 'state=off_sale')).toMatchObject({ total: 2503 });
    expect((await ask(other)).total).toBe(0);
  });

  it('leaves out what left the filter meanwhile, takes what came, and loses nothing that it moves out itself', async () => {
    const { staff, ids } = await makeLongShelf(1203, (at) => ({ isListed: at > 1200 }));
    const [leaving, coming] = [ids[700]!, ids[1201]!];

    const { changing } = await test.db.transaction(async (colleague) => {
      await colleague.select().from(medications).where(eq(medications.id, leaving)).for('update');
      const changing = change(staff, { is_whole: true, state: 'off_sale', lowStockAlert: 8, is_listed: true });
      await until(async () => (await ask(staff, 'state=off_sale')).total === 701);
      await test.db.update(medications).set({ isListed: false }).where(eq(medications.id, coming));
      await colleague.update(medications).set({ isListed: true }).where(eq(medications.id, leaving));
      return { changing };
    });

    expect((await changing).json().data).toEqual({ changed: 1201 });
    const alertOf = async (id: number) =>
      (await test.call({ url: `/api/pharmacy/medications/${id}`, as: staff })).json().data.lowStockAlert as number;
    expect(await Promise.all([leaving, coming, ids[1202]!].map(alertOf))).toEqual([10, 8, 10]);
    expect((await ask(staff, 'state=off_sale')).total).toBe(0);
  });

  it('marks what needs a prescription, of its own products alone, and takes the mark away again', async () => {
    const { staff, ids } = await makeLongShelf(3, () => ({}));
    const { ids: others } = await makeLongShelf(1, () => ({}));
    const marked = async () => {
      const rows = await test.db
        .select({ id: medications.id })
        .from(medications)
        .where(and(inArray(medications.id, [...ids, ...others]), eq(medications.prescriptionRequired, true)))
        .orderBy(asc(medications.id));
      return rows.map(({ id }) => id);
    };

    await change(staff, { ids: [ids[0], ids[2], others[0]], prescription_required: true });
    expect(await marked()).toEqual([ids[0], ids[2]]);
    await change(staff, { ids: [ids[0]], prescription_required: false });
    expect(await marked()).toEqual([ids[2]]);
  });

  it('is done three hundred times within an hour without a wait, by each pharmacy', async () => {
    const { staff, other } = await makeShelf({ name: 'One' });
    const payload = { is_whole: true, lowStockAlert: 8 };
    await test.db.delete(attempts);
    await change(staff, payload);
    await test.db.update(attempts).set({ count: 320 });
    expect((await change(staff, payload)).statusCode).toBe(200);

    const response = await change(staff, { ...payload, lowStockAlert: 9 });

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(staff)).data[0]!.lowStockAlert).toBe(8);
    expect((await change(other, payload)).statusCode).toBe(200);
    await test.db.delete(attempts);
  });

  it.each([
    ['nothing chosen', { lowStockAlert: 5 }, 'ids', 'Choose at least one product'],
    ['nothing to change', { is_whole: true }, 'is_listed', 'Say what should change'],
    ['too many named', { ids: Array.from({ length: 501 }, (_, at) => at + 1), is_listed: true }, 'ids', /at most 500/],
    ['a threshold below nothing', { is_whole: true, lowStockAlert: -1 }, 'lowStockAlert', /whole number from 0/],
  ])('refuses %s', async (_what, payload, field, text) => {
    const { staff } = await makeShelf({ name: 'One' });

    const response = await change(staff, payload);

    expect(response.statusCode).toBe(422);
    expect(response.json().errors[field]).toEqual([typeof text === 'string' ? text : expect.stringMatching(text)]);
  });
});
