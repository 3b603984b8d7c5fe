import { eq, sql } from 'drizzle-orm';

import type { Paginated } from '@contract/wire/envelope';
import type { StockMovement } from '@contract/wire/stock';

import { attempts, medications } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { isWaitingForLock } from '../../testing/callBlockedBy';
import { makeMedication } from '../../testing/makeMedication';
import { makePharmacy, makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';
import { until } from '../../testing/until';

const test = testApp();
const shop = shoppingIn(test);

interface Sent {
  key?: string;
  as: Session;
}

const move = (id: number, payload: object, { key, as }: Sent) =>
  test.call({
    method: 'POST',
    url: `/api/medications/${id}/stock-movements`,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    ...{ payload, as },
  });
const receive = (id: number, quantity: number, sent: Sent) => move(id, { reason: 'received', quantity }, sent);

const bookOf = async (id: number, as: Session) =>
  ((await test.call({ url: `/api/medications/${id}/stock-movements`, as })).json().data as Paginated<StockMovement>)
    .data;

async function makeShelf(stock: number) {
  const { session, user, pharmacy } = await makeStaff(test.db);
  const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock });
  return { id, as: session, name: `${user.firstName} ${user.lastName}` };
}

it('adds what was received, and says so in the book', async () => {
  const { id, as, name } = await makeShelf(10);

  const answer = await receive(id, 24, { as });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    message: 'Stock updated',
    data: { reason: 'received', change: 24, balance: 34, actor: name, order: null },
  });
  expect(await shop.stockOf(id)).toBe(34);
  expect((await bookOf(id, as))[0]).toEqual(answer.json().data);
});

it.each(['counter_sale', 'expired', 'damaged', 'lost', 'supplier_return'])('takes off what is %s', async (reason) => {
  const { id, as } = await makeShelf(10);

  expect((await move(id, { reason, quantity: 10 }, { as })).json().data).toMatchObject({
    reason,
    change: -10,
    balance: 0,
  });
  expect(await shop.stockOf(id)).toBe(0);
});

it('takes units off a stock that a cancelled order has lifted above the most there may be, and puts none on', async () => {
  const { id, as } = await makeShelf(1_000_005);

  expect((await move(id, { reason: 'lost', quantity: 2 }, { as })).json().data).toMatchObject({ balance: 1_000_003 });
  expect((await receive(id, 1, { as })).json().code).toBe('stockTooHigh');
});

it('loses no sale that happens meanwhile', async () => {
  const { id, as } = await makeShelf(100);

  await Promise.all([
    ...Array.from({ length: 6 }, () => receive(id, 5, { as })),
    ...Array.from({ length: 6 }, () => shop.buy({ [id]: 2 })),
    ...Array.from({ length: 6 }, () => move(id, { reason: 'damaged', quantity: 1 }, { as })),
  ]);

  expect(await shop.stockOf(id)).toBe(100 + 30 - 12 - 6);
  const [newest] = await bookOf(id, as);
  expect(newest!.balance).toBe(112);
});

it.each([
  [3, 'stockTooLow', 'Only 3 left in stock'],
  [0, 'outOfStock', 'This medication is out of stock'],
])('takes no more than the %d that there are, and says so', async (stock, code, text) => {
  const { id, as } = await makeShelf(stock);

  const answer = await move(id, { reason: 'expired', quantity: 4 }, { as });

  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code, errors: { quantity: [text] }, data: { stock } },
  ]);
  expect(await shop.stockOf(id)).toBe(stock);
  expect((await bookOf(id, as)).map(({ reason }) => reason)).not.toContain('expired');
});

it('takes the last units once, also for those who come at the same moment', async () => {
  const { id, as } = await makeShelf(2);
  const sellOne = () => move(id, { reason: 'counter_sale', quantity: 1 }, { as });
  const sales: ReturnType<typeof move>[] = [];

  await test.db.transaction(async (tx) => {
    await tx.select().from(medications).where(eq(medications.id, id)).for('no key update');
    sales.push(...Array.from({ length: 4 }, sellOne));
    // What they have read before waiting for the lock is outdated once they get it.
    await until(() => isWaitingForLock(test.db, 4));
  });

  const answers = (await Promise.all(sales)).map((sale) => `${sale.statusCode} ${sale.json().code ?? ''}`.trim());
  expect(answers.sort()).toEqual(['200', '200', '409 outOfStock', '409 outOfStock']);
  expect(await shop.stockOf(id)).toBe(0);
});

it('keeps no more than a shelf may hold', async () => {
  const { id, as } = await makeShelf(999_990);

  expect((await receive(id, 10, { as })).statusCode).toBe(200);
  const answer = await receive(id, 1, { as });

  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    {
      code: 'stockTooHigh',
      errors: { quantity: ['There may be 1,000,000 in stock at most, and there are 1,000,000 now'] },
    },
  ]);
  expect(await shop.stockOf(id)).toBe(1_000_000);
});

it.each([
  ['no quantity', { quantity: undefined }, 'quantity', 'Quantity is required'],
  ['nothing', { quantity: 0 }, 'quantity', 'Quantity must be a whole number from 1 to 1,000,000'],
  ['less than nothing', { quantity: -5 }, 'quantity', 'Quantity must be a whole number from 1 to 1,000,000'],
  ['half a box', { quantity: 1.5 }, 'quantity', 'Quantity must be a whole number from 1 to 1,000,000'],
  ['too much', { quantity: 1_000_001 }, 'quantity', 'Quantity must be a whole number from 1 to 1,000,000'],
  ['words', { quantity: 'a few' }, 'quantity', 'Quantity must be a whole number from 1 to 1,000,000'],
  ['no reason', { reason: undefined }, 'reason', 'Choose one of the reasons'],
  ['the reason of a checkout', { reason: 'sale' }, 'reason', 'Choose one of the reasons'],
])('refuses %s', async (_what, wrong, field, text) => {
  const { id, as } = await makeShelf(10);

  const answer = await move(id, { reason: 'received', quantity: 5, ...wrong }, { as });

  expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [text] }]);
  expect(await shop.stockOf(id)).toBe(10);
});

it('puts a pending pharmacy in stock before it may sell', async () => {
  const pharmacy = await makePharmacy(test.db, { status: 'pending' });
  const { session: as } = await makeStaff(test.db, pharmacy.id);
  const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 0 });

  expect((await receive(id, 5, { as })).statusCode).toBe(200);
});

describe('the same key', () => {
  it('is refused with an empty key, which would protect nobody from a second one', async () => {
    const { id, as } = await makeShelf(5);

    const response = await receive(id, 2, { key: '', as });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ 'idempotency-key': ['Leave this header out, or give it a text'] });
    expect(await shop.stockOf(id)).toBe(5);
  });

  it('moves once and answers the same, sent ten times at once and once more after a sale', async () => {
    const { id, as } = await makeShelf(10);
    const send = () => receive(id, 24, { key: 'delivery of today', as });

    const answers = await Promise.all(Array.from({ length: 10 }, send));
    await shop.buy({ [id]: 1 });
    answers.push(await send());

    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]!.json().data).toMatchObject({ change: 24, balance: 34 });
    expect(await shop.stockOf(id)).toBe(33);
  });

  it.each([
    ['quantity', { reason: 'received', quantity: 25 }],
    ['reason', { reason: 'lost', quantity: 24 }],
  ])('moves nothing for another %s', async (_what, other) => {
    const { id, as } = await makeShelf(10);
    await receive(id, 24, { key: 'k', as });

    const answer = await move(id, other, { key: 'k', as });

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'moveAlreadyStored']);
    expect(await shop.stockOf(id)).toBe(34);
  });

  it('moves nothing for another member of the staff, whose name would be missing in the book', async () => {
    const { id, as } = await makeShelf(10);
    const { session: colleague } = await makeStaff(test.db, as.pharmacyId);
    await receive(id, 24, { key: 'k', as });

    const answer = await receive(id, 24, { key: 'k', as: colleague });

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'moveAlreadyStored']);
    expect(await shop.stockOf(id)).toBe(34);
  });

  it('is free again after a refusal, and is another one at another product', async () => {
    const { id, as } = await makeShelf(1);
    const { id: other, as: neighbour } = await makeShelf(1);
    const take = (quantity: number) => move(id, { reason: 'lost', quantity }, { key: 'k', as });

    expect((await take(2)).statusCode).toBe(409);
    expect((await take(1)).statusCode).toBe(200);
    expect((await receive(other, 3, { key: 'k', as: neighbour })).statusCode).toBe(200);
    expect([await shop.stockOf(id), await shop.stockOf(other)]).toEqual([0, 4]);
  });
});

it('without a key moves with each call', async () => {
  const { id, as } = await makeShelf(0);

  await receive(id, 5, { as });
  await receive(id, 5, { as });

  expect(await shop.stockOf(id)).toBe(10);
});

it('is held by the database function, whoever calls it', async () => {
  const { id, as } = await makeShelf(2);

  const { rows } = await test.db.execute(sql`select move_stock(${id}, -3, 'lost', ${as.userId}) as id`);

  expect(rows).toEqual([{ id: null }]);
  expect(await shop.stockOf(id)).toBe(2);
  expect(await bookOf(id, as)).toHaveLength(1);
});

describe('of moves by hand, three thousand within an hour', () => {
  it('are free to a pharmacy, and as many to another one', async () => {
    const { id, as } = await makeShelf(10);
    const other = await makeShelf(10);
    await receive(id, 1, { as });
    await test.db.update(attempts).set({ count: 3050 });
    expect((await receive(id, 1, { as })).statusCode).toBe(200);

    const response = await receive(id, 1, { as });

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(await shop.stockOf(id)).toBe(12);
    expect((await receive(other.id, 1, { as: other.as })).statusCode).toBe(200);
  });

  it('count with the corrections of a product, whose other changes go on', async () => {
    const { id, as } = await makeShelf(10);
    const change = (payload: object) => test.post(`/api/medications/${id}/update`, as, payload);
    await receive(id, 1, { as });
    await test.db.update(attempts).set({ count: 3050 });
    expect((await change({ stock: 15, seen_stock: 11 })).statusCode).toBe(200);

    const response = await change({ stock: 20, seen_stock: 15, price: 99 });

    expect(response.statusCode).toBe(429);
    expect((await receive(id, 1, { as })).statusCode).toBe(429);
    expect((await change({ stock: 15, lowStockAlert: 3 })).json().data).toMatchObject({ stock: 15, lowStockAlert: 3 });
    const book = await bookOf(id, as);
    expect(book.map(({ balance }) => balance)).toEqual([15, 11, 10]);
  });

  it('do not count what is repeated or refused', async () => {
    const { id, as } = await makeShelf(10);
    await receive(id, 1, { as, key: 'delivery' });
    const before = await test.db.select().from(attempts);

    await receive(id, 1, { as, key: 'delivery' });
    await receive(id, 1_000_000, { as });

    expect(await test.db.select().from(attempts)).toEqual(before);
    expect(await bookOf(id, as)).toHaveLength(2);
  });
});
