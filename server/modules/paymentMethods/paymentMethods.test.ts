import { eq } from 'drizzle-orm';

import { expiryYears } from '@contract/expiry';
import { LIMITS } from '@contract/limits';
import type { PaymentMethods } from '@contract/wire/paymentMethod';

import { attempts, paymentMethods } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { makeCard, makeCardToken } from '../../testing/makeCard';
import { makeCustomer } from '../../testing/makeUser';
import { readAllRows } from '../../testing/readAllRows';
import { recordingGateway } from '../../testing/recordingGateway';
import { startTestApp, testApp } from '../../testing/testApp';

const { payments } = recordingGateway();
const app = testApp({}, { payments });
let me: Session;
beforeEach(async () => {
  me = (await makeCustomer(app.db)).session;
});

const [thisYear = 0, nextYear = 0] = expiryYears();

const post = (path: string, payload?: object, as = me) => app.post(`/api/user/payment-methods/${path}`, as, payload);
const create = (overrides = {}, as = me) =>
  post('create', { token: makeCardToken(), holder_name: 'Mona Adel', ...overrides }, as);
const list = async (as = me): Promise<PaymentMethods> =>
  (await app.call({ url: '/api/user/payment-methods', as })).json().data;
const defaults = async () => (await list()).cards.filter(({ is_default }) => is_default).map(({ id }) => id);

describe('saving a card', () => {
  it('keeps what the gateway says of its token, and never shows the token again', async () => {
    const token = makeCardToken({ brand: 'meeza', last4: '0003', expiry_month: 4, expiry_year: nextYear });

    const response = await create({ token, holder_name: ' Mona Adel ' });

    expect(response.json()).toEqual({
      success: true,
      message: 'Card saved',
      data: {
        id: expect.any(Number),
        brand: 'meeza',
        last4: '0003',
        expiry_month: 4,
        expiry_year: nextYear,
        holder_name: 'Mona Adel',
        is_default: true,
        is_expired: false,
      },
    });
    expect(await list()).toEqual({ gateway: 'sandbox', cards: [response.json().data] });
  });

  it('makes the first one the default, and a later one only if it says so', async () => {
    const { id: first } = (await create()).json().data;
    await create();
    expect(await defaults()).toEqual([first]);

    const { id: third } = (await create({ is_default: true })).json().data;
    expect(await defaults()).toEqual([third]);
  });

  it('knows a token that is sent again', async () => {
    const token = makeCardToken();

    const responses = await Promise.all(Array.from({ length: 5 }, () => create({ token })));

    expect(new Set(responses.map((response) => response.json().data.id)).size).toBe(1);
    expect((await list()).cards).toHaveLength(1);
  });

  it('is not told of a token that another person has saved: each has a card of their own', async () => {
    const token = makeCardToken();
    const theirs = (await create({ token }, (await makeCustomer(app.db)).session)).json().data;

    const mine = (await create({ token, holder_name: 'Omar Adel' })).json().data;

    expect(mine.id).not.toBe(theirs.id);
    expect(mine).toMatchObject({ holder_name: 'Omar Adel', is_default: true });
    expect((await list()).cards).toEqual([mine]);
  });

  it('makes exactly one default of many first cards at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => create({ is_default: true })));

    expect(await defaults()).toHaveLength(1);
  });

  it('keeps as many as anybody needs, and no more', async () => {
    for (let made = 0; made < LIMITS.paymentMethods; made += 1) {
      await makeCard(app.db, me.userId, { isDefault: made === 0 });
    }

    const response = await create();

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'tooManyCards' });
  });

  it.each([
    [
      'a token that the gateway never gave out',
      'sbx_bm90aGluZw',
      'This card could not be added. Please enter it again',
    ],
    ['a token of somebody else', 'tok_visa', 'This card could not be added. Please enter it again'],
    ['an expired card', makeCardToken({ expiry_month: 1, expiry_year: thisYear - 1 }), 'This card has expired'],
  ])('refuses %s', async (_what, token, problem) => {
    const response = await create({ token });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ token: [problem] });
    expect((await list()).cards).toEqual([]);
  });
});

it('asks the gateway about no more than twenty cards an hour, good or bad', async () => {
  const { gateway } = payments;
  let asked = 0;
  payments.gateway = { ...gateway!, cardOf: (...call) => ((asked += 1), gateway!.cardOf(...call)) };
  expect((await create()).statusCode).toBe(200);
  await app.db.update(attempts).set({ count: 18 });
  expect((await create({ token: 'sbx_bm90aGluZw' })).statusCode).toBe(422);
  expect((await create()).statusCode).toBe(200);
  expect(asked).toBe(3);

  const before = await readAllRows(app.db);
  const response = await create();
  const after = await readAllRows(app.db);
  payments.gateway = gateway;

  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(asked).toBe(3);
  expect(after).toEqual(before);
});

it('asks about no more cards from a network where a hundred were refused within an hour, whichever account has them', async () => {
  await app.db.delete(attempts);
  const createAsAnybody = async (token?: string) =>
    create(token === undefined ? {} : { token }, (await makeCustomer(app.db)).session);
  expect((await createAsAnybody('sbx_bm90aGluZw')).statusCode).toBe(422);
  await app.db.update(attempts).set({ count: 99 });
  expect((await createAsAnybody()).statusCode).toBe(200);
  expect((await createAsAnybody('sbx_bm90aGluZw')).statusCode).toBe(422);

  const response = await createAsAnybody();

  await app.db.delete(attempts);
  expect(response.statusCode).toBe(429);
});

describe('card details', () => {
  const PAN = '4111111111111111';
  const lines: string[] = [];
  const loud = testApp({}, { logger: { level: 'trace', stream: { write: (line) => lines.push(line) } } });
  beforeEach(() => void lines.splice(0));

  it.each<[string, Record<string, unknown>]>([
    ['a number for a token', { token: PAN }],
    ['a grouped number for a token', { token: '4111 1111 1111 1111' }],
    ['a number beside the token', { number: PAN }],
    ['a number as a number', { remark: Number(PAN) }],
    ['a number for a name', { holder_name: `Mona ${PAN}` }],
    ['a CVV', { cvv: '987' }],
  ])('are refused, not stored and not logged: %s', async (_what, overrides) => {
    const { session } = await makeCustomer(loud.db);

    const response = await loud.post('/api/user/payment-methods/create', session, {
      token: makeCardToken(),
      holder_name: 'Mona Adel',
      ...overrides,
    });
    const contents = JSON.stringify(await readAllRows(loud.db));

    expect(response.statusCode).toBe(422);
    expect(response.json().errors.token).toContain('Card details go to the payment gateway only. Nothing was saved');
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of [PAN, '4111 1111 1111 1111', '"987"']) {
      expect(response.body).not.toContain(secret);
      expect(lines.join('')).not.toContain(secret);
      expect(contents).not.toContain(secret);
    }
  });
});

it.each([
  ['JSON', 'application/json', JSON.stringify({ token: 'tok_x', holder_name: 'n', x: '4 '.repeat(2500) })],
  ['a form', 'application/x-www-form-urlencoded', `token=tok_x&holder_name=n&x=${'4+'.repeat(2500)}`],
  ['many parts', 'multipart/form-data; boundary=-', `-----\r\n${'4 '.repeat(2500)}`],
])('does not look for a number in more than a card needs: %s', async (_what, type, payload) => {
  const response = await app.call({
    ...{ method: 'POST', url: '/api/user/payment-methods/create', as: me },
    ...{ headers: { 'content-type': type }, payload },
  });

  expect(response.statusCode).toBe(413);
  expect(response.json()).toEqual({ success: false, message: 'The request is too large' });
});

describe('the default card', () => {
  it('moves to another', async () => {
    await create();
    const { id } = (await create()).json().data;

    const response = await post(`${id}/default`);

    expect(response.json().data).toMatchObject({ id, is_default: true });
    expect(await defaults()).toEqual([id]);
  });

  it('is the first of the remaining ones when it is deleted', async () => {
    const { id: first } = (await create()).json().data;
    const { id: second } = (await create()).json().data;
    await create();

    expect((await post(`delete/${first}`)).json()).toEqual({ success: true, message: 'Card deleted', data: null });
    expect(await defaults()).toEqual([second]);
  });

  it('stays when another card is deleted, and is none after the last', async () => {
    const { id: first } = (await create()).json().data;
    const { id: second } = (await create()).json().data;

    await post(`delete/${second}`);
    expect(await defaults()).toEqual([first]);
    await post(`delete/${first}`);
    expect(await list()).toEqual({ gateway: 'sandbox', cards: [] });
  });

  it('is one while one is deleted and another is chosen', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 4; made += 1) ids.push((await create()).json().data.id);

    await Promise.all([post(`delete/${ids[0]}`), ...ids.slice(1).map((id) => post(`${id}/default`))]);

    expect(await defaults()).toHaveLength(1);
  });
});

it('marks a card that has expired since', async () => {
  const { id } = await makeCard(app.db, me.userId);
  await app.db.update(paymentMethods).set({ expiryYear: 2020 }).where(eq(paymentMethods.id, id));

  expect((await list()).cards).toMatchObject([{ id, is_expired: true }]);
});

it('takes no cards without a gateway, and says so', async () => {
  const cashOnly = await startTestApp({ paymentGateway: undefined });
  const { session } = await makeCustomer(cashOnly.db);

  const listed = await cashOnly.call({ url: '/api/user/payment-methods', as: session });
  const added = await cashOnly.post('/api/user/payment-methods/create', session, {
    token: makeCardToken(),
    holder_name: 'Mona Adel',
  });
  await cashOnly.stop();

  expect(listed.json().data).toEqual({ gateway: null, cards: [] });
  expect([added.statusCode, added.json().code]).toEqual([409, 'cardsNotAccepted']);
});
