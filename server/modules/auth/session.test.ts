import { eq } from 'drizzle-orm';

import type { Problem } from '@contract/wire/envelope';

import { attempts, pharmacyStaff, refreshTokens, sessions, users } from '../../db/schema';
import { isWaitingForLock } from '../../testing/callBlockedBy';
import { makeCustomer, makePharmacy, makeStaff, PASSWORD } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';
import { until } from '../../testing/until';
import { deleteExpiredTokens } from './tokens.service';

const app = testApp();

const post = (url: string, payload?: object) => app.post(url, null, payload);
const refresh = (token: string) => post('/api/auth/refresh', { refresh_token: token });
const signOut = (token: string) => post('/api/auth/logout', { refresh_token: token });
const tokensOf = (userId: number) => app.db.select().from(refreshTokens).where(eq(refreshTokens.userId, userId));

async function signIn(email: string, remember = false): Promise<string> {
  const response = await post('/api/auth/login', { email, password: PASSWORD, remember });
  return response.json().data.refresh_token;
}

const refreshed = async (token: string): Promise<string> => (await refresh(token)).json().data.refresh_token;

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

/** Shifts all uses of tokens into the past: two tabs that refresh at the same moment are tolerated. */
const graceIsOver = (userId: number) =>
  app.db
    .update(refreshTokens)
    .set({ usedAt: ago(61) })
    .where(eq(refreshTokens.userId, userId));

describe('POST /api/auth/refresh', () => {
  it('gives new tokens for a good one', async () => {
    const { user } = await makeCustomer(app.db);

    const response = await refresh(await signIn(user.email));

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      message: 'Done',
      data: { access_token: expect.any(String), refresh_token: expect.any(String) },
    });
    expect(app.app.jwt.verify(response.json().data.access_token)).toMatchObject({ userId: user.id, userType: 'user' });
    expect((await refresh(response.json().data.refresh_token)).statusCode).toBe(200);
  });

  it('tells a session that has ended from an account that is no more, by its last access token', async () => {
    const { user, session } = await makeCustomer(app.db);
    const headers = { authorization: `Bearer ${app.app.jwt.sign(session, { expiresIn: -1 })}` };
    const payload = { refresh_token: 'gone' };
    const codeOf = async () =>
      (await app.call({ method: 'POST', url: '/api/auth/refresh', payload, headers })).json<Problem>().code;
    expect(await codeOf()).toBe('sessionEnded');

    await app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, user.id));

    expect(await codeOf()).toBe('accountClosed');
  });

  it('gives access for a quarter of an hour, as the sign-in does', async () => {
    const { user } = await makeCustomer(app.db);
    const signedIn = (await post('/api/auth/login', { email: user.email, password: PASSWORD })).json().data;
    const renewed = (await refresh(signedIn.refresh_token)).json().data;

    const lives = [signedIn, renewed].map(({ access_token }) => {
      const { exp, iat } = app.app.jwt.verify<{ exp: number; iat: number }>(access_token);
      return exp - iat;
    });
    expect(lives).toEqual([900, 900]);
  });

  it('reads the role and the pharmacy afresh', async () => {
    const { user } = await makeStaff(app.db);
    const token = await signIn(user.email);
    const { id: pharmacyId } = await makePharmacy(app.db);
    await app.db.update(pharmacyStaff).set({ pharmacyId }).where(eq(pharmacyStaff.userId, user.id));

    const { data } = (await refresh(token)).json();

    expect(app.app.jwt.verify(data.access_token)).toMatchObject({ pharmacyId });
  });

  it('keeps a remembered session remembered, and counts its time anew', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await signIn(user.email, true);
    await app.db
      .update(refreshTokens)
      .set({ expiresAt: new Date(Date.now() + 60_000) })
      .where(eq(refreshTokens.userId, user.id));

    await refresh(token);

    const [newest] = (await tokensOf(user.id)).filter(({ usedAt }) => usedAt === null);
    expect(newest!.isRemembered).toBe(true);
    expect(newest!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it('serves two tabs that refresh at once', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await signIn(user.email);

    const responses = await Promise.all([refresh(token), refresh(token)]);

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [first, second] = responses.map((response) => response.json().data.refresh_token as string);
    expect(first).not.toBe(second);
    expect((await refresh(first!)).statusCode).toBe(200);
    expect((await refresh(second!)).statusCode).toBe(200);
  });

  it('uses up no token of another sign-in, and says of none that it was used', async () => {
    const { user } = await makeCustomer(app.db);
    const here = await signIn(user.email);
    const elsewhere = await hashOf(await signIn(user.email));
    await app.db.update(sessions).set({ lastUsedAt: ago(60) });
    const rowsOf = () =>
      app.db
        .select({ usedAt: refreshTokens.usedAt, lastUsedAt: sessions.lastUsedAt })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .where(eq(refreshTokens.tokenHash, elsewhere));
    const before = await rowsOf();

    await refresh(here);

    expect(before).toMatchObject([{ usedAt: null }]);
    expect(await rowsOf()).toEqual(before);
  });

  it('counts the time in which tabs may differ from the first use', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await signIn(user.email);
    const usedAt = ago(50);
    await app.db.update(refreshTokens).set({ usedAt }).where(eq(refreshTokens.userId, user.id));

    expect((await refresh(token)).statusCode).toBe(200);

    const hash = await hashOf(token);
    expect((await tokensOf(user.id)).find(({ tokenHash }) => tokenHash === hash)).toMatchObject({ usedAt });
  });

  it('makes a session wait that is renewed without end, keeps it, and still closes it for a replay', async () => {
    const { user } = await makeCustomer(app.db);
    const stolen = await signIn(user.email);
    const current = await refreshed(stolen);
    await app.db.update(attempts).set({ count: 140 });
    const next = await refreshed(current);

    const response = await refresh(next);

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await refresh(await signIn(user.email))).statusCode).toBe(200);
    await graceIsOver(user.id);
    expect((await refresh(stolen)).statusCode).toBe(401);
    expect((await refresh(next)).statusCode).toBe(401);
    await app.db.delete(attempts);
  });

  it('makes an account wait that opens sessions without end', async () => {
    const { user } = await makeCustomer(app.db);
    await signIn(user.email);
    await app.db.update(attempts).set({ count: 220 });
    const token = await signIn(user.email);

    const response = await post('/api/auth/login', { email: user.email, password: PASSWORD });

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(await tokensOf(user.id)).toHaveLength(2);
    expect((await refresh(token)).statusCode).toBe(200);
    await app.db.delete(attempts);
  });

  it('closes the whole session when a used token is shown again', async () => {
    const { user } = await makeCustomer(app.db);
    const stolen = await signIn(user.email);
    const current = await refreshed(stolen);
    await graceIsOver(user.id);

    expect((await refresh(stolen)).statusCode).toBe(401);
    expect((await refresh(current)).statusCode).toBe(401);
    expect(await tokensOf(user.id)).toEqual([]);
  });

  it('leaves no token alive when a replay and a refresh arrive at once', async () => {
    const { user } = await makeCustomer(app.db);
    const stolen = await signIn(user.email);
    const current = await refreshed(stolen);
    await graceIsOver(user.id);
    await app.db
      .update(refreshTokens)
      .set({ usedAt: null })
      .where(eq(refreshTokens.tokenHash, await hashOf(current)));

    await Promise.all([refresh(current), refresh(stolen), refresh(current)]);

    expect(await tokensOf(user.id)).toEqual([]);
  });

  it('leaves the other sign-ins of the person alone', async () => {
    const { user } = await makeCustomer(app.db);
    const stolen = await signIn(user.email);
    const elsewhere = await signIn(user.email);
    await refresh(stolen);
    await graceIsOver(user.id);
    await app.db
      .update(refreshTokens)
      .set({ usedAt: null })
      .where(eq(refreshTokens.tokenHash, await hashOf(elsewhere)));

    await refresh(stolen);

    expect((await refresh(elsewhere)).statusCode).toBe(200);
  });

  it('refuses a token that has expired, and forgets it', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await signIn(user.email);
    await app.db
      .update(refreshTokens)
      .set({ expiresAt: ago(1) })
      .where(eq(refreshTokens.userId, user.id));

    expect((await refresh(token)).statusCode).toBe(401);
    await deleteExpiredTokens(app.db, 1000);
    expect(await tokensOf(user.id)).toEqual([]);
  });

  it('forgets a used token that has expired, and not the session that goes on', async () => {
    const { user } = await makeCustomer(app.db);
    const used = await signIn(user.email);
    const newest = await refreshed(used);
    await app.db
      .update(refreshTokens)
      .set({ expiresAt: ago(1) })
      .where(eq(refreshTokens.tokenHash, await hashOf(used)));

    await deleteExpiredTokens(app.db, 1000);

    expect((await tokensOf(user.id)).map(({ tokenHash }) => tokenHash)).toEqual([await hashOf(newest)]);
    expect(await app.db.$count(sessions, eq(sessions.userId, user.id))).toBe(2);
    expect((await refresh(newest)).statusCode).toBe(200);
  });

  it('leaves an expired token that somebody is closing at this moment to them', async () => {
    const { user } = await makeCustomer(app.db);
    await signIn(user.email);
    const isTheirs = eq(refreshTokens.userId, user.id);
    await app.db
      .update(refreshTokens)
      .set({ expiresAt: ago(1) })
      .where(isTheirs);

    await app.db.transaction(async (tx) => {
      await tx.select().from(refreshTokens).where(isTheirs).for('update');
      await deleteExpiredTokens(app.db, 1000);
    });

    expect(await tokensOf(user.id)).toHaveLength(1);
  });

  it('refuses an unknown token', async () => {
    const response = await refresh('made-up');

    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      success: false,
      message: 'Your session has ended. Please sign in again',
      code: 'sessionEnded',
    });
  });

  it('asks for the token', async () => {
    const response = await post('/api/auth/refresh');

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ refresh_token: ['Refresh token is required'] });
  });

  it('keeps no token as it was sent', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await signIn(user.email);

    expect((await tokensOf(user.id)).map(({ tokenHash }) => tokenHash)).toEqual([await hashOf(token)]);
  });
});

describe('POST /api/auth/logout', () => {
  it('ends the sign-in, with every token that descends from it', async () => {
    const { user } = await makeCustomer(app.db);
    const first = await signIn(user.email);
    const second = await refreshed(first);

    const response = await signOut(second);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: 'User Sign Out', data: null });
    expect((await refresh(first)).statusCode).toBe(401);
    expect((await refresh(second)).statusCode).toBe(401);
  });

  it('waits for a refresh, and ends what that has begun', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await signIn(user.email);
    const answers: ReturnType<typeof signOut>[] = [];

    await app.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, user.id)).for('no key update');
      await tx
        .update(refreshTokens)
        .set({ usedAt: ago(0) })
        .where(eq(refreshTokens.userId, user.id));
      answers.push(signOut(token));
      await until(() => isWaitingForLock(app.db));
      await tx
        .update(sessions)
        .set({ lastUsedAt: ago(0) })
        .where(eq(sessions.userId, user.id));
    });

    expect((await answers[0])?.statusCode).toBe(200);
    expect(await tokensOf(user.id)).toEqual([]);
  });

  it('ends the sign-in of a bearer that comes alone', async () => {
    const { user } = await makeCustomer(app.db);
    const signedIn = (await post('/api/auth/login', { email: user.email, password: PASSWORD })).json().data;
    const laptop = await signIn(user.email);
    const headers = { authorization: `Bearer ${signedIn.access_token}` };

    expect((await app.call({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(200);

    expect((await refresh(signedIn.refresh_token)).statusCode).toBe(401);
    expect((await app.call({ url: '/api/auth/me', headers })).statusCode).toBe(401);
    expect((await refresh(laptop)).statusCode).toBe(200);
  });

  it('leaves another device signed in', async () => {
    const { user } = await makeCustomer(app.db);
    const phone = await signIn(user.email);
    const laptop = await signIn(user.email);

    await signOut(phone);

    expect((await refresh(laptop)).statusCode).toBe(200);
  });

  it.each([[undefined], [{}], [{ refresh_token: null }], [{ refresh_token: 'made-up' }]])(
    'is content with %j',
    async (payload) => {
      expect((await post('/api/auth/logout', payload)).statusCode).toBe(200);
    },
  );
});

describe('GET /api/auth/me', () => {
  it('tells a token that is to be renewed from one that is none', async () => {
    const { session } = await makeCustomer(app.db);
    const codeFor = async (token: string) =>
      (await app.call({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).json<Problem>().code;

    expect(await codeFor(app.app.jwt.sign(session, { expiresIn: -1 }))).toBe('accessExpired');
    expect(await codeFor('made-up')).toBe('sessionEnded');
  });

  it('shows the signed-in person', async () => {
    const { user, session, pharmacy } = await makeStaff(app.db);

    const response = await app.call({ url: '/api/auth/me', as: session });

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({ id: user.id, email: user.email, pharmacy: { id: pharmacy.id } });
    expect(response.body).not.toContain('argon2');
  });

  it('turns away a person whose account is gone', async () => {
    const { user, session } = await makeCustomer(app.db);
    await app.db.delete(users).where(eq(users.id, user.id));

    expect((await app.call({ url: '/api/auth/me', as: session })).statusCode).toBe(401);
  });
});

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Buffer.from(digest).toString('hex');
}
