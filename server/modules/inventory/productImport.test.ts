import { eq, sql } from 'drizzle-orm';

import type { ImportedRow, Product } from '@contract/wire/product';

import type { Database } from '../../db/database';
import { attempts, medications, pharmacies } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { callBlockedBy, isWaitingForLock } from '../../testing/callBlockedBy';
import { insertMany } from '../../testing/insertMany';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makePharmacy, makeStaff } from '../../testing/makeUser';
import { readAllRowsButAttempts } from '../../testing/readAllRows';
import { testApp } from '../../testing/testApp';
import { until } from '../../testing/until';
import { lockImports } from './productImport.repository';

const test = testApp();
let categoryId: number;
beforeAll(async () => {
  categoryId = (await makeCategory(test.db)).id;
});

/** A row as it comes from a file: all values are texts. */
const row = (overrides: object = {}) => ({
  name: 'Panadol Extra',
  category_id: String(categoryId),
  generic_name: 'Paracetamol / Caffeine',
  strength: '500 mg',
  dosage_form: 'tablet',
  price: '45.50',
  stock: '٢٠',
  expiry_date: '2091-04-30',
  ...overrides,
});

/** Makes a product that a row with this name matches. */
const makeOtrivin = (pharmacyId: number) =>
  makeMedication(test.db, { pharmacyId, name: 'Otrivin', strength: '500 mg', dosageForm: 'tablet' });

const send = (as: Session, rows: object[], more: object = {}, language = 'en') =>
  test.call({
    ...{ method: 'POST', url: '/api/medications/import', as },
    headers: { 'accept-language': language },
    payload: { rows, ...more },
  });
const answerTo = async (...call: Parameters<typeof send>) =>
  (await send(...call)).json<{ data: { rows: ImportedRow[] } }>().data.rows;
const outcomesOf = async (...call: Parameters<typeof send>) => (await answerTo(...call)).map(({ outcome }) => outcome);

const productsOf = async (as: Session) =>
  (await test.call({ url: '/api/pharmacy/medications?sort=name-asc', as })).json().data.data as Product[];
const bookOf = async (as: Session, id: number) =>
  (await test.call({ url: `/api/medications/${id}/stock-movements`, as })).json().data.data as object[];

describe('a row that is new', () => {
  it('becomes a product on sale, its stock written down in the name of whoever sent it', async () => {
    const { session, user, pharmacy } = await makeStaff(test.db);
    await test.db.update(pharmacies).set({ lowStockThreshold: 7 }).where(eq(pharmacies.id, pharmacy.id));

    const response = await send(session, [row(), row({ name: 'Otrivin', name_ar: 'أوتريفين', lowStockAlert: 3 })]);

    expect(response.json().message).toBe('Products imported');
    expect(response.json().data.rows).toMatchObject([
      { outcome: 'created', stock: 0, errors: {} },
      { outcome: 'created' },
    ]);
    const [otrivin, panadol] = await productsOf(session);
    expect(panadol).toMatchObject({
      ...{ name: 'Panadol Extra', name_ar: 'Panadol Extra', price: 45.5, stock: 20, is_listed: true },
      // The default alert level of the pharmacy, since the row gives none.
      ...{ lowStockAlert: 7, expiry_date: '2091-04-30', strength: '500 mg' },
    });
    expect(otrivin).toMatchObject({ name_ar: 'أوتريفين', lowStockAlert: 3 });
    const actor = `${user.firstName} ${user.lastName}`;
    expect(await bookOf(session, panadol!.id)).toMatchObject([{ change: 20, reason: 'opening', actor }]);
  });

  it('takes the last place that the pharmacy has, and the next is told why it has none', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    await test.db.update(pharmacies).set({ status: 'pending' }).where(eq(pharmacies.id, pharmacy.id));
    await makeMedication(test.db, {
      ...{ pharmacyId: pharmacy.id, name: 'Known', strength: '500 mg', dosageForm: 'tablet' },
    });
    const filler = { pharmacyId: pharmacy.id, categoryId, name: 'Filler', nameAr: 'حشو', price: 100, stock: 1 };
    await insertMany(test.db, medications, Array<typeof filler>(198).fill(filler));

    const answered = await answerTo(session, [
      row({ name: 'One' }),
      row({ name: 'Two' }),
      row({ name: 'Known', stock: 1 }),
    ]);

    expect(answered.map(({ outcome }) => outcome)).toEqual(['created', 'refused', 'updated']);
    const text =
      'A pharmacy that is not approved can have at most 200 products. You can add more once yours is approved';
    expect(answered[1]!.errors).toEqual({ name: [text] });
    const dry = await answerTo(session, [row({ name: 'Three' })], { dry_run: true });
    expect(dry[0]!.errors).toEqual({ name: [text] });
  });

  it('is named by its active ingredients where it has no generic name of its own', async () => {
    const { session } = await makeStaff(test.db);
    const own = row({ active_ingredients: 'Paracetamol 500 mg' });
    const none = { generic_name: undefined, active_ingredients: 'Ibuprofen\nParacetamol' };

    const outcomes = await outcomesOf(session, [
      own,
      row({ ...none, name: 'Brufen' }),
      row({ ...none, name: 'Cetal', generic_name: ' ' }),
    ]);

    expect(outcomes).toEqual(['created', 'created', 'created']);
    expect((await productsOf(session)).map(({ generic_name: generic }) => generic)).toEqual([
      ...['Ibuprofen + Paracetamol', 'Ibuprofen + Paracetamol', 'Paracetamol / Caffeine'],
    ]);
  });

  it('cannot be named by ingredients that are too long for a name, or no text', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    await makeOtrivin(pharmacy.id);
    const long = { generic_name: undefined, active_ingredients: 'x'.repeat(201) };
    const rows = [row(long), row({ ...long, active_ingredients: 5 }), row({ ...long, name: 'Otrivin' })];

    expect((await answerTo(session, rows)).map(({ outcome, errors }) => [outcome, errors])).toEqual([
      ['refused', { generic_name: ['Must be at most 200 characters'] }],
      ['refused', { active_ingredients: [expect.any(String)] }],
      // The existing product keeps the generic name that it has.
      ['updated', {}],
    ]);
  });

  it('has no place in a dry run that calls before it have taken', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    await test.db.update(pharmacies).set({ status: 'suspended' }).where(eq(pharmacies.id, pharmacy.id));
    const rows = [row({ name: 'One' }), row({ name: 'Two' })];

    expect(await outcomesOf(session, rows, { dry_run: true, created_before: 199 })).toEqual(['created', 'refused']);
  });
});

describe('a row of a product that is there', () => {
  it('changes price, stock, alert and date, and nothing else', async () => {
    const { session, user, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, {
      ...{ pharmacyId: pharmacy.id, name: 'PANADOL extra', strength: '500mg', dosageForm: 'Tablet', stock: 50 },
      ...{ genericName: 'Paracetamol', manufacturer: 'GSK', lowStockAlert: 4 },
    });

    expect(await outcomesOf(session, [row({ manufacturer: 'Pharco', lowStockAlert: '9' })])).toEqual(['updated']);

    expect(await productsOf(session)).toMatchObject([
      {
        ...{ id, name: 'PANADOL extra', generic_name: 'Paracetamol' },
        ...{ price: 45.5, stock: 20, lowStockAlert: 9, expiry_date: '2091-04-30' },
      },
    ]);
    const [corrected] = await bookOf(session, id);
    const actor = `${user.firstName} ${user.lastName}`;
    expect(corrected).toMatchObject({ change: -30, balance: 20, reason: 'correction', actor });
  });

  it('is changed by what itself says, among others', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const names = ['One', 'Two', 'Three', 'Four'];
    const ids: number[] = [];
    for (const name of names) {
      const { id } = await makeMedication(test.db, {
        ...{ pharmacyId: pharmacy.id, name, stock: 50, price: 1000, lowStockAlert: 4 },
        ...{ strength: '500 mg', dosageForm: 'tablet', expiryDate: '2091-04-30' },
      });
      ids.push(id);
    }
    const said = [
      { price: '11', stock: '50' },
      { price: '10', stock: '30', lowStockAlert: '40' },
      { price: '10', stock: '50' },
      { price: '14', stock: '90', prescription_required: true },
    ];

    const rows = said.map((each, place) => row({ name: names[place], ...each })).reverse();
    expect(await outcomesOf(session, rows)).toEqual(['updated', 'unchanged', 'updated', 'updated']);

    expect((await productsOf(session)).toSorted((a, b) => a.id - b.id)).toMatchObject([
      { price: 11, stock: 50, lowStockAlert: 4, prescription_required: false },
      { price: 10, stock: 30, lowStockAlert: 40, prescription_required: false },
      { price: 10, stock: 50, lowStockAlert: 4, prescription_required: false },
      { price: 14, stock: 90, lowStockAlert: 4, prescription_required: true },
    ]);
    const books = await Promise.all(ids.map((id) => bookOf(session, id)));
    const changes = [[], [-20], [], [40]].map((moved) =>
      moved.map((change) => expect.objectContaining({ change }) as unknown),
    );
    expect(books.map((book) => book.slice(0, -1))).toEqual(changes);
  });

  it('keeps the alert and the date that it says nothing of', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const existing = { name: 'Otrivin', lowStockAlert: 4, expiryDate: '2091-05-31', price: 4550, stock: 20 };
    await makeMedication(test.db, { pharmacyId: pharmacy.id, ...existing });
    const said = row({ name: 'Otrivin', strength: undefined, dosage_form: undefined, expiry_date: undefined });

    expect(await outcomesOf(session, [said])).toEqual(['unchanged']);

    expect(await productsOf(session)).toMatchObject([{ lowStockAlert: 4, expiry_date: '2091-05-31' }]);
  });

  it('keeps the stock that nobody has counted, however much is sold meanwhile', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeOtrivin(pharmacy.id);
    const uncounted = row({ name: 'Otrivin', price: '99', stock: undefined });
    const [before] = await productsOf(session);

    const [dry] = await answerTo(session, [uncounted], { dry_run: true });
    expect(dry).toMatchObject({ outcome: 'updated', errors: {} });
    expect(dry!.changes).not.toHaveProperty('stock');
    await test.db.update(medications).set({ stock: 3 }).where(eq(medications.id, id));
    expect(await outcomesOf(session, [{ ...uncounted, seen_stock: dry!.stock }])).toEqual(['updated']);

    expect(before!.stock).not.toBe(3);
    expect(await productsOf(session)).toMatchObject([{ id, price: 99, stock: 3 }]);
    expect(await outcomesOf(session, [uncounted])).toEqual(['unchanged']);
  });

  it('says what differs, in the dry run and in earnest', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const existing = { name: 'Otrivin', lowStockAlert: 4, expiryDate: '2091-05-31', price: 4550, stock: 20 };
    await makeMedication(test.db, { pharmacyId: pharmacy.id, ...existing });
    const said = row({
      ...{ name: 'Otrivin', strength: undefined, dosage_form: undefined },
      ...{ price: '٥٠', stock: '64', lowStockAlert: '4', expiry_date: '2091-06-30', prescription_required: 'true' },
    });
    const changes = {
      price: { before: 45.5, after: 50 },
      stock: { before: 20, after: 64 },
      expiry_date: { before: '2091-05-31', after: '2091-06-30' },
      prescription_required: { before: false, after: true },
    };

    for (const more of [{ dry_run: true }, {}]) {
      expect(await answerTo(session, [said], more)).toMatchObject([{ outcome: 'updated', changes }]);
    }
    expect(await answerTo(session, [said])).toMatchObject([{ outcome: 'unchanged', changes: {} }]);
  });

  it('may lack category and generic name, or name a category that nobody knows: it keeps its own', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const existing = { genericName: 'Xylometazoline', strength: '500 mg', dosageForm: 'tablet' };
    for (const name of ['Otrivin', 'Brufen'])
      await makeMedication(test.db, { pharmacyId: pharmacy.id, name, ...existing });
    const before = await productsOf(session);
    const lacking = { category_id: undefined, generic_name: undefined };

    const rows = [row({ name: 'Otrivin', ...lacking }), row({ name: 'Brufen', category_id: 999_999 })];
    expect(await outcomesOf(session, rows)).toEqual(['updated', 'updated']);

    const kept = ({ category_id, generic_name }: Product) => ({ category_id, generic_name });
    expect((await productsOf(session)).map(kept)).toEqual(before.map(kept));
  });

  it.each(['', null])('keeps the date where that of the file is empty: %j', async (empty) => {
    const { session, pharmacy } = await makeStaff(test.db);
    const existing = { name: 'Otrivin', expiryDate: '2091-05-31', price: 4550, stock: 20 };
    await makeMedication(test.db, { pharmacyId: pharmacy.id, ...existing });
    const said = row({ name: 'Otrivin', strength: undefined, dosage_form: undefined, expiry_date: empty });

    expect(await outcomesOf(session, [said])).toEqual(['unchanged']);

    expect(await productsOf(session)).toMatchObject([{ expiry_date: '2091-05-31' }]);
  });

  describe('without the strength or the form that its program writes into the name', () => {
    const name = 'Brufen 600 mg 30 Tablets';
    const said = (more: object = {}) => row({ name, strength: undefined, dosage_form: undefined, ...more });
    const shelfOf = async (...kinds: { strength?: string; dosageForm?: string }[]) => {
      const { session, pharmacy } = await makeStaff(test.db);
      for (const kind of kinds) await makeMedication(test.db, { pharmacyId: pharmacy.id, name, stock: 3, ...kind });
      return session;
    };

    it.each([
      ['neither', {}],
      ['the strength alone', { strength: '600mg' }],
      ['the form alone', { dosage_form: 'Tablet' }],
    ])('is that of the only one of this name: %s', async (_what, more) => {
      const session = await shelfOf({ strength: '600 mg', dosageForm: 'tablet' });

      expect(await outcomesOf(session, [said(more)])).toEqual(['updated']);
      expect(await productsOf(session)).toMatchObject([{ stock: 20, strength: '600 mg' }]);
    });

    it('is that of the one that says neither as well, beside others', async () => {
      const session = await shelfOf({ strength: '600 mg', dosageForm: 'tablet' }, {});

      expect(await outcomesOf(session, [said()])).toEqual(['updated']);
      expect((await productsOf(session)).map(({ strength, stock }) => ({ strength, stock }))).toEqual(
        expect.arrayContaining([
          { strength: '600 mg', stock: 3 },
          { strength: null, stock: 20 },
        ]),
      );
    });

    it('is refused where it may be either of two, and so is the second row of one', async () => {
      const session = await shelfOf(
        { strength: '600 mg', dosageForm: 'tablet' },
        { strength: '400 mg', dosageForm: 'tablet' },
      );
      const which = 'You have several products of this name: say its strength and dosage form';
      const again = 'The same product is in line 2 already';

      expect(
        await answerTo(session, [
          said(),
          said({ strength: '400 mg' }),
          said({ strength: '400 mg', dosage_form: 'tablet' }),
        ]),
      ).toMatchObject([
        { outcome: 'refused', errors: { strength: [which] } },
        { outcome: 'updated' },
        { outcome: 'refused', errors: { name: [again] } },
      ]);
    });
  });

  it('is no row of another pharmacy', async () => {
    const { session } = await makeStaff(test.db);
    const other = await makeMedication(test.db, {
      ...{ name: 'Panadol Extra', strength: '500 mg', dosageForm: 'tablet' },
    });

    expect(await outcomesOf(session, [row({ pharmacy_id: other.pharmacyId, id: other.id })])).toEqual(['created']);

    const [kept] = await test.db.select().from(medications).where(eq(medications.id, other.id));
    expect(kept).toEqual(other);
  });

  it('counts back no sale that came after the dry run, and says what is there', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, name: 'Otrivin', stock: 50 });
    const said = row({ name: 'Otrivin', strength: '', dosage_form: '' });
    const [{ stock: seen }] = (await answerTo(session, [said], { dry_run: true })) as [ImportedRow];
    await test.db.execute(sql`select move_stock(${id}, -2, 'counter_sale', ${session.userId}, null)`);

    const [answered] = await answerTo(session, [{ ...said, seen_stock: seen }]);

    const text = 'The stock has changed meanwhile and is now 48. Please check the quantity and save again';
    expect(answered).toMatchObject({ outcome: 'refused', errors: { stock: [text] } });
    expect(await productsOf(session)).toMatchObject([{ stock: 48, price: 25 }]);
  });
});

describe('rows that are sent again', () => {
  it('change nothing, whether they were new or known', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    await makeOtrivin(pharmacy.id);
    const rows = [row({ seen_stock: 0 }), row({ name: 'Otrivin', seen_stock: 50 })];
    expect(await outcomesOf(session, rows)).toEqual(['created', 'updated']);
    const before = await readAllRowsButAttempts(test.db);

    expect(await outcomesOf(session, rows)).toEqual(['unchanged', 'unchanged']);
    expect(await readAllRowsButAttempts(test.db)).toEqual(before);
  });

  it('while the first call is under way, are stored once', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const hold = (tx: Database) => lockImports(tx, pharmacy.id);

    const answers = await callBlockedBy(test.db, hold, () =>
      Promise.all(Array.from({ length: 4 }, () => outcomesOf(session, [row()]))),
    );

    expect(answers.flat().sort()).toEqual(['created', 'unchanged', 'unchanged', 'unchanged']);
    expect(await productsOf(session)).toHaveLength(1);
  });
});

it('many at once of one pharmacy take one connection: whoever buys finds the others', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  const customer = (await makeCustomer(test.db)).session;
  const imports: ReturnType<typeof send>[] = [];
  await test.db.delete(attempts);

  await test.db.transaction(async (tx) => {
    await lockImports(tx, pharmacy.id);
    imports.push(...Array.from({ length: 12 }, () => send(session, [row()])));
    await until(() => isWaitingForLock(test.db));
    const emptied = await test.post('/api/cart/delete', customer);
    expect(emptied.statusCode).toBe(200);
  });

  const answers = await Promise.all(imports);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(200), ...Array(7).fill(503)]);
  // Calls that were refused before their turn do not count towards the limit of an hour.
  expect(await test.db.select({ count: attempts.count }).from(attempts)).toEqual([{ count: 5 }]);
  expect(answers.at(-1)!.headers['retry-after']).toBe('5');
});

it('of a colleague who is signed out while it waits for the one before stores nothing', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  const colleague = (await makeStaff(test.db, pharmacy.id)).session;
  const calls: ReturnType<typeof send>[] = [];

  await test.db.transaction(async (tx) => {
    await lockImports(tx, pharmacy.id);
    calls.push(send(session, [row()]));
    await until(() => isWaitingForLock(test.db));
    calls.push(...Array.from({ length: 5 }, () => send(colleague, [row({ name: 'Otrivin' })])));
    // One call is refused because the others are waiting. By then all of them have passed the guard.
    expect((await Promise.race(calls)).statusCode).toBe(503);
    await test.post(`/api/user/sessions/${colleague.sessionId}/end`, colleague);
  });

  const answers = await Promise.all(calls);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(4).fill(401), 503]);
  expect((await productsOf(session)).map(({ name }) => name)).toEqual(['Panadol Extra']);
});

describe('a product that a colleague changes meanwhile', () => {
  it('goes off sale without a wait for the import that waits for it', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeOtrivin(pharmacy.id);
    const isProduct = eq(medications.id, id);
    const imports: ReturnType<typeof outcomesOf>[] = [];

    await test.db.transaction(async (tx) => {
      // Shorter than the time after which PostgreSQL looks for deadlocks.
      await tx.execute(sql`set local lock_timeout = '300ms'`);
      await tx.select().from(medications).where(isProduct).for('no key update');
      imports.push(outcomesOf(session, [row({ name: 'Otrivin' })]));
      await until(() => isWaitingForLock(test.db));
      await tx.update(medications).set({ isListed: false }).where(isProduct);
    });

    expect(await Promise.all(imports)).toEqual([['updated']]);
  });

  it('takes neither price nor stock of what it was called before', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeOtrivin(pharmacy.id);
    const renamed = (tx: Database) => tx.update(medications).set({ strength: '1000 mg' }).where(eq(medications.id, id));

    const outcomes = await callBlockedBy(test.db, renamed, () => outcomesOf(session, [row({ name: 'Otrivin' })]));

    expect(outcomes).toEqual(['created']);
    expect(await productsOf(session)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, strength: '1000 mg', price: 25, stock: 50 }),
        expect.objectContaining({ strength: '500 mg', price: 45.5, stock: 20 }),
      ]),
    );
  });
});

describe('a row that is wrong', () => {
  it.each([
    ['en', 'Price is required', 'Product name is required', 'Choose one of the categories'],
    ['ar', 'السعر مطلوب', 'اسم المنتج بالإنجليزية مطلوب', 'اختر فئة من القائمة'],
  ])('says why in the words of the form (%s), and keeps none of the others out', async (language, ...texts) => {
    const { session } = await makeStaff(test.db);
    const rows = [row({ price: undefined }), row({ name: ' ' }), row({ category_id: 999_999 }), row()];

    const answered = await answerTo(session, rows, {}, language);

    const [price, name, category] = texts;
    expect(answered.map(({ errors }) => errors)).toEqual([
      { price: [price] },
      { name: [name] },
      { category_id: [category] },
      {},
    ]);
    expect(answered.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused', 'created']);
    expect(await productsOf(session)).toHaveLength(1);
  });

  it('may have a column that is named as every object of JavaScript answers, beside one that is right', async () => {
    const { session } = await makeStaff(test.db);

    const outcomes = await outcomesOf(session, [{ name: 'A', toString: 1, constructor: 'x' }, row()]);

    expect(outcomes).toEqual(['refused', 'created']);
  });

  it('is told all that is wrong at once, what only a new one needs as well', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    await makeOtrivin(pharmacy.id);
    const lacking = { category_id: undefined, generic_name: '', stock: undefined, price: 'dear' };

    const answered = await answerTo(session, [row(lacking), row({ name: 'Otrivin', ...lacking })]);

    const price = ['Price must be from 0.01 to 1,000,000\u00a0EGP, with at most two decimals'];
    expect(answered.map(({ errors }) => errors)).toEqual([
      {
        price,
        category_id: ['Category is required'],
        generic_name: ['Generic name is required'],
        stock: ['Stock quantity is required'],
      },
      { price },
    ]);
  });

  it.each([
    { price: 'dear' },
    { category_id: 'Toys' },
    { generic_name: undefined },
    { prescription_required: 'sometimes' },
  ])('keeps no later row of its product out: %j', async (wrong) => {
    const { session } = await makeStaff(test.db);

    expect(await outcomesOf(session, [row(wrong), row()])).toEqual(['refused', 'created']);
  });

  it('is of no product while it has no category of ours, and is judged anew with one', async () => {
    const { session } = await makeStaff(test.db);
    const judged = async (category_id?: number) =>
      (await answerTo(session, [row({ category_id }), row({ stock: 1 })], { dry_run: true })).map(
        ({ outcome, product }) => [outcome, product !== null],
      );
    const ofItself = [
      ['refused', false],
      ['created', true],
    ];

    expect(await judged()).toEqual(ofItself);
    expect(await judged(999_999)).toEqual(ofItself);
    // The first row is now valid and describes the product, so the second is refused as a duplicate.
    expect(await judged(categoryId)).toEqual([
      ['created', true],
      ['refused', true],
    ]);
  });

  it('is the second of two that are equal', async () => {
    const { session } = await makeStaff(test.db);

    const answered = await answerTo(session, [row(), row({ name: 'PANADOL extra', strength: '500MG', stock: 1 })]);

    expect(answered).toMatchObject([
      { outcome: 'created' },
      { outcome: 'refused', errors: { name: ['The same product is in line 1 already'] } },
    ]);
    expect(answered[0]!.product).toBe(answered[1]!.product);
    expect(await productsOf(session)).toMatchObject([{ stock: 20 }]);
  });

  it.each([{ name: { toString: 1 } }, { price: [{ toString: 1 }] }, { stock: {} }])(
    'takes for no row what no file holds: %j',
    async (odd) => {
      const { session } = await makeStaff(test.db);

      expect((await send(session, [row(odd)])).statusCode).toBe(422);
    },
  );

  it.each([
    [[], 'Send at least one row'],
    [Array.from({ length: 101 }, () => ({})), 'Send at most 100 rows at once'],
  ])('is told of the whole where there are none or too many', async (rows, text) => {
    const { session } = await makeStaff(test.db);

    const response = await send(session, rows);

    expect([response.statusCode, response.json().errors]).toEqual([422, { rows: [text] }]);
  });
});

it('stores nothing in a dry run, and says what would become of each row', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  await makeOtrivin(pharmacy.id);
  const before = await readAllRowsButAttempts(test.db);

  const response = await send(session, [row(), row({ name: 'Otrivin' }), row({ stock: '-1' })], { dry_run: true });

  expect(response.json()).toMatchObject({
    message: 'Rows checked',
    data: { rows: [{ outcome: 'created' }, { outcome: 'updated', stock: 50 }, { outcome: 'refused' }] },
  });
  expect(await readAllRowsButAttempts(test.db)).toEqual(before);
});

it('stores all of a call or nothing', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  await makeOtrivin(pharmacy.id);
  const before = await productsOf(session);
  // Fails the last row of a call, as a full disk would.
  await test.db.execute(sql`alter table stock_movements add constraint full_disk check (balance <> 53) not valid`);

  const response = await send(session, [row(), row({ name: 'Otrivin', stock: 53 })]);

  expect(response.statusCode).toBe(500);
  expect(await productsOf(session)).toEqual(before);
  await test.db.execute(sql`alter table stock_movements drop constraint full_disk`);
});

it('may check and store two hundred and fifty times within an hour, by each pharmacy', async () => {
  const { session } = await makeStaff(test.db);
  const isChecked = { dry_run: true };
  for (const more of [isChecked, {}]) {
    await send(session, [row()], more);
    await test.db.update(attempts).set({ count: 270 }).where(eq(attempts.count, 1));
    expect((await send(session, [row()], more)).statusCode).toBe(200);
  }

  const [dry, stored] = [await send(session, [row()], isChecked), await send(session, [row()])];

  expect([dry.statusCode, stored.statusCode]).toEqual([429, 429]);
  const { session: other } = await makeStaff(test.db, (await makePharmacy(test.db)).id);
  expect((await send(other, [row()])).statusCode).toBe(200);
  await test.db.delete(attempts);
});

it('may store twenty times within an hour while no operator has approved the pharmacy, and is checked all the same', async () => {
  const { session, pharmacy } = await makeStaff(test.db, (await makePharmacy(test.db, { status: 'pending' })).id);
  await send(session, [row()]);
  await test.db.update(attempts).set({ count: 40 });
  expect(await outcomesOf(session, [row({ stock: 21 })])).toEqual(['updated']);

  const refused = await send(session, [row({ stock: 22 })]);

  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await productsOf(session)).toMatchObject([{ stock: 21 }]);
  expect(await outcomesOf(session, [row({ stock: 22 })], { dry_run: true })).toEqual(['updated']);
  await test.db.update(pharmacies).set({ status: 'approved' }).where(eq(pharmacies.id, pharmacy.id));
  expect(await outcomesOf(session, [row({ stock: 22 })])).toEqual(['updated']);
  await test.db.delete(attempts);
});

it('counts as much as it likes, whatever was counted by hand: its calls are counted', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  const { id } = await makeOtrivin(pharmacy.id);
  await test.call({
    ...{ method: 'POST', url: `/api/medications/${id}/stock-movements`, as: session },
    payload: { reason: 'received', quantity: 1 },
  });
  // A limit of movements by hand that is already reached does not concern imports.
  await test.db.update(attempts).set({ count: 3020, blockedUntil: sql`now() + interval '1 minute'` });

  expect(await outcomesOf(session, [row({ name: 'Otrivin', stock: 52 })])).toEqual(['updated']);
  await test.db.delete(attempts);
});
