import { eq, sql } from 'drizzle-orm';

import type { User } from '@contract/wire/session';

import { attempts, refreshTokens, sessions, users } from '../../db/schema';
import { seal } from '../../sealing';
import { totpCode, turnOnTwoFactor } from '../../testing/authenticator';
import { callBlockedByUserChange } from '../../testing/callBlockedBy';
import { makeCustomer, PASSWORD } from '../../testing/makeUser';
import { TEST_CONFIG, testApp } from '../../testing/testApp';
import { passwordMarkOf } from '../accounts/passwords.service';
import { makeChallenge } from './challenge.service';

const app = testApp();
beforeEach(() => app.db.delete(attempts));

const post = (url: string, payload: object) =>
  app.call({ method: 'POST', url, payload, headers: { 'user-agent': 'Phone' } });
const signIn = (email: string, remember = false) => post('/api/auth/login', { email, password: PASSWORD, remember });
const sendCode = (challenge: string, code: string) => post('/api/auth/two-factor', { challenge, code });

async function challenged(remember = false) {
  const { user, session } = await makeCustomer(app.db);
  const { secret, recoveryCodes } = await turnOnTwoFactor(app, session);
  const { data } = (await signIn(user.email, remember)).json();
  return { user, session, secret, recoveryCodes, challenge: data.challenge as string };
}

const statusesOf = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode).sort();

it('answers the right password of a guarded account with a challenge, and opens no session', async () => {
  const { user, session } = await makeCustomer(app.db);
  await turnOnTwoFactor(app, session);
  const before = await app.db.$count(sessions);

  const response = await signIn(user.email);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    success: true,
    message: 'Enter the code from your authenticator app',
    data: { two_factor_required: true, challenge: expect.any(String) },
  });
  expect(await app.db.$count(sessions)).toBe(before);
});

it('signs in with the code of the app', async () => {
  const { user, secret, challenge } = await challenged();

  const response = await sendCode(challenge, totpCode(secret));

  expect(response.statusCode).toBe(200);
  const { data } = response.json();
  expect(data).toMatchObject({ user: { id: user.id, has_two_factor: true } });
  const headers = { authorization: `Bearer ${data.access_token}` };
  const devices = (await app.call({ url: '/api/user/sessions', headers })).json().data;
  expect(devices).toEqual([expect.objectContaining({ user_agent: 'Phone', is_current: true })]);
});

it('does not say that two-factor is off where the key of the app was sealed with another secret', async () => {
  const { user, recoveryCodes, secret, challenge } = await challenged();
  const totpSecret = seal('another-secret-another-secret-another', 'authenticator secret', secret);
  await app.db.update(users).set({ totpSecret }).where(eq(users.id, user.id));

  for (const code of [totpCode(secret), recoveryCodes[0]!]) {
    expect((await sendCode(challenge, code)).statusCode).toBe(503);
  }
});

it('opens no session where the password is replaced meanwhile', async () => {
  const { user, secret, challenge } = await challenged();
  const before = await app.db.$count(sessions);

  const response = await callBlockedByUserChange(app.db, user.id, { passwordHash: 'another' }, () =>
    sendCode(challenge, totpCode(secret)),
  );

  expect(response.statusCode).toBe(401);
  expect(await app.db.$count(sessions)).toBe(before);
});

it.each([true, false])('carries the choice to be remembered over: %s', async (remember) => {
  const { user, secret, challenge } = await challenged(remember);

  await sendCode(challenge, totpCode(secret));

  const rows = await app.db.select().from(refreshTokens);
  expect(rows.filter(({ userId }) => userId === user.id).map(({ isRemembered }) => isRemembered)).toEqual([remember]);
});

it('takes a code as it is typed on an Arabic keyboard', async () => {
  const { secret, challenge } = await challenged();
  const arabic = totpCode(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));

  expect((await sendCode(challenge, `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).statusCode).toBe(200);
});

it('takes each code once', async () => {
  const { secret, challenge } = await challenged();
  const code = totpCode(secret);
  await sendCode(challenge, code);

  const again = await sendCode(challenge, code);

  expect(again.statusCode).toBe(422);
  expect(again.json().errors).toEqual({ code: ['Incorrect or already used code'] });
});

it('takes no code that is older than one that was used', async () => {
  const { secret, challenge } = await challenged();
  await sendCode(challenge, totpCode(secret, 1));

  expect((await sendCode(challenge, totpCode(secret))).statusCode).toBe(422);
});

it('takes one code once where it arrives twice at once, and the next one behind it', async () => {
  const { secret, challenge } = await challenged();
  const code = totpCode(secret);

  expect(statusesOf(await Promise.all([sendCode(challenge, code), sendCode(challenge, code)]))).toEqual([200, 422]);
  expect((await sendCode(challenge, totpCode(secret, 1))).statusCode).toBe(200);
});

it('takes each recovery code once, however often it arrives at once', async () => {
  const { recoveryCodes, challenge } = await challenged();
  const [first, second] = recoveryCodes as [string, string];

  expect(statusesOf(await Promise.all([1, 2, 3].map(() => sendCode(challenge, first))))).toEqual([200, 422, 422]);
  expect((await sendCode(challenge, second)).statusCode).toBe(200);
});

it('says how many recovery codes are left, which a code of the app leaves alone', async () => {
  const { user, secret, recoveryCodes, challenge } = await challenged();
  const leftAfter = async (code: string) => {
    const { data } = (await sendCode(challenge, code)).json();
    return (data.user as User).recovery_codes_left;
  };

  expect(await leftAfter(recoveryCodes[0]!)).toBe(9);
  expect(await leftAfter(totpCode(secret))).toBe(9);
  for (const code of recoveryCodes.slice(1, -1)) await leftAfter(code);
  expect(await leftAfter(recoveryCodes.at(-1)!)).toBe(0);
  expect((await signIn(user.email)).json().data).not.toHaveProperty('user');
});

it("takes nobody else's code", async () => {
  const { challenge } = await challenged();
  const { secret, recoveryCodes } = await challenged();

  expect((await sendCode(challenge, totpCode(secret))).statusCode).toBe(422);
  expect((await sendCode(challenge, recoveryCodes[0]!)).statusCode).toBe(422);
});

it('opens nothing with a challenge alone', async () => {
  const { challenge } = await challenged();

  const asAccess = await app.call({ url: '/api/auth/me', headers: { authorization: `Bearer ${challenge}` } });
  const asRefresh = await post('/api/auth/refresh', { refresh_token: challenge.slice(0, 200) });

  expect([asAccess.statusCode, asRefresh.statusCode]).toEqual([401, 401]);
});

it('asks for the password again after five minutes, and where a challenge is made up', async () => {
  const { user, secret } = await challenged();
  const sixMinutesAgo = Date.now() - 6 * 60_000;
  const right = { userId: user.id, passwordMark: passwordMarkOf(user.passwordHash), remember: true };
  const old = makeChallenge(TEST_CONFIG.jwtSecret, right, sixMinutesAgo);
  const foreign = makeChallenge('x'.repeat(44), right);
  const accessToken = app.app.jwt.sign({ userId: user.id, sessionId: '', userType: 'user', pharmacyId: null });

  for (const challenge of [old, foreign, accessToken, 'made-up']) {
    const response = await sendCode(challenge, totpCode(secret));
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      code: 'challengeOver',
      message: 'This sign-in took too long. Please enter your password again',
    });
  }
});

it('asks for the new password once the one of the challenge has changed, even to the same', async () => {
  const { user, session, secret, challenge } = await challenged();
  const payload = { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD };
  await app.post('/api/user/password', session, payload);

  const response = await sendCode(challenge, totpCode(secret));

  expect(response.statusCode).toBe(401);
  const { data } = (await signIn(user.email)).json();
  expect((await sendCode(data.challenge, totpCode(secret))).statusCode).toBe(200);
});

it('makes guesses wait after five, even the right code, and lets it in once the wait is over', async () => {
  const { secret, challenge } = await challenged();
  const guesses = await Promise.all(Array.from({ length: 12 }, () => sendCode(challenge, 'abcde-fghij')));
  expect(statusesOf(guesses)).toEqual([...Array(5).fill(422), ...Array(7).fill(429)]);

  expect((await sendCode(challenge, totpCode(secret))).statusCode).toBe(429);
  await app.db.update(attempts).set({ blockedUntil: sql`now()` });
  expect((await sendCode(challenge, totpCode(secret))).statusCode).toBe(200);
});
