import { eq } from 'drizzle-orm';

import type { SignedIn } from '@contract/wire/session';

import { attempts, cities, governorates, pharmacies, pharmacyStaff, refreshTokens, users } from '../../db/schema';
import { mailsTo } from '../../testing/mailbox';
import { makeCity, makeCustomer } from '../../testing/makeUser';
import { newPerson } from '../../testing/newPerson';
import { startTestApp, type TestApp, testApp } from '../../testing/testApp';

const app = testApp();
let place: Awaited<ReturnType<typeof makeCity>>;
beforeAll(async () => {
  place = await makeCity(app.db);
});
beforeEach(() => app.db.delete(attempts));

const pharmacy = (overrides = {}) =>
  newPerson({
    user_type_id: '2',
    position: 'Owner',
    governorate_id: place.governorateId,
    city_id: place.cityId,
    pharmacy_name: 'Nile Care',
    pharmacy_address: '5 Makram Ebeid Street',
    pharmacy_postal_code: '11762',
    pharmacy_phone: '00201234567890',
    pharmacy_opening_time: '09:00',
    pharmacy_closing_time: '23:30',
    pharmacy_working_days: ['saturday', 'sunday'],
    pharmacy_is_delivery_available: true,
    ...overrides,
  });

const register = (payload: object, on: TestApp = app) => on.post('/api/auth/register', null, payload);
const accountsOf = (email: string) => app.db.select().from(users).where(eq(users.email, email));

describe('POST /api/auth/register of a customer', () => {
  it.each([
    ['the number 1', { user_type_id: 1 }],
    ['the text "1"', { user_type_id: '1' }],
    ['no user type', {}],
  ])('makes an account and signs the person in, with %s', async (_what, type) => {
    const payload = newPerson(type);

    const response = await register(payload);

    expect(response.statusCode).toBe(200);
    const { message, data } = response.json();
    expect(message).toBe('User Sign Up successfully');
    expect(data.user).toMatchObject({
      email: payload.email,
      phone: '+201012345678',
      user_type: 'user',
      pharmacy: null,
    });
    const me = await app.call({ url: '/api/auth/me', headers: { authorization: `Bearer ${data.access_token}` } });
    expect(me.json().data).toEqual(data.user);
  });

  it('keeps the password as an Argon2id hash only', async () => {
    const payload = newPerson();

    await register(payload);

    const [account] = await accountsOf(payload.email);
    expect(account!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('lets the new password open the account', async () => {
    const payload = newPerson({ password: 'Ünïcode-pass-1', password_confirmation: 'Ünïcode-pass-1' });
    await register(payload);

    const response = await app.post('/api/auth/login', null, {
      email: payload.email,
      password: payload.password.normalize('NFD'),
    });

    expect(response.statusCode).toBe(200);
  });

  it.each([
    ['Ahmed#٢٠٢٧', 'Ahmed#2027'],
    ['Ahmed#2027', 'Ahmed#٢٠٢٧'],
    ['Ahmed#٢٠٢٧', 'Ahmed#۲۰۲۷'],
  ])('takes the digits of every keyboard for the same: %s and %s', async (password, again) => {
    const payload = newPerson({ password, password_confirmation: again });
    expect((await register(payload)).statusCode).toBe(200);

    const response = await app.post('/api/auth/login', null, { email: payload.email, password: again });

    expect(response.statusCode).toBe(200);
  });

  it.each([
    [true, 30],
    [false, 1],
    [undefined, 1],
  ])('signs in for the time that is wanted: remember is %s', async (remember, days) => {
    const { user } = (await register(newPerson({ remember }))).json<{ data: SignedIn }>().data;

    const [token] = await app.db.select().from(refreshTokens).where(eq(refreshTokens.userId, user.id));
    expect(Math.round((token!.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(days);
  });

  it('refuses an e-mail that is taken, at its field', async () => {
    const { user } = await makeCustomer(app.db);

    const response = await register(
      newPerson({ email: user.email.toUpperCase(), password: 'Lotus#2026x', password_confirmation: 'Lotus#2026x' }),
    );

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ email: ['An account with this email already exists'] });
  });

  it('makes one account of the same call sent twice, and signs the person in by either answer', async () => {
    const payload = newPerson();

    const responses = await Promise.all([register(payload), register(payload)]);

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(responses[1].json().data.user).toEqual(responses[0].json().data.user);
    expect(await accountsOf(payload.email)).toHaveLength(1);
    expect(await mailsTo(app.db, payload.email)).toHaveLength(1);
  });

  it.each([
    ['with another password', {}, newPerson, { password: 'Another#2026', password_confirmation: 'Another#2026' }],
    ['as a pharmacy', {}, pharmacy, {}],
    ['after ten minutes', { createdAt: new Date(Date.now() - 601_000) }, newPerson, {}],
    ['once there is a second factor', { totpConfirmedAt: new Date(), totpSecret: 'a' }, newPerson, {}],
  ])('refuses the e-mail when it comes again %s', async (_when, account, make, change) => {
    const { email } = (await register(newPerson())).json<{ data: SignedIn }>().data.user;
    await app.db
      .update(users)
      .set({ phone: '+201012345678', ...account })
      .where(eq(users.email, email));

    const response = await register(make({ email, ...change }));

    expect(response.json().errors).toEqual({ email: ['An account with this email already exists'] });
  });

  it('makes whoever guesses a password by joining again wait, as at the sign-in', async () => {
    const payload = newPerson();
    await register(payload);
    const guess = { password: 'Another#2026', password_confirmation: 'Another#2026' };
    for (let count = 0; count < 5; count += 1) await register({ ...payload, ...guess });

    expect((await register(payload)).statusCode).toBe(429);
  });

  it('makes an address wait that registers one account after another', async () => {
    await register(newPerson());
    await app.db.update(attempts).set({ count: 25 });
    await register(newPerson());

    const response = await register(newPerson());

    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
  });
});

describe('POST /api/auth/register of a pharmacy', () => {
  it('makes the pharmacy and the first member of its staff', async () => {
    const payload = pharmacy();

    const response = await register(payload);

    expect(response.statusCode).toBe(200);
    const { user } = response.json().data;
    expect(user).toMatchObject({
      user_type: 'pharmacy',
      pharmacy: {
        status: 'approved',
        name: 'Nile Care',
        name_ar: 'Nile Care',
        phone: '+201234567890',
        opening_time: '09:00:00',
        closing_time: '23:30:00',
        working_days: ['saturday', 'sunday'],
        city: { id: place.cityId },
        governorate: { id: place.governorateId },
        is_delivery_available: true,
        delivery_fee: 30,
        free_delivery_threshold: 200,
        closed_until: null,
      },
    });
    const [staff] = await app.db.select().from(pharmacyStaff).where(eq(pharmacyStaff.userId, user.id));
    expect(staff).toMatchObject({ pharmacyId: user.pharmacy.id, position: 'Owner' });
    expect(await mailsTo(app.db, 'support@example.com')).toEqual([]);
  });

  it.each([
    ['en-GB,en;q=0.9', 'en'],
    ['ar-EG', 'ar'],
    ['fr, ar;q=0.5', 'ar'],
  ])('has its mails written in the language of whoever joins, asking for %s', async (language, mailLanguage) => {
    const response = await app.call({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'accept-language': language },
      payload: pharmacy(),
    });

    const { user } = response.json().data;
    const [row] = await app.db.select().from(pharmacies).where(eq(pharmacies.id, user.pharmacy.id));
    expect(row!.mailLanguage).toBe(mailLanguage);
  });

  it('waits for an operator where pharmacies are not approved at once, and support hears of it', async () => {
    const strict = await startTestApp({ isDemo: false });
    const { governorateId, cityId } = await makeCity(strict.db);

    const payload = pharmacy({ governorate_id: governorateId, city_id: cityId });
    const response = await register(payload, strict);
    const [mail, ...more] = await mailsTo(strict.db, 'support@example.com');
    await strict.stop();

    const { user } = response.json().data;
    expect(user.pharmacy.status).toBe('pending');
    expect(mail).toMatchObject({
      replyTo: payload.email,
      subject: 'A pharmacy is waiting to be approved: Nile Care',
      text: expect.stringContaining(`npm run pharmacy -- approve ${user.pharmacy.id}\n`),
    });
    for (const told of ['5 Makram Ebeid Street, Nasr City, Cairo', '+201234567890', payload.email]) {
      expect(mail!.text).toContain(told);
    }
    expect(more).toEqual([]);
  });

  it('tells support of the place in the language of the mail', async () => {
    const strict = await startTestApp({ isDemo: false });
    const { governorateId, cityId } = await makeCity(strict.db);
    await strict.db.update(governorates).set({ nameAr: 'القاهرة' });
    await strict.db.update(cities).set({ nameAr: 'مدينة نصر' });

    await strict.call({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'accept-language': 'ar' },
      payload: pharmacy({ governorate_id: governorateId, city_id: cityId }),
    });
    const [mail] = await mailsTo(strict.db, 'support@example.com');
    await strict.stop();

    // The number is isolated: after Arabic letters its plus sign would be displayed at the end.
    expect(mail!.text).toContain('الهاتف: \u2066+201234567890\u2069\n');
    const [, address] = /^العنوان: (.+)$/m.exec(mail!.text) ?? [];
    // The characters that isolate the parts of an address are invisible.
    expect(address?.replace(/[\u2068\u2069\u200F]/g, '')).toBe('5 Makram Ebeid Street، مدينة نصر، القاهرة');
  });

  it('refuses a city of another governorate', async () => {
    const { cityId } = await makeCity(app.db, { governorate: 'Giza', city: 'Dokki' });

    const response = await register(pharmacy({ city_id: cityId }));

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['city_id']);
  });

  it('leaves no pharmacy behind when the e-mail is taken', async () => {
    const { user } = await makeCustomer(app.db);
    const payload = pharmacy({ email: user.email, pharmacy_name: 'Left Behind' });

    expect((await register(payload)).statusCode).toBe(422);
    expect(await app.db.select().from(pharmacies).where(eq(pharmacies.name, 'Left Behind'))).toEqual([]);
  });
});
