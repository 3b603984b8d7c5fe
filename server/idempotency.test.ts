import { brotliDecompressSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';

import { answeredCalls, attempts, contactMessages, promoCodes, recoveryCodes, userAddresses } from './db/schema';
import { shelfIn } from './modules/inventory/testing/shelf';
import type { Session } from './plugins/session';
import { prune } from './prune';
import { totpCode, turnOnTwoFactor } from './testing/authenticator';
import { mailsTo, tokenIn } from './testing/mailbox';
import { makeAddress } from './testing/makeAddress';
import { makeForm } from './testing/makeForm';
import { makePng } from './testing/makePng';
import { makeCustomer, makeStaff, PASSWORD } from './testing/makeUser';
import { shoppingIn } from './testing/shopping';
import { testApp } from './testing/testApp';

const test = testApp();
const shop = shoppingIn(test);
beforeEach(async () => {
  await test.db.delete(attempts);
  await test.db.delete(answeredCalls);
});

interface Call {
  url: string;
  as?: Session;
  payload?: object;
  headers?: Record<string, string>;
}

let keys = 0;
const newKey = () => `key ${++keys}`;

const send = ({ url, as, payload = {}, headers }: Call, key: string) =>
  test.call({
    method: 'POST',
    url: `/api/${url}`,
    as: as ?? null,
    payload,
    headers: { ...headers, 'idempotency-key': key },
  });

/** Each way makes the same call twice and returns both answers, which must be alike. */
const WAYS = {
  'one after the other': async (call: Call, key = newKey()) => [await send(call, key), await send(call, key)],
  'at once': (call: Call, key = newKey()) => Promise.all([send(call, key), send(call, key)]),
};

const CHANGED = { password: 'Even-str0nger!', password_confirmation: 'Even-str0nger!' };
const MESSAGE = { name: 'Omar', email: 'omar@example.com', subject: 'Order', message: 'Where is it?' };

describe.each(Object.entries(WAYS))('a call that comes twice with one key, %s', (_way, twice) => {
  const answeredAlike = async (call: Call) => {
    const [first, second] = await twice(call);
    expect([first!.statusCode, second!.statusCode]).toEqual([200, 200]);
    expect(second!.json()).toEqual(first!.json());
    expect(second!.headers['content-type']).toBe(first!.headers['content-type']);
    return first!.json().data;
  };

  it('moves an order once, and says so', async () => {
    const { id, staff } = await shop.placeOrder();
    const payload = { status: 'processing', seen_status: 'pending' };

    const { events } = await answeredAlike({ url: `orders/${id}/update-status`, as: staff, payload });

    expect(events).toHaveLength(2);
  });

  it('adds one product, known or not', async () => {
    const { session } = await makeStaff(test.db);
    const shelf = await shelfIn(test);

    for (const only_if_new of [true, false])
      await answeredAlike({ url: 'medications/create', as: session, payload: { ...shelf.input(), only_if_new } });

    const { data } = (await test.call({ url: '/api/pharmacy/medications', as: session })).json();
    expect(data.total).toBe(2);
  });

  it('adds a promo code, and deletes it', async () => {
    const { session: as } = await makeStaff(test.db);
    const payload = { code: 'FEAST', value: 10, start_date: '2026-01-01', end_date: '2099-12-31' };

    const { id } = await answeredAlike({ url: 'promo-codes/create', as, payload });
    await answeredAlike({ url: `promo-codes/${id}/delete`, as });

    expect(await test.db.$count(promoCodes, eq(promoCodes.pharmacyId, as.pharmacyId))).toBe(0);
  });

  it('changes the password', async () => {
    const { session: as } = await makeCustomer(test.db);

    await answeredAlike({ url: 'user/password', as, payload: { current_password: PASSWORD, ...CHANGED } });
  });

  it('sets a password by a link, which is good for no other call', async () => {
    const { user } = await makeCustomer(test.db);
    await test.post('/api/auth/forgot-password', null, { email: user.email });
    await test.nudged('mail');
    const [mail] = await mailsTo(test.db, user.email);
    const payload = { token: tokenIn(mail!), ...CHANGED };

    await answeredAlike({ url: 'auth/reset-password', payload });

    const others = [
      await send({ url: 'auth/reset-password', payload }, newKey()),
      await test.post('/api/auth/reset-password', null, payload),
    ];
    expect(others.map((answer) => answer.json().code)).toEqual(['linkInvalid', 'linkInvalid']);
  });

  it('turns two-factor on and renews its codes, which both calls are shown', async () => {
    const { session: as } = await makeCustomer(test.db);
    const { secret } = await answeredAlike({
      url: 'user/two-factor/start',
      as,
      payload: { password: PASSWORD },
    });

    const on = await answeredAlike({ url: 'user/two-factor/confirm', as, payload: { code: totpCode(secret) } });
    const payload = { password: PASSWORD, code: on.recovery_codes[0] };
    const renewed = await answeredAlike({ url: 'user/two-factor/recovery-codes', as, payload });

    expect(await test.db.$count(recoveryCodes, eq(recoveryCodes.userId, as.userId))).toBe(10);
    const kept = JSON.stringify(await test.db.select().from(answeredCalls));
    for (const shown of [secret, renewed.recovery_codes[0], PASSWORD]) expect(kept).not.toContain(shown);
  });

  it('signs in by a code, which is good for no other call', async () => {
    const { user, session } = await makeCustomer(test.db);
    const { recoveryCodes: codes } = await turnOnTwoFactor(test, session);
    const login = { email: user.email, password: PASSWORD };
    const { challenge } = (await test.post('/api/auth/login', null, login)).json().data;
    const payload = { challenge, code: codes[0] };

    await answeredAlike({ url: 'auth/two-factor', payload });

    expect((await send({ url: 'auth/two-factor', payload }, newKey())).statusCode).toBe(422);
  });

  it('writes to support once', async () => {
    await test.db.delete(contactMessages);

    await answeredAlike({ url: 'contact', payload: MESSAGE });

    expect(await test.db.$count(contactMessages)).toBe(1);
  });
});

it('carries out again what was refused before', async () => {
  const { session: as } = await makeStaff(test.db);
  const call = { url: 'promo-codes/create', as, payload: { code: 'A', value: 0 } };

  const refused = [await send(call, 'refused'), await send(call, 'refused')];

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
  expect(await test.db.$count(answeredCalls)).toBe(0);
});

it('takes another body, another sign-in and a call without a key for calls of their own', async () => {
  const { session: as } = await makeStaff(test.db);
  const { session: other } = await makeStaff(test.db);
  const payload = { code: 'ONE', value: 10, start_date: '2026-01-01', end_date: '2099-12-31' };
  const url = 'promo-codes/create';
  await send({ url, as, payload }, 'mine');

  expect((await send({ url, as, payload: { ...payload, code: 'TWO' } }, 'mine')).json().data.code).toBe('TWO');
  expect((await send({ url, as: other, payload }, 'mine')).statusCode).toBe(200);
  expect((await test.post(`/api/${url}`, as, payload)).statusCode).toBe(422);
  expect(await test.db.$count(promoCodes)).toBe(3);
});

it('takes another address and another picture for calls of their own', async () => {
  const { session: as } = await makeCustomer(test.db);
  for (const { id } of [await makeAddress(test.db, as.userId), await makeAddress(test.db, as.userId)])
    expect((await send({ url: `user/addresses/delete/${id}`, as }, 'mine')).statusCode).toBe(200);
  expect(await test.db.$count(userAddresses, eq(userAddresses.userId, as.userId))).toBe(0);

  const { session: staff } = await makeStaff(test.db);
  const shelf = await shelfIn(test);
  const ids = new Set<number>();
  for (const width of [10, 20]) {
    const { headers, payload } = await makeForm({ ...shelf.formFields(), image: { bytes: await makePng(width) } });
    // The multipart boundary differs from call to call.
    const call = { url: 'medications/create', as: staff, payload, headers };
    ids.add((await send(call, 'mine')).json().data.id);
  }
  expect(ids.size).toBe(2);
});

it('answers once more in plain words what it has sent compressed', async () => {
  const { id, staff: as } = await shop.placeOrder();
  const call = { url: `orders/${id}/update-status`, as, payload: { status: 'processing', seen_status: 'pending' } };
  const first = await send({ ...call, headers: { 'accept-encoding': 'br' } }, 'packed');
  expect(first.headers['content-encoding']).toBe('br');

  const second = await send(call, 'packed');

  expect(second.json()).toEqual(JSON.parse(brotliDecompressSync(first.rawPayload).toString()));
});

it('tells its caller what is done, also where the answer cannot be kept', async () => {
  await test.db.execute(sql`alter table ${answeredCalls} add constraint full_disk check (answer is null)`);

  const { statusCode } = await send({ url: 'contact', payload: MESSAGE }, 'unkept');

  await test.db.execute(sql`alter table ${answeredCalls} drop constraint full_disk`);
  expect(statusCode).toBe(200);
});

it('carries nothing out anew whose first call never ends, as of a server that crashed, and says to come again', async () => {
  const call = { url: 'contact', payload: MESSAGE };
  await send(call, 'crashed');
  await test.db.update(answeredCalls).set({ answer: null });
  await test.db.delete(contactMessages);
  const realNow = Date.now.bind(Date);
  let later = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + (later += 2_000));

  const { statusCode, headers } = await send(call, 'crashed');

  clock.mockRestore();
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(await test.db.$count(contactMessages)).toBe(0);
});

it('answers nothing again once the session has ended', async () => {
  const { session: as } = await makeCustomer(test.db);
  const { id } = await makeAddress(test.db, as.userId);
  const call = { url: `user/addresses/delete/${id}`, as };
  expect((await send(call, 'deleted')).statusCode).toBe(200);
  await test.post('/api/auth/logout', as, {});

  expect((await send(call, 'deleted')).statusCode).toBe(401);
});

it('forgets an answer after ten minutes', async () => {
  const call = { url: 'contact', payload: MESSAGE };
  await send(call, 'old');
  await test.db.update(answeredCalls).set({ createdAt: sql`now() - interval '11 minutes'` });
  await send(call, 'young');

  await prune(test.db, test.dataDir);

  expect(await test.db.$count(answeredCalls)).toBe(1);
});

/**
 * Calls that need no key: made twice, they do as much as once. They set a state, find that it is reached already, or recognise what they
 * have just done.
 */
const HARMLESS = [
  '/api/auth/invitation',
  '/api/auth/login',
  '/api/auth/logout',
  '/api/auth/refresh',
  '/api/auth/register',
  '/api/auth/send-verification',
  '/api/cart/apply-promo-code',
  '/api/cart/delete',
  '/api/cart/remove-item',
  '/api/cart/remove-promo-code',
  '/api/cart/update',
  '/api/orders/{id}/cancel',
  '/api/orders/{id}/record-payment',
  '/api/pharmacy/foreign-categories/update',
  '/api/pharmacy/notifications/seen',
  '/api/pharmacy/settings/notifications',
  '/api/pharmacy/settings/picture',
  '/api/pharmacy/settings/preferences',
  '/api/pharmacy/settings/profile',
  '/api/promo-codes/{id}/update',
  '/api/user/addresses/create',
  '/api/user/addresses/update/{id}',
  '/api/user/addresses/{id}/default',
  '/api/user/delete',
  '/api/user/payment-methods/create',
  '/api/user/payment-methods/{id}/default',
  '/api/user/profile',
  '/api/user/sessions/end-others',
];

interface Documented {
  paths: Record<string, { post?: { parameters?: { name: string }[] } }>;
}

it('asks for the key of every other change', async () => {
  const { paths }: Documented = (await test.call({ url: '/api/docs/json' })).json();

  const unkeyed = Object.entries(paths)
    .filter(([, { post }]) => post && !post.parameters?.some(({ name }) => name === 'idempotency-key'))
    .map(([path]) => path);
  expect(unkeyed.sort()).toEqual(HARMLESS);
});
