import { eq } from 'drizzle-orm';

import { BRAND } from '@contract/language';

import { attempts, recoveryCodes, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { totpCode, turnOnTwoFactor } from '../../testing/authenticator';
import { callBlockedByUserChange } from '../../testing/callBlockedBy';
import { mailsTo, tokenIn } from '../../testing/mailbox';
import { makeCustomer, makeStaff, PASSWORD } from '../../testing/makeUser';
import { readAllRows } from '../../testing/readAllRows';
import { TEST_CONFIG, testApp } from '../../testing/testApp';
import { canOpenSecondFactors } from './twoFactor.service';

const app = testApp();
beforeEach(() => app.db.delete(attempts));

const post = (as: Session, path: string, payload: object) => app.post(`/api/user/two-factor/${path}`, as, payload);
const isOn = async (as: Session) => (await app.call({ url: '/api/auth/me', as })).json().data.has_two_factor as boolean;
const secretOf = async (as: Session) => (await post(as, 'start', { password: PASSWORD })).json().data.secret as string;
const rowOf = async ({ userId }: Session) => (await app.db.select().from(users).where(eq(users.id, userId)))[0]!;
const codesLeft = async ({ userId }: Session) =>
  (await app.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).length;

async function guarded() {
  const { user, session } = await makeCustomer(app.db);
  return { user, session, ...(await turnOnTwoFactor(app, session)) };
}

describe('the owner of the account', () => {
  it.each([
    ['en', [/authentication is now on/, /authentication is now off/]],
    ['ar', [/تفعيل المصادقة الثنائية/, /إيقاف المصادقة الثنائية/]],
  ])('is told by mail that two-factor was turned on, and off: %s', async (language, subjects) => {
    const { user, session } = await makeCustomer(app.db);
    const secret = await secretOf(session);
    const send = (path: string, payload: object) => {
      const headers = { 'accept-language': language };
      return app.call({ method: 'POST', url: `/api/user/two-factor/${path}`, as: session, payload, headers });
    };

    const { recovery_codes } = (await send('confirm', { code: totpCode(secret) })).json().data;
    await send('disable', { password: PASSWORD, code: recovery_codes[0] });

    const notices = await mailsTo(app.db, user.email);
    expect(notices.map(({ subject }) => subject)).toEqual(subjects.map((subject) => expect.stringMatching(subject)));
    for (const { text } of notices) expect(text).toContain('/forgetpassword');
  });
});

describe('turning two-factor on', () => {
  it('ties it to the secret of the server', async () => {
    await guarded();
    const canOpen = (secret: string) => canOpenSecondFactors({ db: app.db, secret });

    expect(await Promise.all([TEST_CONFIG.jwtSecret, 'another one'].map(canOpen))).toEqual([true, false]);
  });

  it('gives a secret for the app, which protects nothing yet', async () => {
    const { user, session } = await makeCustomer(app.db);

    const { data } = (await post(session, 'start', { password: PASSWORD })).json();

    const url = new URL(data.otpauth_url);
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain(`${BRAND.en}:${user.email}`);
    expect(url.searchParams.get('secret')).toBe(data.secret);
    expect(await isOn(session)).toBe(false);
  });

  it('is done with a first code, and gives ten recovery codes', async () => {
    const { session } = await makeStaff(app.db);
    const secret = await secretOf(session);

    const response = await post(session, 'confirm', { code: totpCode(secret) });

    expect(response.statusCode).toBe(200);
    const { recovery_codes } = response.json().data;
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes) expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
    expect(await isOn(session)).toBe(true);
  });

  it('voids a link to another e-mail that the password alone had asked for', async () => {
    const { user, session } = await makeCustomer(app.db);
    const email = `moved-${user.id}@example.com`;
    await app.post('/api/user/email', session, { email, password: PASSWORD });
    const [mail] = await mailsTo(app.db, email);

    await turnOnTwoFactor(app, session);
    const payload = { token: tokenIn(mail!) };
    const response = await app.post('/api/auth/verify-email', null, payload);

    expect(response.json()).toMatchObject({ success: false, code: 'linkInvalid' });
    expect((await rowOf(session)).email).toBe(user.email);
  });

  it('signs out the other devices, which have shown no code', async () => {
    const { user, session } = await makeCustomer(app.db);
    const payload = { email: user.email, password: PASSWORD };
    const { data } = (await app.post('/api/auth/login', null, payload)).json();

    await turnOnTwoFactor(app, session);
    const { refresh_token } = data as { refresh_token: string };
    const refresh = await app.post('/api/auth/refresh', null, { refresh_token });
    const me = await app.call({ url: '/api/auth/me', as: session });

    expect([refresh, me].map(({ statusCode }) => statusCode)).toEqual([401, 200]);
  });

  it('keeps neither the secret nor a recovery code as they were shown', async () => {
    const { secret, recoveryCodes: codes } = await guarded();

    const stored = JSON.stringify(await readAllRows(app.db));

    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('asks for the password first', async () => {
    const { session } = await makeCustomer(app.db);

    const response = await post(session, 'start', { password: 'Wrong-1!' });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ password: ['Incorrect password'] });
  });

  it.each([
    ['replaced', { passwordHash: 'another' }, 422],
    ['deleted with its account', { deletedAt: new Date() }, 401],
  ])('keeps no secret by a password that is %s while it is looked at', async (_what, change, status) => {
    const { user, session } = await makeCustomer(app.db);

    const response = await callBlockedByUserChange(app.db, user.id, change, () =>
      post(session, 'start', { password: PASSWORD }),
    );

    expect(response.statusCode).toBe(status);
    expect((await rowOf(session)).totpSecret).toBeNull();
  });

  it('waits until the e-mail is confirmed, and says so', async () => {
    const { session } = await makeCustomer(app.db, { emailVerifiedAt: null });

    const response = await post(session, 'start', { password: PASSWORD });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'confirmEmailFirst',
      message: expect.stringContaining('confirm your email address first'),
    });
    expect((await rowOf(session)).totpSecret).toBeNull();
  });

  it('refuses a wrong code, a code that is too old and a recovery code that cannot be', async () => {
    const { session } = await makeCustomer(app.db);
    const secret = await secretOf(session);
    const wrong = String((Number(totpCode(secret)) + 1) % 1_000_000).padStart(6, '0');

    for (const code of [wrong, totpCode(secret, -3), totpCode(secret, 3), 'abcde-fghij']) {
      const response = await post(session, 'confirm', { code });
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toEqual({ code: ['Incorrect or already used code'] });
    }
    expect(await isOn(session)).toBe(false);
  });

  it('takes the code of the newest secret only', async () => {
    const { session } = await makeCustomer(app.db);
    const first = await secretOf(session);
    const second = await secretOf(session);

    expect((await post(session, 'confirm', { code: totpCode(first) })).statusCode).toBe(422);
    expect((await post(session, 'confirm', { code: totpCode(second) })).statusCode).toBe(200);
  });

  it.each([
    ['replaced', 'another'],
    ['taken back by a new password', null],
  ])('takes no code of a secret that is %s meanwhile', async (_how, totpSecret) => {
    const { session } = await makeCustomer(app.db);
    const code = totpCode(await secretOf(session));

    const response = await callBlockedByUserChange(app.db, session.userId, { totpSecret }, () =>
      post(session, 'confirm', { code }),
    );

    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('twoFactorNotStarted');
    expect(await isOn(session)).toBe(false);
  });

  it('is done once where two confirmations arrive at once', async () => {
    const { session } = await makeCustomer(app.db);
    const code = totpCode(await secretOf(session));

    const responses = await Promise.all([post(session, 'confirm', { code }), post(session, 'confirm', { code })]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await codesLeft(session)).toBe(10);
  });

  it('says so where there is nothing to confirm, or nothing left to turn on', async () => {
    const { session: fresh } = await makeCustomer(app.db);
    const { session, secret } = await guarded();

    const answers = [
      await post(fresh, 'confirm', { code: '123456' }),
      await post(session, 'confirm', { code: totpCode(secret) }),
      await post(session, 'start', { password: PASSWORD }),
    ];

    expect(answers.map((each) => [each.statusCode, each.json().code])).toEqual([
      [409, 'twoFactorNotStarted'],
      [409, 'twoFactorAlreadyOn'],
      [409, 'twoFactorAlreadyOn'],
    ]);
  });

  it('makes a person wait who guesses', async () => {
    const { session } = await makeCustomer(app.db);
    const secret = await secretOf(session);
    for (let guesses = 0; guesses < 5; guesses += 1) await post(session, 'confirm', { code: 'abcde-fghij' });

    const response = await post(session, 'confirm', { code: totpCode(secret) });

    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
  });
});

describe.each([
  ['recovery-codes', 'renewing the recovery codes'],
  ['disable', 'turning two-factor off'],
])('%s', (path, what) => {
  it(`asks for the password and a code before ${what}`, async () => {
    const { session, secret } = await guarded();

    const noPassword = await post(session, path, { password: 'Wrong-1!', code: totpCode(secret) });
    const noCode = await post(session, path, { password: PASSWORD, code: 'abcde-fghij' });

    expect(noPassword.json().errors).toEqual({ password: ['Incorrect password'] });
    expect(noCode.json().errors).toEqual({ code: ['Incorrect or already used code'] });
    expect(await isOn(session)).toBe(true);
    expect((await post(session, path, { password: PASSWORD, code: totpCode(secret) })).statusCode).toBe(200);
  });

  it(`does nothing by a password that is replaced meanwhile: ${what}`, async () => {
    const { session, recoveryCodes: codes } = await guarded();
    const [code, ...others] = codes;

    const response = await callBlockedByUserChange(app.db, session.userId, { passwordHash: 'another' }, () =>
      post(session, path, { password: PASSWORD, code }),
    );

    expect([response.statusCode, response.json().errors]).toEqual([422, { password: ['Incorrect password'] }]);
    expect(await isOn(session)).toBe(true);
    expect(await codesLeft(session)).toBe(others.length);
  });

  it('says so where two-factor is off', async () => {
    const { session } = await makeCustomer(app.db);

    const response = await post(session, path, { password: PASSWORD, code: '123456' });

    expect(response.json()).toMatchObject({ code: 'twoFactorOff' });
  });

  it('says so where two-factor is turned off while the code is looked at', async () => {
    const { user, session, recoveryCodes: codes } = await guarded();
    const off = { totpSecret: null, totpConfirmedAt: null };

    const response = await callBlockedByUserChange(app.db, user.id, off, () =>
      post(session, path, { password: PASSWORD, code: codes[0] }),
    );

    expect(response.json()).toMatchObject({ code: 'twoFactorOff' });
  });
});

describe('new recovery codes', () => {
  it('take the place of the old ones', async () => {
    const { session, secret, recoveryCodes: old } = await guarded();

    const response = await post(session, 'recovery-codes', { password: PASSWORD, code: totpCode(secret) });

    const [fresh] = response.json().data.recovery_codes;
    expect(await codesLeft(session)).toBe(10);
    expect((await post(session, 'disable', { password: PASSWORD, code: old[0] })).statusCode).toBe(422);
    expect((await post(session, 'disable', { password: PASSWORD, code: fresh })).statusCode).toBe(200);
  });
});

describe('turning two-factor off', () => {
  it('leaves neither a secret nor a recovery code, and it can be turned on again', async () => {
    const { session, recoveryCodes: codes } = await guarded();

    await post(session, 'disable', { password: PASSWORD, code: codes[0]!.toUpperCase().replace('-', ' ') });

    expect(await rowOf(session)).toMatchObject({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
    expect(await codesLeft(session)).toBe(0);
    expect((await turnOnTwoFactor(app, session)).recoveryCodes).toHaveLength(10);
  });
});
