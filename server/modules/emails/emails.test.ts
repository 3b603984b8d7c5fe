import { eq, sql } from 'drizzle-orm';

import { accountTokens, attempts, mails, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { mailsTo, tokenIn } from '../../testing/mailbox';
import { makeCustomer, makeStaff, openSession, PASSWORD } from '../../testing/makeUser';
import { newPerson } from '../../testing/newPerson';
import { TEST_CONFIG, testApp } from '../../testing/testApp';
import { requestEmailChange } from './emails.service';

const LINK_CONTEXT = { sender: TEST_CONFIG, secret: TEST_CONFIG.jwtSecret };

const app = testApp();
beforeEach(async () => {
  await app.db.delete(attempts);
  await app.db.delete(mails);
});

type Customer = Pick<Awaited<ReturnType<typeof makeCustomer>>, 'user' | 'session'>;

let made = 0;
const newEmail = () => `new-${(made += 1)}@example.com`;

const register = (email: string) =>
  app.call({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'accept-language': 'ar' },
    payload: newPerson({ email }),
  });

const confirm = (token: string, as: Session | null = null) => app.post('/api/auth/verify-email', as, { token });

const sendAgain = ({ session }: Customer) => app.post('/api/auth/send-verification', session);

const change = ({ user }: Customer, email: string) =>
  app.db.transaction((tx) => requestEmailChange(tx, LINK_CONTEXT, { userId: user.id, email, language: 'en' }));

const makeUnconfirmed = () => makeCustomer(app.db, { emailVerifiedAt: null });

const newestTokenTo = async (email: string) => tokenIn((await mailsTo(app.db, email)).at(-1)!);

const accountOf = async ({ user }: Customer) => (await app.db.select().from(users).where(eq(users.id, user.id)))[0]!;

describe('after registering', () => {
  it('a person is asked, in their language, to confirm the e-mail, and is signed in all the same', async () => {
    const email = newEmail();

    const { data } = (await register(email)).json();

    expect(data.user.is_email_verified).toBe(false);
    expect((await mailsTo(app.db, email)).map(({ subject }) => subject)).toEqual(['أكِّد بريدك الإلكتروني لدى دوايا']);
    const response = await confirm(await newestTokenTo(email));
    expect(response.json()).toEqual({
      success: true,
      message: 'Your email address is confirmed',
      data: { user_id: data.user.id, email },
    });
    const me = await app.call({ url: '/api/auth/me', headers: { authorization: `Bearer ${data.access_token}` } });
    expect(me.json().data.is_email_verified).toBe(true);
  });

  it('nobody is mailed when the e-mail is taken', async () => {
    const { user } = await makeCustomer(app.db, { createdAt: new Date('2026-01-01') });

    expect((await register(user.email)).statusCode).toBe(422);

    expect(await app.db.$count(mails)).toBe(0);
  });
});

describe('POST /api/auth/send-verification', () => {
  it('sends another link, and either of them works once', async () => {
    const customer = await makeUnconfirmed();
    const nudged = app.nudged('mail');

    expect((await sendAgain(customer)).json()).toMatchObject({
      message: 'We have sent you a link to confirm your email address',
      data: { is_sent: true },
    });
    await nudged;
    await sendAgain(customer);

    const [first, second] = (await mailsTo(app.db, customer.user.email)).map(tokenIn);
    expect((await confirm(first!)).statusCode).toBe(200);
    expect((await confirm(second!)).json().code).toBe('linkInvalid');
  });

  it('sends nothing where the e-mail is confirmed', async () => {
    const customer = await makeCustomer(app.db);

    expect((await sendAgain(customer)).json()).toMatchObject({
      message: 'Your email address is confirmed already',
      data: { is_sent: false },
    });

    expect(await mailsTo(app.db, customer.user.email)).toEqual([]);
  });

  it('makes a person wait after three mails', async () => {
    const customer = await makeUnconfirmed();
    for (let mail = 0; mail < 3; mail += 1) await sendAgain(customer);

    const response = await sendAgain(customer);

    expect(response.statusCode).toBe(429);
    expect(await mailsTo(app.db, customer.user.email)).toHaveLength(3);
  });

  it('sends no more for making and deleting the account again, and answers the same', async () => {
    const email = newEmail();
    let written = 0;
    for (let account = 0; account < 2; account += 1) {
      const registered = await register(email);
      expect(registered.statusCode).toBe(200);
      const headers = { authorization: `Bearer ${registered.json().data.access_token}` };
      const asked = await app.call({ method: 'POST', url: '/api/auth/send-verification', headers });
      expect(asked.json().data).toEqual({ is_sent: true });
      written += (await mailsTo(app.db, email)).length;
      const payload = { password: PASSWORD };
      const left = await app.call({ method: 'POST', url: '/api/user/delete', headers, payload });
      expect(left.statusCode).toBe(200);
    }

    expect(written).toBe(3);
  });
});

describe('POST /api/auth/verify-email', () => {
  it.each([
    ['one that never was', async () => 'none'],
    [
      'one of 48 hours ago',
      async () => {
        const customer = await makeUnconfirmed();
        await sendAgain(customer);
        const [row] = await app.db.select().from(accountTokens).where(eq(accountTokens.userId, customer.user.id));
        expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(48 * 3_600_000);
        await app.db.update(accountTokens).set({ expiresAt: sql`now()` });
        return newestTokenTo(customer.user.email);
      },
    ],
  ])('refuses a link: %s', async (_what, tokenOf) => {
    const response = await confirm(await tokenOf());

    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('This link has expired or was used already');
  });

  it('makes an address wait that tries one token after another', async () => {
    const tries = await Promise.all(Array.from({ length: 30 }, () => confirm('none')));

    const response = await confirm('none');

    expect(tries.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(409));
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });
});

describe('a change of e-mail', () => {
  it('happens when the link in the mail to the new address is followed, and not before', async () => {
    const customer = await makeCustomer(app.db);
    const email = newEmail();

    await change(customer, email);

    expect((await accountOf(customer)).email).toBe(customer.user.email);
    expect((await confirm(await newestTokenTo(email))).json().data).toEqual({ user_id: customer.user.id, email });
    const account = await accountOf(customer);
    expect(account.email).toBe(email);
    expect(account.emailVerifiedAt).not.toBeNull();
  });

  it('is told to the present address, with a way to stop it', async () => {
    const customer = await makeCustomer(app.db);
    const email = newEmail();

    await change(customer, email);

    const [notice] = await mailsTo(app.db, customer.user.email);
    expect(notice!.subject).toBe('The email address of your Dawaya account is about to change');
    expect(notice!.text).toContain('http://127.0.0.1:3000/forgetpassword');
    expect(notice!.text).not.toContain(email);
  });

  it('writes no more to an address that has had three mails, whoever asks', async () => {
    const email = newEmail();
    for (let asked = 0; asked < 4; asked += 1) await change(await makeCustomer(app.db), email);

    expect(await mailsTo(app.db, email)).toHaveLength(3);
  });

  it('writes no more to a mailbox that has had three mails under whatever variants of its address', async () => {
    const variants = [
      'monaadel@gmail.com',
      'monaadel+1@gmail.com',
      'mona.adel@googlemail.com',
      'm.onaadel+2@gmail.com',
    ];
    for (const email of variants) await change(await makeCustomer(app.db), email);

    const sent = await Promise.all(variants.map(async (email) => (await mailsTo(app.db, email)).length));
    expect(sent).toEqual([1, 1, 1, 0]);
  });

  it('still happens by the last link that was sent, where asking again brings no other', async () => {
    const customer = await makeCustomer(app.db);
    const email = newEmail();
    for (let asked = 0; asked < 4; asked += 1) await change(customer, email);

    expect(await mailsTo(app.db, email)).toHaveLength(3);
    expect((await confirm(await newestTokenTo(email))).json().data).toEqual({ user_id: customer.user.id, email });
  });

  it('happens no more by a link to an address that was given before, though the later one is sent none', async () => {
    const customer = await makeCustomer(app.db);
    const [first, second] = [newEmail(), newEmail()];
    for (let asked = 0; asked < 3; asked += 1) await change(await makeCustomer(app.db), second);
    await change(customer, first);
    await change(customer, second);

    expect((await confirm(await newestTokenTo(first))).json()).toMatchObject({ code: 'linkInvalid' });
  });

  it('lasts a day', async () => {
    const customer = await makeCustomer(app.db);

    await change(customer, newEmail());

    const [row] = await app.db.select().from(accountTokens).where(eq(accountTokens.userId, customer.user.id));
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(24 * 3_600_000);
  });

  it('follows the last wish of two', async () => {
    const customer = await makeCustomer(app.db);
    const [first, second] = [newEmail(), newEmail()];
    await change(customer, first);
    await change(customer, second);

    expect((await confirm(await newestTokenTo(first))).statusCode).toBe(409);
    expect((await confirm(await newestTokenTo(second))).statusCode).toBe(200);
  });

  it('makes the links useless that went to the old address', async () => {
    const customer = await makeUnconfirmed();
    const email = newEmail();
    await sendAgain(customer);
    const oldToken = await newestTokenTo(customer.user.email);
    await change(customer, email);
    await confirm(await newestTokenTo(email));

    expect((await confirm(oldToken)).statusCode).toBe(409);
    expect((await accountOf(customer)).email).toBe(email);
  });

  it('is refused for an address that is taken, or is no other', async () => {
    const [customer, other] = [await makeCustomer(app.db), await makeCustomer(app.db)];

    await expect(change(customer, other.user.email)).rejects.toMatchObject({
      statusCode: 422,
      details: { errors: { email: ['emailTaken'] } },
    });
    await expect(change(customer, customer.user.email)).rejects.toMatchObject({
      details: { errors: { email: ['emailUnchanged'] } },
    });
    expect(await app.db.$count(mails)).toBe(0);
  });

  it('is refused when somebody else has taken the address meanwhile', async () => {
    const customer = await makeCustomer(app.db);
    const email = newEmail();
    await change(customer, email);
    await makeCustomer(app.db, { email });

    const response = await confirm(await newestTokenTo(email));

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'emailTaken', message: 'An account with this email already exists' });
    expect((await accountOf(customer)).email).toBe(customer.user.email);
  });

  it('of two people who move to one address at once reaches one', async () => {
    const people = [await makeCustomer(app.db), await makeCustomer(app.db)];
    const email = newEmail();
    for (const person of people) await change(person, email);
    const tokens = (await mailsTo(app.db, email)).map(tokenIn);

    const answers = await Promise.all(tokens.map((token) => confirm(token)));

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the account of a pharmacy that is moved to another e-mail', () => {
  const invite = (as: Session) => app.post('/api/pharmacy/colleagues/invite', as, { email: newEmail() });
  const saveProfile = (as: Session) =>
    app.post('/api/user/profile', as, { first_name: 'Mona', last_name: 'Adel', phone: '01012345678' });

  const move = async () => {
    const moved = await makeStaff(app.db);
    const email = newEmail();
    await change(moved, email);
    return { ...moved, token: await newestTokenTo(email) };
  };

  it('obeys its former owner until the link is followed, and from then on no more', async () => {
    const { session, token } = await move();
    expect((await invite(session)).statusCode).toBe(200);

    expect((await confirm(token)).statusCode).toBe(200);

    expect((await invite(session)).statusCode).toBe(401);
    expect((await saveProfile(session)).statusCode).toBe(401);
    expect((await app.call({ url: '/api/pharmacy/colleagues', as: session })).statusCode).toBe(401);
  });

  it('stays open where its owner follows the link, and nowhere else', async () => {
    const { user, session, token } = await move();
    const elsewhere = { ...session, ...(await openSession(app.db, user.id)) };

    expect((await confirm(token, session)).statusCode).toBe(200);

    expect((await invite(session)).statusCode).toBe(200);
    expect((await invite(elsewhere)).statusCode).toBe(401);
  });

  it('is closed to its former owner where a colleague of theirs follows the link', async () => {
    const { pharmacy, session, token } = await move();
    const colleague = await makeStaff(app.db, pharmacy.id);

    expect((await confirm(token, colleague.session)).statusCode).toBe(200);

    expect((await invite(session)).statusCode).toBe(401);
    expect((await saveProfile(colleague.session)).statusCode).toBe(200);
  });
});

it('leaves a customer signed in everywhere who moves to another e-mail', async () => {
  const customer = await makeCustomer(app.db);
  const email = newEmail();
  await change(customer, email);

  await confirm(await newestTokenTo(email));

  expect((await app.call({ url: '/api/user/sessions', as: customer.session })).statusCode).toBe(200);
});
