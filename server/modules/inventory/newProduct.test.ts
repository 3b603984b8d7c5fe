import { eq, type SQL, sql } from 'drizzle-orm';

import type { Product } from '@contract/wire/product';

import { attempts, pharmacies } from '../../db/schema';
import { makeForm } from '../../testing/makeForm';
import { makeMedication } from '../../testing/makeMedication';
import { makeStaff } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';
import { shelfIn } from './testing/shelf';

const test = testApp();
let shelf: Awaited<ReturnType<typeof shelfIn>>;
beforeAll(async () => {
  shelf = await shelfIn(test);
});

describe('a new product', () => {
  it('is stored with every field, on sale at once, its stock written down', async () => {
    const { session, user } = await makeStaff(test.db);

    const response = await shelf.create(session, { payload: shelf.input() });

    expect(response.json()).toMatchObject({ success: true, message: 'Product added' });
    const product = response.json().data as Product;
    expect(product).toMatchObject({ ...shelf.input(), is_listed: true, image: null });
    expect((await test.call({ url: `/api/medications/${product.id}` })).json().data).toMatchObject({ price: 45.5 });
    const actor = `${user.firstName} ${user.lastName}`;
    expect(await shelf.bookOf(product.id, session)).toMatchObject([{ change: 20, reason: 'opening', actor }]);
  });

  it('comes from the form of the older client, too, with one name for both languages', async () => {
    const { session } = await makeStaff(test.db);

    const response = await shelf.create(session, await makeForm(shelf.formFields()));

    expect(response.json().data).toMatchObject({
      ...{ name: 'Otrivin', name_ar: 'Otrivin', price: 30.25, stock: 4, lowStockAlert: 2 },
      ...{ expiry_date: null, description: null, manufacturer: null },
    });
    const unnamed = await shelf.create(session, { payload: shelf.input({ name_ar: '' }) });
    expect(unnamed.json().data).toMatchObject({ name_ar: 'Panadol Extra' });
  });

  it.each([
    ['category_id', 999_999, 'Choose one of the categories'],
    ['price', 1.005, 'Price must be from 0.01 to 1,000,000\u00a0EGP, with at most two decimals'],
    ['stock', 1.5, 'Stock quantity must be a whole number from 0 to 1,000,000'],
    ['lowStockAlert', 'few', 'Low stock alert threshold must be a whole number from 0 to 1,000,000'],
    ['expiry_date', '2091-02-30', 'Invalid date'],
  ])('is refused where its %s is %j', async (field, value, text) => {
    const { session } = await makeStaff(test.db);

    const response = await shelf.create(session, { payload: shelf.input({ [field]: value }) });

    expect([response.statusCode, response.json().errors]).toEqual([422, { [field]: [text] }]);
  });
});

describe('a product that is there already', () => {
  it.each([
    ['in other capitals and spaces', { name: ' PANADOL extra', strength: '500MG' }],
    ['without its strength', { strength: '' }],
    ['with other texts', { manufacturer: 'Pharco', name_ar: 'اسم آخر', generic_name: 'Paracetamol', price: 40 }],
  ])('is told to whoever asks before adding it, %s, and nothing is stored', async (_how, change) => {
    const { session } = await makeStaff(test.db);
    const { id } = (await shelf.create(session, { payload: shelf.input() })).json().data as Product;
    const before = await shelf.stored();

    const response = await shelf.create(session, { payload: shelf.input({ ...change, only_if_new: true }) });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'productKnown',
      message: 'You already have this product',
      data: { id },
    });
    expect(await shelf.stored()).toEqual(before);
  });

  it('is told of by the form with a picture, too, off sale, and without strength and form', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, name: 'Otrivin', isListed: false });

    const response = await shelf.create(session, await makeForm({ ...shelf.formFields(), only_if_new: 'true' }));

    expect(response.json()).toMatchObject({ code: 'productKnown', data: { id } });
  });

  it('is added once more on purpose, as every caller does who does not ask', async () => {
    const { session } = await makeStaff(test.db);
    await shelf.create(session, { payload: shelf.input() });

    expect((await shelf.create(session, { payload: shelf.input({ only_if_new: false }) })).statusCode).toBe(200);
    expect((await shelf.create(session, { payload: shelf.input() })).statusCode).toBe(200);
  });

  it.each([
    ['name', 'Panadol'],
    ['strength', '1 g'],
    ['dosage_form', 'syrup'],
  ])('is none with another %s: %j', async (field, value) => {
    const { session } = await makeStaff(test.db);
    await shelf.create(session, { payload: shelf.input() });

    const response = await shelf.create(session, { payload: shelf.input({ [field]: value, only_if_new: true }) });

    expect(response.statusCode).toBe(200);
  });

  it('is none of another pharmacy', async () => {
    const [{ session }, { session: other }] = [await makeStaff(test.db), await makeStaff(test.db)];
    await shelf.create(other, { payload: shelf.input() });

    expect((await shelf.create(session, { payload: shelf.input({ only_if_new: true }) })).statusCode).toBe(200);
  });
});

describe('how many products', () => {
  /** Runs the change without triggers, which would run for each row. */
  const quietly = (change: SQL) =>
    test.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(change);
    });
  const fill = (pharmacyId: number, products: number) =>
    quietly(sql`insert into medications (pharmacy_id, category_id, name, name_ar, generic_name, price, stock)
        select ${pharmacyId}, ${shelf.categoryId}, 'Filler', 'Filler', 'Filler', 100, 1 from generate_series(1, ${products}::int)`);

  it.each(['pending', 'suspended'] as const)('there may be while the pharmacy is %s: 200', async (status) => {
    const { session, pharmacy } = await makeStaff(test.db);
    await test.db.update(pharmacies).set({ status }).where(eq(pharmacies.id, pharmacy.id));
    await fill(pharmacy.id, 199);
    expect((await shelf.create(session, { payload: shelf.input() })).statusCode).toBe(200);

    const response = await shelf.create(session, { payload: shelf.input() });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'tooManyProductsYet',
      message: 'A pharmacy that is not approved can have at most 200 products. You can add more once yours is approved',
    });
    await test.db.update(pharmacies).set({ status: 'approved' }).where(eq(pharmacies.id, pharmacy.id));
    expect((await shelf.create(session, { payload: shelf.input() })).statusCode).toBe(200);
  });

  it('an approved pharmacy may have: 20,000', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    await fill(pharmacy.id, 20_000);

    expect((await shelf.create(session, { payload: shelf.input() })).json().code).toBe('tooManyProducts');
    // Deleted, so that later tests which read all rows are not slowed down.
    await quietly(sql`delete from medications where pharmacy_id = ${pharmacy.id}`);
  });

  it('a pharmacy may add within an hour: a thousand, and another one as many', async () => {
    const { session } = await makeStaff(test.db);
    await shelf.create(session, { payload: shelf.input() });
    await test.db.update(attempts).set({ count: 1020 });
    expect((await shelf.create(session, { payload: shelf.input() })).statusCode).toBe(200);

    const response = await shelf.create(session, { payload: shelf.input() });

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    const { session: other } = await makeStaff(test.db);
    expect((await shelf.create(other, { payload: shelf.input() })).statusCode).toBe(200);
    await test.db.delete(attempts);
  });
});
