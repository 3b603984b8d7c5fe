import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';

import type { OrderDetails } from '@contract/wire/order';
import type { Product } from '@contract/wire/product';

import { attempts, medications, orderItems, pharmacies } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { contentsOf } from '../../testing/contentsOf';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makeStaff } from '../../testing/makeUser';
import { isSomebodyWaiting } from '../../testing/overtake';
import { TO_THE_PIASTRE } from '../../testing/piastres';
import { formOf, makePng } from '../../testing/sendForm';
import { shoppingIn } from '../../testing/shopping';
import { startTestApp } from '../../testing/testApp';
import { until } from '../../testing/until';

let test: Awaited<ReturnType<typeof startTestApp>>;
let shop: ReturnType<typeof shoppingIn>;
let categoryId: number;
beforeAll(async () => {
  test = await startTestApp();
  shop = shoppingIn(test);
  categoryId = (await makeCategory(test.db)).id;
});
afterAll(() => test.stop());

type Parts = { headers?: Record<string, string>; payload: object | Buffer };

const create = (as: Session, parts: Parts) =>
  test.call({ method: 'POST', url: '/api/medications/create', as, ...parts });
const update = (as: Session, id: number, parts: Parts) =>
  test.call({ method: 'POST', url: `/api/medications/${id}/update`, as, ...parts });

/** That a picture was counted is no harm. */
const stored = async () => ({ ...(await contentsOf(test.db)), login_failures: [] });

const input = (overrides: object = {}) => ({
  name: 'Panadol Extra',
  name_ar: 'بنادول إكسترا',
  category_id: categoryId,
  generic_name: 'Paracetamol / Caffeine',
  generic_name_ar: 'باراسيتامول',
  active_ingredients: 'Paracetamol 500 mg',
  strength: '500 mg',
  dosage_form: 'tablet',
  manufacturer: 'GSK',
  dosage: '1 to 2 tablets',
  dosage_ar: 'قرص أو قرصان',
  side_effects: 'Rarely, a rash',
  side_effects_ar: 'نادرًا طفح جلدي',
  description: 'Against headache',
  description_ar: 'للصداع',
  price: 45.5,
  stock: 20,
  lowStockAlert: 5,
  expiry_date: '2031-04-30',
  ...overrides,
});

/** What the spec's form sends. */
const formFields = () => ({
  name: 'Otrivin',
  category_id: String(categoryId),
  generic_name: 'Xylometazoline',
  expiry_date: '',
  price: '30.25',
  stock: '4',
  lowStockAlert: '2',
  description: '',
});

interface Pictured extends Product {
  image: string;
}

const createWithPicture = async (as: Session) => {
  const parts = await formOf({ ...formFields(), image: { bytes: await makePng(10) } });
  return (await create(as, parts)).json().data as Pictured;
};
const statusOf = async (picture: string) => (await test.call({ url: picture })).statusCode;

const bookOf = async (id: number, as: Session) =>
  (await test.call({ url: `/api/medications/${id}/stock-movements`, as })).json().data.data as { change: number }[];

describe('a new product', () => {
  it('is stored with every field, on sale at once, its stock written down', async () => {
    const { session, user } = await makeStaff(test.db);

    const response = await create(session, { payload: input() });

    expect(response.json()).toMatchObject({ success: true, message: 'Product added' });
    const product = response.json().data as Product;
    expect(product).toMatchObject({ ...input(), is_listed: true, image: null });
    expect((await test.call({ url: `/api/medications/${product.id}` })).json().data).toMatchObject({ price: 45.5 });
    const actor = `${user.firstName} ${user.lastName}`;
    expect(await bookOf(product.id, session)).toMatchObject([{ change: 20, reason: 'opening', actor }]);
  });

  it('comes from the form of the older client, too, with one name for both languages', async () => {
    const { session } = await makeStaff(test.db);

    const response = await create(session, await formOf(formFields()));

    expect(response.json().data).toMatchObject({
      ...{ name: 'Otrivin', name_ar: 'Otrivin', price: 30.25, stock: 4, lowStockAlert: 2 },
      ...{ expiry_date: null, description: null, manufacturer: null },
    });
    const unnamed = await create(session, { payload: input({ name_ar: '' }) });
    expect(unnamed.json().data).toMatchObject({ name_ar: 'Panadol Extra' });
  });

  it.each([
    ['name', '  ', 'Product name is required'],
    ['category_id', 999_999, 'Choose one of the categories'],
    ['generic_name', '', 'Generic name is required'],
    ['active_ingredients', '', 'Active ingredients are required'],
    ['manufacturer', '', 'Manufacturer is required'],
    ['side_effects', '', 'Side effects are required'],
    ['dosage', '', 'Dosage is required'],
    ['price', 0, 'Price must be from 0.01 to 1,000,000 EGP, with at most two decimals'],
    ['price', 1.005, 'Price must be from 0.01 to 1,000,000 EGP, with at most two decimals'],
    ['stock', 1.5, 'Stock quantity must be a whole number from 0 to 1,000,000'],
    ['stock', -1, 'Stock quantity must be a whole number from 0 to 1,000,000'],
    ['lowStockAlert', 'few', 'Low stock alert threshold must be a whole number from 0 to 1,000,000'],
    ['expiry_date', '2031-02-30', 'Invalid date'],
    ['name', 'x'.repeat(201), 'Must be at most 200 characters'],
  ])('is refused where its %s is %j', async (field, value, text) => {
    const { session } = await makeStaff(test.db);

    const response = await create(session, { payload: input({ [field]: value }) });

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
    const { id } = (await create(session, { payload: input() })).json().data as Product;
    const before = await stored();

    const response = await create(session, { payload: input({ ...change, only_if_new: true }) });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'productKnown',
      message: 'You already have this product',
      data: { id },
    });
    expect(await stored()).toEqual(before);
  });

  it('is told of by the form with a picture, too, off sale, and without strength and form', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, name: 'Otrivin', isListed: false });

    const response = await create(session, await formOf({ ...formFields(), only_if_new: 'true' }));

    expect(response.json()).toMatchObject({ code: 'productKnown', data: { id } });
  });

  it('is added once more on purpose, as every caller does who does not ask', async () => {
    const { session } = await makeStaff(test.db);
    await create(session, { payload: input() });

    expect((await create(session, { payload: input({ only_if_new: false }) })).statusCode).toBe(200);
    expect((await create(session, { payload: input() })).statusCode).toBe(200);
  });

  it.each([
    ['name', 'Panadol'],
    ['strength', '1 g'],
    ['dosage_form', 'syrup'],
  ])('is none with another %s: %j', async (field, value) => {
    const { session } = await makeStaff(test.db);
    await create(session, { payload: input() });

    const response = await create(session, { payload: input({ [field]: value, only_if_new: true }) });

    expect(response.statusCode).toBe(200);
  });

  it('is none of another pharmacy', async () => {
    const [{ session }, { session: other }] = [await makeStaff(test.db), await makeStaff(test.db)];
    await create(other, { payload: input() });

    expect((await create(session, { payload: input({ only_if_new: true }) })).statusCode).toBe(200);
  });
});

describe('how many products', () => {
  /** Without the triggers, which would look at each. */
  const quietly = (change: SQL) =>
    test.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(change);
    });
  const fill = (pharmacyId: number, products: number) =>
    quietly(sql`insert into medications (pharmacy_id, category_id, name, name_ar, generic_name, price, stock)
        select ${pharmacyId}, ${categoryId}, 'Filler', 'Filler', 'Filler', 100, 1 from generate_series(1, ${products}::int)`);

  it.each(['pending', 'suspended'] as const)('there may be while the pharmacy is %s: 200', async (status) => {
    const { session, pharmacy } = await makeStaff(test.db);
    await test.db.update(pharmacies).set({ status }).where(eq(pharmacies.id, pharmacy.id));
    await fill(pharmacy.id, 199);
    expect((await create(session, { payload: input() })).statusCode).toBe(200);

    const response = await create(session, { payload: input() });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'tooManyProductsYet',
      message: 'A pharmacy that is not approved can have at most 200 products. You can add more once yours is approved',
    });
    await test.db.update(pharmacies).set({ status: 'approved' }).where(eq(pharmacies.id, pharmacy.id));
    expect((await create(session, { payload: input() })).statusCode).toBe(200);
  });

  it('an approved pharmacy may have: 20,000', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    await fill(pharmacy.id, 20_000);

    expect((await create(session, { payload: input() })).json().code).toBe('tooManyProducts');
    // Whoever looks at all that is stored need not look at these.
    await quietly(sql`delete from medications where pharmacy_id = ${pharmacy.id}`);
  });

  it('a pharmacy may add within an hour: a thousand, and another one as many', async () => {
    const { session } = await makeStaff(test.db);
    await create(session, { payload: input() });
    await test.db.update(attempts).set({ failures: 1020 });
    expect((await create(session, { payload: input() })).statusCode).toBe(200);

    const response = await create(session, { payload: input() });

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    const { session: other } = await makeStaff(test.db);
    expect((await create(other, { payload: input() })).statusCode).toBe(200);
    await test.db.delete(attempts);
  });
});

describe('a changed product', () => {
  it('keeps a stock, or is counted lower, that a cancelled order has lifted above the most there may be', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 1_000_005 });
    const count = (stock: number) => update(session, id, { payload: { stock, seen_stock: 1_000_005 } });

    expect((await count(1_000_005)).json().data).toMatchObject({ stock: 1_000_005 });
    const response = await count(1_000_006);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      stock: ['Stock quantity must be a whole number from 0 to 1,000,005'],
    });
    expect((await count(1_000_001)).json().data).toMatchObject({ stock: 1_000_001 });
  });

  it('goes off sale and comes back, and stays as it is where that is not said', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });
    const listedAfter = async (payload: object) =>
      (await update(session, id, { payload })).json<{ data: Product }>().data.is_listed;

    expect(await listedAfter({ is_listed: 'false' })).toBe(false);
    expect(await listedAfter({ price: '12' })).toBe(false);
    expect(await listedAfter({ is_listed: 'true' })).toBe(true);
  });

  it('keeps what was not said', async () => {
    const { session } = await makeStaff(test.db);
    const { id } = (await create(session, { payload: input() })).json().data as Product;

    const response = await update(session, id, { payload: { price: 50, description: '' } });

    expect(response.json()).toMatchObject({ message: 'Product updated' });
    expect(response.json().data).toEqual({ ...(await fullOf(session, id)), price: 50, description: null });
    expect(response.json().data).toMatchObject({ name_ar: 'بنادول إكسترا', dosage_ar: 'قرص أو قرصان', stock: 20 });
  });

  it.each(TO_THE_PIASTRE)('costs %d to the piastre, as one that is new', async (price) => {
    const { session } = await makeStaff(test.db);
    const created = (await create(session, { payload: input({ price }) })).json().data as Product;
    const { id } = await makeMedication(test.db, { pharmacyId: session.pharmacyId });

    await update(session, id, { payload: { price } });

    expect([created.price, (await fullOf(session, id)).price]).toEqual([price, price]);
  });

  it.each([
    ['not said', {}],
    ['sent as it was', { name_ar: 'Zyrtec 5 mg' }],
    ['sent empty', { name_ar: '' }],
  ])('has one name for both languages still, where the Arabic one is %s', async (_how, said) => {
    const { session } = await makeStaff(test.db);
    const { id } = (await create(session, { payload: input({ name: 'Zyrtec 5 mg', name_ar: '' }) })).json().data;

    const response = await update(session, id, { payload: { name: 'Zyrtec 10 mg', ...said } });

    expect(response.json().data).toMatchObject({ name: 'Zyrtec 10 mg', name_ar: 'Zyrtec 10 mg' });
  });

  it('keeps an Arabic name of its own when it is renamed, and takes one that is given', async () => {
    const { session } = await makeStaff(test.db);
    const { id } = (await create(session, { payload: input({ name: 'Zyrtec', name_ar: 'زيرتك' }) })).json().data;
    const rename = async (payload: object) => (await update(session, id, { payload })).json().data as Product;

    expect(await rename({ name: 'Zyrtec 10' })).toMatchObject({ name: 'Zyrtec 10', name_ar: 'زيرتك' });
    expect(await rename({ name: 'Zyrtec 5', name_ar: 'زيرتك 5' })).toMatchObject({ name_ar: 'زيرتك 5' });
  });

  it('has its name for both languages when its Arabic one is emptied', async () => {
    const { session } = await makeStaff(test.db);
    const { id } = (await create(session, { payload: input({ name: 'Zyrtec', name_ar: 'زيرتك' }) })).json().data;

    const response = await update(session, id, { payload: { name_ar: '' } });

    expect(response.json().data).toMatchObject({ name: 'Zyrtec', name_ar: 'Zyrtec' });
  });

  it('moves its stock by a correction in the name of who counted', async () => {
    const { session, user } = await makeStaff(test.db);
    const { id } = (await create(session, { payload: input() })).json().data as Product;

    await update(session, id, { payload: { stock: 26, seen_stock: 20 } });
    await update(session, id, { payload: { stock: 3 } });

    const actor = `${user.firstName} ${user.lastName}`;
    expect(await bookOf(id, session)).toMatchObject([
      { reason: 'correction', change: -23, balance: 3, actor },
      { reason: 'correction', change: 6, balance: 26, actor },
      { reason: 'opening', balance: 20 },
    ]);
  });

  it('does not overwrite what was sold meanwhile, and changes nothing then', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 20, name: 'Old name' });
    await shop.buy({ [id]: 3 });

    const response = await update(session, id, { payload: { name: 'New name', stock: 30, seen_stock: 20 } });

    const text = 'The stock has changed meanwhile and is now 17. Please check the quantity and save again';
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'stockMoved',
      message: text,
      errors: { stock: [text] },
      data: { stock: 17 },
    });
    expect(await fullOf(session, id)).toMatchObject({ name: 'Old name', stock: 17 });
  });

  it('may be edited while it sells, as long as nobody counted', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 20 });
    await shop.buy({ [id]: 3 });

    const response = await update(session, id, { payload: { name: 'New name', stock: 20, seen_stock: 20 } });

    expect(response.json().data).toMatchObject({ name: 'New name', stock: 17 });
  });

  it('is corrected once, however often the same change comes', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 20 });
    const payload = { stock: 30, seen_stock: 20 };

    const responses = await Promise.all(Array.from({ length: 5 }, () => update(session, id, { payload })));

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await bookOf(id, session)).toHaveLength(2);
  });

  describe('counted under a key', () => {
    const keyed = (as: Session, id: number, payload: object, key = 'count of the morning') =>
      update(as, id, { payload, headers: { 'idempotency-key': key } });
    const makeShelf = async () => {
      const { session, pharmacy } = await makeStaff(test.db);
      return { session, id: (await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 20 })).id };
    };

    it.each([
      ['over what was seen', { stock: 30, seen_stock: 20 }],
      ['over whatever there is', { stock: 30 }],
    ])('%s is counted once, sent ten times at once and once more after a sale', async (_how, payload) => {
      const { session, id } = await makeShelf();

      const answers = await Promise.all(Array.from({ length: 10 }, () => keyed(session, id, payload)));
      await shop.buy({ [id]: 2 });
      const again = await keyed(session, id, { ...payload, price: 12.5 });

      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(10).fill(200));
      expect([again.statusCode, again.json().data]).toMatchObject([200, { stock: 28, price: 12.5 }]);
      expect((await bookOf(id, session)).map(({ change }) => change)).toEqual([-2, 10, 20]);
    });

    it.each(['count', 'person', 'move'])('is refused as another %s', async (what) => {
      const { session, id } = await makeShelf();
      const { session: colleague } = await makeStaff(test.db, session.pharmacyId);
      await keyed(session, id, { stock: 30, seen_stock: 20 });
      await shop.buy({ [id]: 2 });

      const refused = await {
        count: () => keyed(session, id, { stock: 31, name: 'New name' }),
        person: () => keyed(colleague, id, { stock: 30, name: 'New name' }),
        move: () =>
          test.call({
            ...{ method: 'POST', url: `/api/medications/${id}/stock-movements`, as: session },
            headers: { 'idempotency-key': 'count of the morning' },
            payload: { reason: 'received', quantity: 10 },
          }),
      }[what]!();

      expect([refused.statusCode, refused.json().code]).toEqual([409, 'moveAlreadyStored']);
      expect(await fullOf(session, id)).toMatchObject({ stock: 28, name: expect.not.stringContaining('New') });
    });

    it('is counted anew under another key, and under that of another product', async () => {
      const { session, id } = await makeShelf();
      const other = await makeMedication(test.db, { pharmacyId: session.pharmacyId, stock: 20 });
      await keyed(session, id, { stock: 30 });
      await shop.buy({ [id]: 2 });

      const answers = [
        await keyed(session, id, { stock: 30 }, 'count of the evening'),
        await keyed(session, other.id, { stock: 30 }),
      ];

      expect(answers.map((each) => each.json().data.stock)).toEqual([30, 30]);
    });
  });

  it.each([
    ['is low by its new alert', { from: 3, to: 10 }, [{ stock: 5 }]],
    ['is low by its old alert alone', { from: 10, to: 3 }, []],
  ])('that is counted as its alert changes is news where it %s', async (_where, alert, news) => {
    const { session } = await makeStaff(test.db);
    const { id } = (await create(session, { payload: input({ stock: 20, lowStockAlert: alert.from }) })).json()
      .data as Product;

    await update(session, id, { payload: { stock: 5, seen_stock: 20, lowStockAlert: alert.to } });

    const told = (await test.call({ url: '/api/pharmacy/notifications', as: session })).json().data.data;
    expect(told).toEqual(
      news.map(({ stock }) =>
        expect.objectContaining({ kind: 'low_stock', medication: expect.objectContaining({ id, stock }) }),
      ),
    );
  });

  it('loses no unit between ten sales and ten counts at once', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 100 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(test.db, { [id]: 2 })));

    const counts = buyers.map(async () => {
      const { stock } = await fullOf(session, id);
      return update(session, id, { payload: { stock: stock + 5, seen_stock: stock } });
    });
    const sales = buyers.map(({ session: buyer, body }) => shop.checkout(buyer, body));
    await Promise.all([...counts, ...sales]);

    const book = await bookOf(id, session);
    const sold = book.filter(({ change }) => change === -2);
    expect(sold).toHaveLength(10);
    expect(book.reduce((sum, { change }) => sum + change, 0)).toBe(await shop.stockOf(id));
  });
});

describe('a picture', () => {
  it('makes a pharmacy wait that brings one after another without end, and nobody and nothing else', async () => {
    const { session } = await makeStaff(test.db);
    const form = await formOf({ ...formFields(), image: { bytes: await makePng(10) } });
    const { id } = (await create(session, form)).json().data;
    await test.db.update(attempts).set({ failures: 205 });
    const picture = await formOf({ image: { bytes: await makePng(20) } });
    expect((await update(session, id, picture)).statusCode).toBe(200);

    const response = await update(session, id, picture);

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await create(session, form)).statusCode).toBe(429);
    expect((await update(session, id, { payload: { price: 12 } })).statusCode).toBe(200);
    const { session: other } = await makeStaff(test.db);
    expect((await create(other, form)).statusCode).toBe(200);
  });

  it('is drawn anew in our sizes, without what was written into it, and may be kept for good', async () => {
    const { session } = await makeStaff(test.db);
    const photo = await sharp(await makePng(900, 600))
      .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'At home' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Somebody')).toBe(true);

    const sent = await create(session, await formOf({ ...formFields(), image: { bytes: photo, type: 'image/jpeg' } }));

    const { image } = sent.json().data as { image: string };
    expect(image).toMatch(/^\/images\/uploads\/[0-9a-f]{32}-640\.webp$/);
    const large = await test.call({ url: image });
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 427 });
    expect(large.rawPayload.includes('Somebody')).toBe(false);
    const small = await test.call({ url: image.replace('-640', '-160') });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 160, height: 107 });
  });

  it('takes the place of another one, and can be taken away', async () => {
    const { session } = await makeStaff(test.db);
    const first = await create(session, await formOf({ ...formFields(), image: { bytes: await makePng(10) } }));
    const { id, image } = first.json().data as Product;

    const second = await update(session, id, await formOf({ image: { bytes: await makePng(20) } }));
    const none = await update(session, id, { payload: { remove_image: true } });

    expect(second.json().data.image).toMatch(/^\/images\/uploads\//);
    expect(second.json().data.image).not.toBe(image);
    expect(none.json().data.image).toBeNull();
  });

  it('is gone in both sizes once it was replaced or taken away', async () => {
    const { session } = await makeStaff(test.db);
    const before = await test.storedPictures();
    const { id, image: first } = await createWithPicture(session);

    const changed = await update(session, id, await formOf({ image: { bytes: await makePng(20) } }));
    const { image: second } = changed.json().data as Pictured;
    const afterwards = await test.storedPictures();
    await update(session, id, { payload: { remove_image: true } });

    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 404]);
    expect(afterwards).toHaveLength(before.length + 2);
    expect(await test.storedPictures()).toEqual(before);
  });

  it('stays where its product was changed otherwise', async () => {
    const { session } = await makeStaff(test.db);
    const { id, image } = await createWithPicture(session);

    await update(session, id, { payload: { name: 'Other' } });

    expect(await statusOf(image)).toBe(200);
  });

  it('stays for the orders that show it', async () => {
    const { session } = await makeStaff(test.db);
    const { id, image } = await createWithPicture(session);
    const { id: orderId, customer } = await shop.buy({ [id]: 1 });

    await update(session, id, { payload: { remove_image: true } });

    const order = (await test.call({ url: `/api/orders/${orderId}`, as: customer })).json().data as OrderDetails;
    expect(order.items[0]?.medication.image).toBe(image);
    expect(await statusOf(image)).toBe(200);
  });

  it('stays for an order that comes just before it is taken away', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id, image } = await createWithPicture(session);
    const other = await makeMedication(test.db, { pharmacyId: pharmacy.id });
    const order = await shop.buy({ [other.id]: 1 });
    const removals: ReturnType<typeof update>[] = [];

    await test.db.transaction(async (tx) => {
      // What a checkout does: it holds the product, and its picture becomes the order's.
      await tx.execute(sql`select from medications where id = ${id} for no key update`);
      removals.push(update(session, id, { payload: { remove_image: true } }));
      await until(() => isSomebodyWaiting(test.db));
      await tx.update(orderItems).set({ medicationId: id, image }).where(eq(orderItems.orderId, order.id));
    });

    expect((await removals[0])?.json().data.image).toBeNull();
    expect(await statusOf(image)).toBe(200);
  });

  it('of one product goes, while another shows the same', async () => {
    const { session } = await makeStaff(test.db);
    const { id, image } = await createWithPicture(session);
    const twin = await createWithPicture(session);

    await update(session, id, { payload: { remove_image: true } });

    expect([await statusOf(image), await statusOf(twin.image)]).toEqual([404, 200]);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ['a text', 415, 'Choose a JPEG, PNG or WebP image', () => Buffer.from('hello')],
    ['a drawing with a script', 415, 'Choose a JPEG, PNG or WebP image', () => svg],
    ['a page that poses as a picture', 415, 'Choose a JPEG, PNG or WebP image', () => Buffer.from('<!doctype html>')],
    [
      'another kind of picture',
      415,
      'Choose a JPEG, PNG or WebP image',
      async () =>
        sharp(await makePng(5))
          .gif()
          .toBuffer(),
    ],
    ['nothing', 415, 'Choose a JPEG, PNG or WebP image', () => Buffer.alloc(0)],
    [
      'a picture that breaks off',
      422,
      'This image cannot be read. Please choose another one',
      async () => (await makePng(400)).subarray(0, 300),
    ],
    [
      'a beginning without a picture',
      422,
      'This image cannot be read. Please choose another one',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]),
    ],
    ['a bomb', 422, 'The image has too many pixels. Please make it smaller first', () => makePng(12_000, 12_000)],
    [
      'too large a file',
      413,
      'The image may be at most 5 MB',
      async () => Buffer.concat([await makePng(5), Buffer.alloc(5 * 1024 * 1024)]),
    ],
  ])('is refused where it is %s, and nothing is stored', async (_what, status, text, make) => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });
    const image = { bytes: await make() };
    const before = [await test.storedPictures(), await stored()];

    const responses = [
      await create(session, await formOf({ ...formFields(), image })),
      await update(session, id, await formOf({ name: 'Other', image })),
    ];

    for (const response of responses) {
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ success: false, message: text, errors: { image: [text] } });
    }
    expect([await test.storedPictures(), await stored()]).toEqual(before);
  });

  it('is not kept where a field is wrong, the stock has moved or the product is not theirs', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { session: other } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 7 });
    const image = { bytes: await makePng(77) };
    const before = await test.storedPictures();

    const refused = [
      await create(session, await formOf({ ...formFields(), price: '-1', image })),
      await create(session, await formOf({ ...formFields(), category_id: '999999', image })),
      await update(session, id, await formOf({ stock: '9', seen_stock: '8', image })),
      await update(other, id, await formOf({ name: 'Mine', image })),
    ];

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 409, 404]);
    expect(await test.storedPictures()).toEqual(before);
  });

  it('is not kept where the stock moves while it is written', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 7 });
    const parts = await formOf({ stock: '9', seen_stock: '7', image: { bytes: await makePng(66) } });
    const before = await test.storedPictures();
    const changes: ReturnType<typeof update>[] = [];

    await test.db.transaction(async (tx) => {
      await tx.update(medications).set({ stock: 6 }).where(eq(medications.id, id));
      changes.push(update(session, id, parts));
      await until(() => isSomebodyWaiting(test.db));
      expect(await test.storedPictures()).toHaveLength(before.length + 2);
    });

    expect((await changes[0])?.statusCode).toBe(409);
    expect(await test.storedPictures()).toEqual(before);
  });

  it('is not kept where the disk of the database is full', async () => {
    const { session } = await makeStaff(test.db);
    const parts = await formOf({ ...formFields(), image: { bytes: await makePng(77) } });
    const before = await test.storedPictures();
    await test.db.execute(sql`create function be_full() returns trigger language plpgsql as $$
      begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
    await test.db.execute(sql`create trigger is_full before insert on medications execute function be_full()`);

    const refused = await create(session, parts);
    await test.db.execute(sql`drop function be_full cascade`);

    expect(refused.statusCode).toBe(503);
    expect(await test.storedPictures()).toEqual(before);
  });

  it('is written before its product is taken hold of, so that no sale waits for a disk', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });
    const parts = await formOf({ image: { bytes: await makePng(88) } });
    const before = (await test.storedPictures()).length;

    const changing = await test.db.transaction(async (tx) => {
      await tx.execute(sql`select from medications where id = ${id} for update`);
      const response = update(session, id, parts);
      await until(async () => (await test.storedPictures()).length === before + 2);
      // Not the response: it comes when this transaction has ended.
      return { response };
    });

    expect((await changing.response).json().data.image).toMatch(/^\/images\/uploads\//);
  });

  it.each(['x.webp', `${'0'.repeat(32)}-640.webp`])('is not found as %s', async (name) => {
    expect((await test.call({ url: `/images/uploads/${name}` })).statusCode).toBe(404);
  });

  it.each(['secrets/jwt', `${'0'.repeat(32)}-640.webp`])('is none that lies beside the pictures: %s', async (name) => {
    await mkdir(join(test.dataDir, 'secrets'), { recursive: true });
    await writeFile(join(test.dataDir, name), 'for nobody');

    const response = await test.call({ url: `/images/uploads/${encodeURIComponent(`../${name}`)}` });

    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('for nobody');
  });

  it('is the only file that a form may bring', async () => {
    const { session } = await makeStaff(test.db);

    const response = await create(
      session,
      await formOf({ ...formFields(), leaflet: { bytes: await readFile(__filename) } }),
    );

    expect(response.statusCode).toBe(415);
  });
});

const fullOf = async (as: Session, id: number) =>
  (await test.call({ url: `/api/pharmacy/medications/${id}`, as })).json().data as Product;
