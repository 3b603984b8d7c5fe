import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';

import { LIMITS } from '@contract/limits';
import type { OpenSession } from '@contract/wire/session';

import { attempts, refreshTokens, sessions, users } from '../../db/schema';
import { type ApiDocument, documentedCalls } from '../../testing/documentedCalls';
import { makeCustomer, makeStaff, PASSWORD } from '../../testing/makeUser';
import { newPerson } from '../../testing/newPerson';
import { testApp } from '../../testing/testApp';
import { deleteExpiredTokens } from '../auth/tokens.service';

const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36';

const app = testApp();
beforeEach(() => app.db.delete(attempts));

const post = (url: string, payload: object, headers = {}) => app.call({ method: 'POST', url, payload, headers });

/** Signs in as a browser does. */
async function signIn(email: string, userAgent = PHONE) {
  const response = await post('/api/auth/login', { email, password: PASSWORD }, { 'user-agent': userAgent });
  const { access_token, refresh_token } = response.json().data as Record<string, string>;
  const call = (method: 'GET' | 'POST', url: string) =>
    app.call({ method, url, headers: { authorization: `Bearer ${access_token}` } });
  const refresh = () => post('/api/auth/refresh', { refresh_token });
  const list = async () => (await call('GET', '/api/user/sessions')).json().data as OpenSession[];
  return { call, refresh, list, refreshToken: refresh_token, accessToken: access_token };
}

type SignIn = Awaited<ReturnType<typeof signIn>>;

const currentOf = async ({ list }: SignIn) => (await list()).find(({ is_current }) => is_current)!;
const write = ({ call }: SignIn) => call('POST', '/api/cart/delete');

describe('GET /api/user/sessions', () => {
  it('lists where the person is signed in, the present one first', async () => {
    const { user } = await makeCustomer(app.db);
    const laptop = await signIn(user.email, 'Laptop');
    const phone = await signIn(user.email);
    await app.db
      .update(sessions)
      .set({ lastUsedAt: new Date(Date.now() - 60_000) })
      .where(eq(sessions.id, (await currentOf(laptop)).id));

    expect(await phone.list()).toEqual([
      expect.objectContaining({ user_agent: PHONE, is_current: true }),
      expect.objectContaining({ user_agent: 'Laptop', is_current: false }),
    ]);
    expect((await laptop.list()).map(({ is_current }) => is_current)).toEqual([true, false]);
  });

  it('lists a hundred at most, the present one and those that were used last', async () => {
    const { user } = await makeCustomer(app.db);
    const first = await signIn(user.email, 'First');
    const [token] = await app.db.select().from(refreshTokens).where(eq(refreshTokens.userId, user.id));
    const later = (at: number) => new Date(Date.now() + at);
    const many = Array.from({ length: 120 }, (_, at) => ({
      id: randomUUID(),
      userId: user.id,
      userAgent: `Script ${at}`,
      lastUsedAt: later(at),
    }));
    await app.db.insert(sessions).values(many);
    await app.db
      .insert(refreshTokens)
      .values(many.map(({ id }) => ({ ...token!, sessionId: id, tokenHash: randomUUID() })));

    const listed = await first.list();

    expect(listed).toHaveLength(100);
    expect(listed.slice(0, 2).map(({ user_agent }) => user_agent)).toEqual(['First', 'Script 119']);
  });

  it('lists a person who has just joined', async () => {
    const { data } = (await post('/api/auth/register', newPerson(), { 'user-agent': PHONE })).json();

    const response = await app.call({
      url: '/api/user/sessions',
      headers: { authorization: `Bearer ${data.access_token}` },
    });

    expect(response.json().data).toMatchObject([{ user_agent: PHONE, is_current: true }]);
  });

  it('says when a session was last renewed', async () => {
    const { user } = await makeCustomer(app.db);
    const phone = await signIn(user.email);
    const longAgo = new Date('2026-01-01T00:00:00Z');
    await app.db.update(sessions).set({ lastUsedAt: longAgo, createdAt: longAgo });

    await phone.refresh();

    const { created_at, last_used_at } = await currentOf(phone);
    expect(created_at).toBe(longAgo.toISOString());
    expect(Date.parse(last_used_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('keeps no more of a very long browser name than there is room for', async () => {
    const { user } = await makeCustomer(app.db);

    const phone = await signIn(user.email, 'x'.repeat(4000));

    expect((await currentOf(phone)).user_agent).toBe('x'.repeat(LIMITS.userAgent));
  });

  it('leaves out what nobody can renew any more, and forgets it', async () => {
    const { user, session } = await makeCustomer(app.db);
    const old = await currentOf(await signIn(user.email, 'Old'));
    await app.db
      .update(refreshTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(refreshTokens.sessionId, old.id));
    const before = await app.call({ url: '/api/user/sessions', as: session });
    const phone = await signIn(user.email);
    await deleteExpiredTokens(app.db, 1000);

    expect(before.json().data).toEqual([]);
    expect((await phone.list()).map(({ user_agent }) => user_agent)).toEqual([PHONE]);
    expect(await app.db.select().from(sessions).where(eq(sessions.id, old.id))).toEqual([]);
  });
});

describe('ending a session', () => {
  it('signs that device out at once and leaves the present one alone', async () => {
    const { user } = await makeCustomer(app.db);
    const lost = await signIn(user.email, 'Lost');
    const phone = await signIn(user.email);
    const { id } = (await phone.list()).find(({ user_agent }) => user_agent === 'Lost')!;

    const response = await phone.call('POST', `/api/user/sessions/${id}/end`);

    expect(response.statusCode).toBe(200);
    expect((await lost.refresh()).statusCode).toBe(401);
    expect((await write(lost)).json()).toEqual({
      success: false,
      code: 'sessionEnded',
      message: 'Your session has ended. Please sign in again',
    });
    expect((await lost.call('GET', '/api/user/sessions')).statusCode).toBe(401);
    expect((await write(phone)).statusCode).toBe(200);
  });

  it.each([
    ['customer', makeCustomer],
    ['pharmacist', makeStaff],
  ])('leaves a %s no call of the API, not even one that only reads', async (_who, make) => {
    const { user } = await make(app.db);
    const lost = await signIn(user.email);
    await post('/api/auth/logout', { refresh_token: lost.refreshToken });
    const document: ApiDocument = (await app.call({ url: '/api/docs/json' })).json();
    const guarded = documentedCalls(document).filter(({ guard }) => guard !== 'anyone');
    expect(guarded.length).toBeGreaterThan(40);

    for (const { name, method, path } of guarded) {
      const response = await lost.call(method, path.replaceAll(/\{\w+\}/g, '1'));
      expect([name, response.statusCode, response.json().code]).toEqual([name, 401, 'sessionEnded']);
    }
  });

  it('signs out everywhere else', async () => {
    const { user } = await makeStaff(app.db);
    const others = [await signIn(user.email), await signIn(user.email)];
    const { session: stranger } = await makeCustomer(app.db);
    const here = await signIn(user.email);

    const response = await here.call('POST', '/api/user/sessions/end-others');

    expect(response.statusCode).toBe(200);
    expect(await here.list()).toEqual([expect.objectContaining({ is_current: true })]);
    for (const other of others) expect((await other.refresh()).statusCode).toBe(401);
    expect((await app.post('/api/cart/delete', stranger)).statusCode).toBe(200);
  });

  it.each([
    ['that is not there', '00000000-0000-4000-8000-000000000000', 404],
    ['that has no id', 'all', 422],
  ])('refuses one %s', async (_what, id, status) => {
    const { session } = await makeCustomer(app.db);

    const response = await app.post(`/api/user/sessions/${id}/end`, session);

    expect(response.statusCode).toBe(status);
  });

  it('happens at once when a person signs out', async () => {
    const { user } = await makeCustomer(app.db);
    const phone = await signIn(user.email);

    await post('/api/auth/logout', { refresh_token: phone.refreshToken });

    expect((await write(phone)).statusCode).toBe(401);
  });

  it('happens at once when a stolen token is shown', async () => {
    const { user } = await makeCustomer(app.db);
    const phone = await signIn(user.email);
    await phone.refresh();
    await app.db.update(refreshTokens).set({ usedAt: new Date(Date.now() - 61_000) });

    await phone.refresh();

    expect((await write(phone)).statusCode).toBe(401);
  });

  it('makes a person wait who ends one after another without end', async () => {
    const { session } = await makeCustomer(app.db);
    const end = () => app.post('/api/user/sessions/end-others', session);
    await end();
    await app.db.update(attempts).set({ count: 65 });
    await end();

    expect((await end()).statusCode).toBe(429);
  });
});

it('takes no access token that does not say which sign-in it is from', async () => {
  const { session } = await makeCustomer(app.db);
  const token = app.app.jwt.sign({ ...session, sessionId: undefined } as never);

  const response = await app.call({
    method: 'POST',
    url: '/api/cart/delete',
    headers: { authorization: `Bearer ${token}` },
  });

  expect(response.statusCode).toBe(401);
});

it('changes nothing by a call whose body comes after the end of its session', async () => {
  const { user, session } = await makeCustomer(app.db);
  const phone = await signIn(user.email);
  const laptop = await signIn(user.email);
  const body = JSON.stringify({ first_name: 'Thief', last_name: 'Thief', phone: '01099999999' });
  await app.app.listen({ port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  const head = [
    'POST /api/user/profile HTTP/1.1',
    'Host: dawaya.example',
    'Connection: close',
    `Authorization: Bearer ${phone.accessToken}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  const asked = once(app.app.server, 'request');
  socket.write([...head, '', body.slice(0, -1)].join('\r\n'));
  await asked;
  // Once this later call is answered, the session of the earlier call has been checked as well.
  expect((await write(phone)).statusCode).toBe(200);

  expect((await laptop.call('POST', '/api/user/sessions/end-others')).statusCode).toBe(200);
  socket.write(body.slice(-1));

  expect(await answer).toMatch(/^HTTP\/1.1 401/);
  const [after] = await app.db.select().from(users).where(eq(users.id, session.userId));
  expect(after?.firstName).not.toBe('Thief');
});
