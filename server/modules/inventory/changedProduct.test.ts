import type { Product } from '@contract/wire/product';

import type { Session } from '../../plugins/session';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeStaff } from '../../testing/makeUser';
import { ROUNDING_PRONE_PRICES } from '../../testing/roundingPronePrices';
import { testApp } from '../../testing/testApp';
import { shelfIn } from './testing/shelf';

const test = testApp();
let shelf: Awaited<ReturnType<typeof shelfIn>>;
beforeAll(async () => {
  shelf = await shelfIn(test);
});

describe('a changed product', () => {
  it('goes off sale and comes back, and stays as it is where that is not said', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });
    const listedAfter = async (payload: object) =>
      (await shelf.update(session, id, { payload })).json<{ data: Product }>().data.is_listed;

    expect(await listedAfter({ is_listed: 'false' })).toBe(false);
    expect(await listedAfter({ price: '12' })).toBe(false);
    expect(await listedAfter({ is_listed: 'true' })).toBe(true);
  });

  it('keeps what was not said', async () => {
    const { session } = await makeStaff(test.db);
    const { id } = (await shelf.create(session, { payload: shelf.input() })).json().data as Product;

    const response = await shelf.update(session, id, { payload: { price: 50, description: '' } });

    expect(response.json()).toMatchObject({ message: 'Product updated' });
    expect(response.json().data).toEqual({ ...(await shelf.fullOf(session, id)), price: 50, description: null });
    expect(response.json().data).toMatchObject({ name_ar: 'بنادول إكسترا', dosage_ar: 'قرص أو قرصان', stock: 20 });
  });

  it.each(ROUNDING_PRONE_PRICES)('costs %d to the piastre, as one that is new', async (price) => {
    const { session } = await makeStaff(test.db);
    const created = (await shelf.create(session, { payload: shelf.input({ price }) })).json().data as Product;
    const { id } = await makeMedication(test.db, { pharmacyId: session.pharmacyId });

    await shelf.update(session, id, { payload: { price } });

    expect([created.price, (await shelf.fullOf(session, id)).price]).toEqual([price, price]);
  });

  it.each([
    ['not said', {}],
    ['sent as it was', { name_ar: 'Zyrtec 5 mg' }],
    ['sent empty', { name_ar: '' }],
  ])('has one name for both languages still, where the Arabic one is %s', async (_how, said) => {
    const { session } = await makeStaff(test.db);
    const { id } = (await shelf.create(session, { payload: shelf.input({ name: 'Zyrtec 5 mg', name_ar: '' }) })).json()
      .data;

    const response = await shelf.update(session, id, { payload: { name: 'Zyrtec 10 mg', ...said } });

    expect(response.json().data).toMatchObject({ name: 'Zyrtec 10 mg', name_ar: 'Zyrtec 10 mg' });
  });

  it('keeps an Arabic name of its own when it is renamed, and takes one that is given', async () => {
    const { session } = await makeStaff(test.db);
    const { id } = (await shelf.create(session, { payload: shelf.input({ name: 'Zyrtec', name_ar: 'زيرتك' }) })).json()
      .data;
    const rename = async (payload: object) => (await shelf.update(session, id, { payload })).json().data as Product;

    expect(await rename({ name: 'Zyrtec 10' })).toMatchObject({ name: 'Zyrtec 10', name_ar: 'زيرتك' });
    expect(await rename({ name: 'Zyrtec 5', name_ar: 'زيرتك 5' })).toMatchObject({ name_ar: 'زيرتك 5' });
  });

  it('has its name for both languages when its Arabic one is emptied', async () => {
    const { session } = await makeStaff(test.db);
    const { id } = (await shelf.create(session, { payload: shelf.input({ name: 'Zyrtec', name_ar: 'زيرتك' }) })).json()
      .data;

    const response = await shelf.update(session, id, { payload: { name_ar: '' } });

    expect(response.json().data).toMatchObject({ name: 'Zyrtec', name_ar: 'Zyrtec' });
  });
});

describe('a counted product', () => {
  it('keeps a stock, or is counted lower, that a cancelled order has lifted above the most there may be', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 1_000_005 });
    const count = (stock: number) => shelf.update(session, id, { payload: { stock, seen_stock: 1_000_005 } });

    expect((await count(1_000_005)).json().data).toMatchObject({ stock: 1_000_005 });
    const response = await count(1_000_006);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      stock: ['Stock quantity must be a whole number from 0 to 1,000,005'],
    });
    expect((await count(1_000_001)).json().data).toMatchObject({ stock: 1_000_001 });
  });

  it.each([['stock'], ['seen_stock']])(
    'is told how much a shelf may hold where its %s is no number of units',
    async (field) => {
      const { session, pharmacy } = await makeStaff(test.db);
      const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });

      const response = await shelf.update(session, id, { payload: { [field]: -1 } });

      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toEqual({
        [field]: ['Stock quantity must be a whole number from 0 to 1,000,000'],
      });
    },
  );

  it('moves its stock by a correction in the name of who counted', async () => {
    const { session, user } = await makeStaff(test.db);
    const { id } = (await shelf.create(session, { payload: shelf.input() })).json().data as Product;

    await shelf.update(session, id, { payload: { stock: 26, seen_stock: 20 } });
    await shelf.update(session, id, { payload: { stock: 3 } });

    const actor = `${user.firstName} ${user.lastName}`;
    expect(await shelf.bookOf(id, session)).toMatchObject([
      { reason: 'correction', change: -23, balance: 3, actor },
      { reason: 'correction', change: 6, balance: 26, actor },
      { reason: 'opening', balance: 20 },
    ]);
  });

  it('does not overwrite what was sold meanwhile, and changes nothing then', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 20, name: 'Old name' });
    await shelf.shop.buy({ [id]: 3 });

    const response = await shelf.update(session, id, { payload: { name: 'New name', stock: 30, seen_stock: 20 } });

    const text = 'The stock has changed meanwhile and is now 17. Please check the quantity and save again';
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'stockMoved',
      message: text,
      errors: { stock: [text] },
      data: { stock: 17 },
    });
    expect(await shelf.fullOf(session, id)).toMatchObject({ name: 'Old name', stock: 17 });
  });

  it('may be edited while it sells, as long as nobody counted', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 20 });
    await shelf.shop.buy({ [id]: 3 });

    const response = await shelf.update(session, id, { payload: { name: 'New name', stock: 20, seen_stock: 20 } });

    expect(response.json().data).toMatchObject({ name: 'New name', stock: 17 });
  });

  it('is corrected once, however often the same change comes', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 20 });
    const payload = { stock: 30, seen_stock: 20 };

    const responses = await Promise.all(Array.from({ length: 5 }, () => shelf.update(session, id, { payload })));

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await shelf.bookOf(id, session)).toHaveLength(2);
  });

  describe('counted under a key', () => {
    const keyed = (as: Session, id: number, payload: object, key = 'count of the morning') =>
      shelf.update(as, id, { payload, headers: { 'idempotency-key': key } });
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
      await shelf.shop.buy({ [id]: 2 });
      const again = await keyed(session, id, { ...payload, price: 12.5 });

      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(10).fill(200));
      expect([again.statusCode, again.json().data]).toMatchObject([200, { stock: 28, price: 12.5 }]);
      expect((await shelf.bookOf(id, session)).map(({ change }) => change)).toEqual([-2, 10, 20]);
    });

    it.each(['count', 'person', 'move'])('is refused as another %s', async (what) => {
      const { session, id } = await makeShelf();
      const { session: colleague } = await makeStaff(test.db, session.pharmacyId);
      await keyed(session, id, { stock: 30, seen_stock: 20 });
      await shelf.shop.buy({ [id]: 2 });

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
      expect(await shelf.fullOf(session, id)).toMatchObject({ stock: 28, name: expect.not.stringContaining('New') });
    });

    it('is counted anew under another key, and under that of another product', async () => {
      const { session, id } = await makeShelf();
      const other = await makeMedication(test.db, { pharmacyId: session.pharmacyId, stock: 20 });
      await keyed(session, id, { stock: 30 });
      await shelf.shop.buy({ [id]: 2 });

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
    const { id } = (
      await shelf.create(session, { payload: shelf.input({ stock: 20, lowStockAlert: alert.from }) })
    ).json().data as Product;

    await shelf.update(session, id, { payload: { stock: 5, seen_stock: 20, lowStockAlert: alert.to } });

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
      const { stock } = await shelf.fullOf(session, id);
      return shelf.update(session, id, { payload: { stock: stock + 5, seen_stock: stock } });
    });
    const sales = buyers.map(({ session: buyer, body }) => shelf.shop.checkout(buyer, body));
    await Promise.all([...counts, ...sales]);

    const book = await shelf.bookOf(id, session);
    const sold = book.filter(({ change }) => change === -2);
    expect(sold).toHaveLength(10);
    expect(book.reduce((sum, { change }) => sum + change, 0)).toBe(await shelf.shop.stockOf(id));
  });
});
