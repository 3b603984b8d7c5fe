import { eq } from 'drizzle-orm';

import { accountTokens, attempts, mails, sessions, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { totpCode, turnOnTwoFactor } from '../../testing/authenticator';
import { callBlockedByUserChange } from '../../testing/callBlockedBy';
import { mailsTo } from '../../testing/mailbox';
import { makeCustomer, makeStaff, openSession, PASSWORD } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

const NEW_PASSWORD = 'Even-str0nger!';

const app = testApp();
beforeEach(() => app.db.delete(attempts));

const post = (url: string, payload: object, as: Session | null = null) => app.post(url, as, payload);
const signIn = async (email: string, password: string) =>
  (await post('/api/auth/login', { email, password })).statusCode;

describe('POST /api/user/profile', () => {
  const save = (as: Session, overrides = {}) =>
    post('/api/user/profile', { first_name: 'Nour', last_name: 'Salem', phone: '00201512345678', ...overrides }, as);

  it.each([
    ['a customer', () => makeCustomer(app.db)],
    ['staff', () => makeStaff(app.db)],
  ])('changes the name and the phone of %s, and nothing else', async (_who, make) => {
    const { user, session } = await make();

    const response = await save(session, { email: 'other@example.com', user_type: 'pharmacy' });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: 'Profile updated',
      data: { id: user.id, first_name: 'Nour', last_name: 'Salem', phone: '+201512345678', email: user.email },
    });
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    const searchText = `nour salem ${user.email} +201512345678`;
    expect(row).toEqual({ ...user, firstName: 'Nour', lastName: 'Salem', phone: '+201512345678', searchText });
  });

  it('changes the position of staff, and leaves it where none is given', async () => {
    const { session } = await makeStaff(app.db);

    expect((await save(session)).json().data.pharmacy.position).toBe('Pharmacist');
    expect((await save(session, { position: ' Owner ' })).json().data.pharmacy.position).toBe('Owner');

    const refused = await save(session, { position: ' ' });
    expect(refused.json().errors).toEqual({ position: ['Position is required'] });
    expect((await app.call({ url: '/api/auth/me', as: session })).json().data.pharmacy.position).toBe('Owner');
  });

  it('gives a customer no position', async () => {
    const { session } = await makeCustomer(app.db);

    const response = await save(session, { position: 'Owner' });

    expect(response.statusCode).toBe(200);
    expect(response.json().data.pharmacy).toBeNull();
  });

  it('keeps what was pasted without what nobody sees', async () => {
    const { session } = await makeCustomer(app.db);

    const response = await save(session, {
      first_name: '\u202eNour',
      last_name: 'Abdel\nSalem\u200f',
      phone: '\u202a۰۱۵۱۲۳۴۵۶۷۸\u202c',
    });

    expect(response.json().data).toMatchObject({
      first_name: 'Nour',
      last_name: 'Abdel Salem',
      phone: '+201512345678',
    });
    expect((await save(session, { first_name: '\u200f\u200b' })).json().errors).toEqual({
      first_name: ['First name is required'],
    });
  });
});

describe('POST /api/user/email', () => {
  const ask = (as: Session, overrides = {}) =>
    post('/api/user/email', { email: 'New.Address@example.com', password: PASSWORD, ...overrides }, as);

  it('sends a link to the new address, and changes nothing before it is followed', async () => {
    const { user, session } = await makeCustomer(app.db);

    const response = await ask(session);

    expect(response.json().message).toMatch(/^We have sent a link to the new address/);
    expect(await mailsTo(app.db, 'new.address@example.com')).toHaveLength(1);
    expect(await mailsTo(app.db, user.email)).toHaveLength(1);
    expect(await signIn(user.email, PASSWORD)).toBe(200);
  });

  it('asks for the password, and sends nothing for a wrong one', async () => {
    const { user, session } = await makeCustomer(app.db);

    const response = await ask(session, { password: 'Wrong-1!' });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ password: ['Incorrect password'] });
    expect(await mailsTo(app.db, user.email)).toEqual([]);
  });

  it('asks for a code where two-factor is on, and sends nothing without', async () => {
    const { user, session } = await makeCustomer(app.db);
    const { secret } = await turnOnTwoFactor(app, session);
    const mailsBefore = await app.db.$count(mails);

    const none = await ask(session, { email: 'thief@example.com' });
    const wrong = await ask(session, { email: 'thief@example.com', code: 'abcde-fghij' });

    expect(none.json().errors).toEqual({ code: ['Code is required'] });
    expect(wrong.json().errors).toEqual({ code: ['Incorrect or already used code'] });
    expect(await app.db.$count(mails)).toBe(mailsBefore);
    expect(await app.db.$count(accountTokens, eq(accountTokens.userId, user.id))).toBe(0);
    expect((await ask(session, { code: totpCode(secret) })).statusCode).toBe(200);
  });

  it('asks for a code where two-factor is turned on while the password is looked at', async () => {
    const { user, session } = await makeCustomer(app.db);
    const on = { totpSecret: 'sealed', totpConfirmedAt: new Date() };

    const response = await callBlockedByUserChange(app.db, user.id, on, () => ask(session));

    expect(response.json().errors).toEqual({ code: ['Code is required'] });
  });

  it('moves nothing by a password that is replaced meanwhile', async () => {
    const { user, session } = await makeCustomer(app.db);

    const response = await callBlockedByUserChange(app.db, user.id, { passwordHash: 'another' }, () => ask(session));

    expect(response.json().errors).toEqual({ password: ['Incorrect password'] });
    expect(await app.db.$count(accountTokens, eq(accountTokens.userId, user.id))).toBe(0);
  });

  it('refuses an address that is taken, or no change', async () => {
    const { user, session } = await makeCustomer(app.db);
    const { user: other } = await makeCustomer(app.db);

    const answers = [await ask(session, { email: other.email }), await ask(session, { email: user.email })];

    expect(answers.map((each) => Object.keys(each.json().errors))).toEqual([['email'], ['email']]);
  });

  it('spends no code on an address that it refuses', async () => {
    const { user, session } = await makeCustomer(app.db);
    const { recoveryCodes } = await turnOnTwoFactor(app, session);
    const [code] = recoveryCodes;

    const refused = await ask(session, { email: user.email, code });

    expect(Object.keys(refused.json().errors)).toEqual(['email']);
    expect((await ask(session, { code })).statusCode).toBe(200);
  });

  it('makes a person wait who asks for one mail after another', async () => {
    const { session } = await makeCustomer(app.db);
    for (let asked = 0; asked < 3; asked += 1) await ask(session, { email: `new-${asked}@example.com` });

    expect((await ask(session)).statusCode).toBe(429);
  });

  it('tells a network of few addresses whether they are taken, whoever asks', async () => {
    const { user: taken } = await makeCustomer(app.db);
    const askers = await Promise.all(Array.from({ length: 7 }, () => makeCustomer(app.db)));
    const statuses: number[] = [];
    for (const { session } of [...askers, ...askers, ...askers]) {
      statuses.push((await ask(session, { email: taken.email })).statusCode);
    }

    expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
  });
});

describe('POST /api/user/password', () => {
  const change = (as: Session, overrides = {}) =>
    post(
      '/api/user/password',
      { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD, ...overrides },
      as,
    );

  it('lets the new password in and the old one no more', async () => {
    const { user, session } = await makeCustomer(app.db);

    expect((await change(session)).statusCode).toBe(200);

    expect(await signIn(user.email, PASSWORD)).toBe(401);
    expect(await signIn(user.email, NEW_PASSWORD)).toBe(200);
  });

  it.each([
    ['en', /^Your .+ password was changed$/, '/forgetpassword'],
    ['ar', /^تم تغيير كلمة مرور حسابك/, '/forgetpassword'],
  ])('tells the owner by mail, in the language of the page: %s', async (language, subject, wayBack) => {
    const { user, session } = await makeCustomer(app.db);
    const payload = { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    const headers = { 'accept-language': language };

    await app.call({ method: 'POST', url: '/api/user/password', as: session, payload, headers });

    const [notice] = await mailsTo(app.db, user.email);
    expect(notice?.subject).toMatch(subject);
    expect(notice?.text).toContain(wayBack);
  });

  it('keeps the present session, ends the others and every link that could take the account away', async () => {
    const { user, session } = await makeCustomer(app.db);
    const { session: stranger } = await makeCustomer(app.db);
    await openSession(app.db, user.id);
    const link = { userId: user.id, email: user.email, expiresAt: new Date(Date.now() + 60_000) };
    await app.db.insert(accountTokens).values([
      { ...link, tokenHash: 'a'.repeat(64), purpose: 'password_reset' },
      { ...link, tokenHash: 'b'.repeat(64), purpose: 'email_change' },
      { ...link, tokenHash: 'c'.repeat(64), purpose: 'email_verification' },
      { ...link, tokenHash: 'd'.repeat(64), purpose: 'password_reset', userId: stranger.userId },
    ]);

    await change(session);

    const left = await app.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, user.id));
    expect(left).toEqual([{ id: session.sessionId }]);
    const linksOf = (userId: number) => app.db.select().from(accountTokens).where(eq(accountTokens.userId, userId));
    expect((await linksOf(user.id)).map(({ purpose }) => purpose)).toEqual(['email_verification']);
    expect(await linksOf(stranger.userId)).toHaveLength(1);
    expect((await app.call({ url: '/api/user/sessions', as: stranger })).statusCode).toBe(200);
  });

  it('says at its field that the current password is wrong, and changes nothing', async () => {
    const { user, session } = await makeCustomer(app.db);

    const response = await change(session, { current_password: 'Wrong-1!' });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ current_password: ['Incorrect password'] });
    expect(await signIn(user.email, PASSWORD)).toBe(200);
  });

  it('writes to nobody whose e-mail was never confirmed: a stranger may have joined with it', async () => {
    const { user, session } = await makeCustomer(app.db, { emailVerifiedAt: null });

    expect((await change(session)).statusCode).toBe(200);

    expect(await mailsTo(app.db, user.email)).toEqual([]);
  });

  it('makes a person wait who changes it again and again, right as they are', async () => {
    const { session } = await makeCustomer(app.db);
    await change(session);
    await app.db.update(attempts).set({ count: 65 });
    await change(session, { current_password: NEW_PASSWORD });

    expect((await change(session, { current_password: NEW_PASSWORD })).statusCode).toBe(429);
  });

  it('makes a person wait who guesses, and nobody else', async () => {
    const { session } = await makeCustomer(app.db);
    const { session: other } = await makeCustomer(app.db);
    for (let guesses = 0; guesses < 5; guesses += 1) await change(session, { current_password: 'Wrong-1!' });

    expect((await change(session)).statusCode).toBe(429);
    expect((await change(other)).statusCode).toBe(200);
  });

  it.each([
    [{ current_password: '' }, { current_password: ['Current password is required'] }],
    [{ password_confirmation: 'other' }, { password_confirmation: ['Passwords must match'] }],
    [
      { password: 'short', password_confirmation: 'short' },
      { password: [expect.stringMatching(/^Password must be at least 8/)] },
    ],
  ])('refuses %j', async (overrides, errors) => {
    const { session } = await makeCustomer(app.db);

    expect((await change(session, overrides)).json().errors).toEqual(errors);
  });

  it('changes it once where two changes arrive at once', async () => {
    const { session } = await makeCustomer(app.db);

    const responses = await Promise.all([change(session), change(session)]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});
