import argon2 from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';

import { attempts, refreshTokens, sessions, users } from '../../db/schema';
import { callBlockedByUserChange } from '../../testing/callBlockedBy';
import { makeCustomer, makeStaff, PASSWORD } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';
import { hashPassword } from '../accounts/passwords.service';

const app = testApp();
beforeEach(() => app.db.delete(attempts));

let addresses = 0;
const newAddress = () => `10.0.0.${(addresses += 1)}`;

interface Try {
  from?: string;
  remember?: boolean;
}

const signIn = (email: string, password = PASSWORD, { from = newAddress(), remember }: Try = {}) =>
  app.call({ method: 'POST', url: '/api/auth/login', payload: { email, password, remember }, remoteAddress: from });

const failTimes = async (times: number, email: string, from?: string) => {
  for (let done = 0; done < times; done += 1) await signIn(email, 'Wrong-1!', { from });
};

/** Raises every count of failures so far by `more`. */
const pretendFailures = (more: number) => app.db.update(attempts).set({ count: sql`${attempts.count} + ${more}` });

const pass = (minutes: number) =>
  app.db.update(attempts).set({
    blockedUntil: sql`${attempts.blockedUntil} - make_interval(mins => ${minutes})`,
    updatedAt: sql`${attempts.updatedAt} - make_interval(mins => ${minutes})`,
  });

const waitIsOver = () => app.db.update(attempts).set({ blockedUntil: new Date(Date.now() - 1000) });

describe('POST /api/auth/login', () => {
  it('signs a customer in, whatever the case of the e-mail', async () => {
    const { user } = await makeCustomer(app.db, { email: 'mona@example.com', firstName: 'Mona' });

    const response = await signIn(' Mona@Example.com ');

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      message: 'User Sign in successfully',
      data: {
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        user: {
          id: user.id,
          first_name: 'Mona',
          last_name: 'Adel',
          email: 'mona@example.com',
          is_email_verified: true,
          phone: '+201112345678',
          gender: 'female',
          created_at: user.createdAt.toISOString(),
          user_type: 'user',
          has_two_factor: false,
          recovery_codes_left: 0,
          pharmacy: null,
        },
      },
    });
  });

  it('signs staff in with the pharmacy that they work for', async () => {
    const { user, pharmacy } = await makeStaff(app.db);

    const { data } = (await signIn(user.email)).json();

    expect(data.user).toMatchObject({
      user_type: 'pharmacy',
      pharmacy: { id: pharmacy.id, status: 'approved', delivery_fee: 30 },
    });
    expect(app.app.jwt.verify(data.access_token)).toMatchObject({ userType: 'pharmacy', pharmacyId: pharmacy.id });
  });

  it.each([
    ['replaced', { passwordHash: 'another' }],
    ['deleted with its account', { deletedAt: new Date() }],
    ['joined by a second factor', { totpSecret: 'sealed', totpConfirmedAt: new Date() }],
  ])('opens no session by a password that is %s while it is looked at', async (_what, change) => {
    const { user } = await makeCustomer(app.db);
    const before = await app.db.$count(sessions);

    const response = await callBlockedByUserChange(app.db, user.id, change, () => signIn(user.email));

    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual((await signIn('nobody@example.com')).json());
    expect(await app.db.$count(sessions)).toBe(before);
  });

  it('answers a wrong password and an unknown account alike', async () => {
    const { user } = await makeCustomer(app.db);

    const wrong = await signIn(user.email, 'Wrong-1!');
    const unknown = await signIn('nobody@example.com', 'Wrong-1!');

    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ success: false, message: 'Incorrect email or password', code: 'loginFailed' });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it.each([
    ['Wrong-1!', 1],
    ['Wrong-١!', 2],
  ])('lets no time tell them apart: both have hashes of the same cost looked at for %s', async (password, times) => {
    const { user } = await makeCustomer(app.db, { passwordHash: await hashPassword(PASSWORD) });
    const verify = jest.spyOn(argon2, 'verify');

    await signIn(user.email, password);
    await signIn('nobody@example.com', password);

    const costs = verify.mock.calls.map(([hash]) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+/.exec(String(hash))?.[0]);
    verify.mockRestore();
    expect(costs[0]).toEqual(expect.any(String));
    expect(costs).toEqual(Array(2 * times).fill(costs[0]));
  });

  it('opens for a password whose hash is older than the folding of digits', async () => {
    const { user } = await makeCustomer(app.db);
    const password = 'Ahmed#٢٠٢٧';
    await app.db
      .update(users)
      .set({ passwordHash: await argon2.hash(password) })
      .where(eq(users.id, user.id));

    expect((await signIn(user.email, password)).statusCode).toBe(200);
  });

  it('says what is missing, in the language of the reader', async () => {
    const response = await app.call({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'accept-language': 'ar' },
      payload: { email: 'mona' },
    });

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['email', 'password']);
    expect(response.json().message).toMatch(/[\u0600-\u06FF]/);
  });

  it.each([
    ['a session that ends with the browser', false, 1],
    ['a remembered one', true, 30],
  ])('keeps %s for as long as it says', async (_what, remember, days) => {
    const { user } = await makeCustomer(app.db);

    await signIn(user.email, PASSWORD, { remember });

    const [token] = await app.db.select().from(refreshTokens).where(eq(refreshTokens.userId, user.id));
    const lasts = token!.expiresAt.getTime() - token!.createdAt.getTime();
    expect(Math.round(lasts / 86_400_000)).toBe(days);
    expect(token!.isRemembered).toBe(remember);
  });
});

describe('sign-in after failures', () => {
  it.each([
    ['an account', true],
    ['an unknown e-mail', false],
  ])('makes %s wait after five, even with the right password', async (_what, exists) => {
    const email = exists ? (await makeCustomer(app.db)).user.email : 'nobody@example.com';
    const from = newAddress();
    await failTimes(5, email, from);

    const response = await signIn(email, PASSWORD, { from });

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(2);
    expect(response.json().message).toMatch(/^Too many attempts\. Try again in (1 second|2 seconds)$/);
  });

  it('leaves the owner alone whose account a stranger guesses at from elsewhere', async () => {
    const { user } = await makeCustomer(app.db);
    const stranger = newAddress();
    await failTimes(20, user.email, stranger);
    expect((await signIn(user.email, 'Wrong-1!', { from: stranger })).statusCode).toBe(429);

    expect((await signIn(user.email)).statusCode).toBe(200);
  });

  it('leaves the owner alone also where the stranger keeps to the waits, for hours', async () => {
    const { user } = await makeCustomer(app.db);
    const stranger = newAddress();
    await failTimes(1, user.email, stranger);
    await pretendFailures(27);
    for (let guesses = 0; guesses < 12; guesses += 1) {
      await pass(15);
      expect((await signIn(user.email, 'Wrong-1!', { from: stranger })).statusCode).toBe(401);
    }

    expect((await signIn(user.email)).statusCode).toBe(200);
  });

  it.each([
    ['an account', true],
    ['an unknown e-mail', false],
  ])('makes everybody wait for %s after thirty from one address after another', async (_what, exists) => {
    const email = exists ? (await makeCustomer(app.db)).user.email : 'nobody@example.com';
    await failTimes(1, email);
    await pretendFailures(28);
    expect((await signIn(email, 'Wrong-1!')).statusCode).toBe(401);

    expect((await signIn(email)).statusCode).toBe(429);

    await waitIsOver();
    expect((await signIn(email)).statusCode).toBe(exists ? 200 : 401);
    expect((await signIn(email)).statusCode).toBe(exists ? 200 : 429);
  });

  it('doubles the wait with each failure, up to fifteen minutes', async () => {
    const waits = [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900];
    const from = newAddress();
    const { email } = (await makeCustomer(app.db)).user;
    await failTimes(4, email, from);

    for (const longest of waits) {
      await waitIsOver();
      await failTimes(1, email, from);
      const wait = Number((await signIn(email, PASSWORD, { from })).headers['retry-after']);
      expect(wait).toBeLessThanOrEqual(longest);
      expect(wait).toBeGreaterThan(longest / 2);
    }
  });

  it('lets the right password in once the wait is over, and then starts counting anew', async () => {
    const { user } = await makeCustomer(app.db);
    const from = newAddress();
    await failTimes(5, user.email, from);
    await waitIsOver();

    expect((await signIn(user.email, PASSWORD, { from })).statusCode).toBe(200);
    await failTimes(4, user.email, from);
    expect((await signIn(user.email, PASSWORD, { from })).statusCode).toBe(200);
  });

  it('forgets failures after a quiet hour', async () => {
    const { user } = await makeCustomer(app.db);
    const from = newAddress();
    await failTimes(4, user.email, from);
    await app.db.update(attempts).set({ updatedAt: new Date(Date.now() - 61 * 60_000) });

    await failTimes(1, user.email, from);

    expect((await signIn(user.email, PASSWORD, { from })).statusCode).toBe(200);
  });

  it('lets no parallel guess slip past the count', async () => {
    const from = newAddress();
    const guesses = Array.from({ length: 20 }, () => signIn('nobody@example.com', 'Wrong-1!', { from }));

    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);

    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('makes an address wait that tries one account after another, and nobody else', async () => {
    const { user } = await makeCustomer(app.db);
    const from = newAddress();
    await failTimes(1, 'one@example.com', from);
    await pretendFailures(55);
    await failTimes(1, 'another@example.com', from);

    expect((await signIn(user.email, PASSWORD, { from })).statusCode).toBe(429);
    expect((await signIn(user.email)).statusCode).toBe(200);
  });

  it('does not clear an address by one good sign-in', async () => {
    const { user } = await makeCustomer(app.db);
    const from = newAddress();
    await failTimes(1, 'one@example.com', from);
    await pretendFailures(55);
    await signIn(user.email, PASSWORD, { from });
    await waitIsOver();
    await failTimes(1, 'another@example.com', from);

    expect((await signIn(user.email, PASSWORD, { from })).statusCode).toBe(429);
  });

  it('lets in whoever shares an address with many that mistype now and then', async () => {
    const { user } = await makeCustomer(app.db);
    const from = newAddress();
    await failTimes(1, 'one@example.com', from);
    await pretendFailures(46);
    for (let person = 0; person < 6; person += 1) {
      await pass(50);
      expect((await signIn(`${person}@example.com`, 'Wrong-1!', { from })).statusCode).toBe(401);
    }

    expect((await signIn(user.email, PASSWORD, { from })).statusCode).toBe(200);
  });

  it('lets the next person in at once behind one who signs in at a slowed address', async () => {
    const { user } = await makeCustomer(app.db);
    const from = newAddress();
    await failTimes(1, 'one@example.com', from);
    await pretendFailures(55);

    expect((await signIn(user.email, PASSWORD, { from })).statusCode).toBe(200);
    expect((await signIn(user.email, PASSWORD, { from })).statusCode).toBe(200);
  });

  it('takes all addresses of one IPv6 network for one', async () => {
    await failTimes(1, 'one@example.com', '2001:db8::1');
    await pretendFailures(55);
    await failTimes(1, 'another@example.com', '2001:db8:0::2');

    expect((await signIn('third@example.com', PASSWORD, { from: '2001:0db8::ffff:1' })).statusCode).toBe(429);
    expect((await signIn('third@example.com', PASSWORD, { from: '2001:db8:0:1::1' })).statusCode).toBe(401);
  });

  it('writes down no e-mail and no address', async () => {
    await failTimes(1, 'nobody@example.com', '10.9.9.9');

    const rows = await app.db.select({ key: attempts.key }).from(attempts);
    expect(rows.map(({ key }) => key)).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
  });
});
