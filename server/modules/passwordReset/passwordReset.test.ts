import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';

import type { Address } from '@contract/wire/address';
import type { Cart } from '@contract/wire/cart';
import type { Purchase } from '@contract/wire/order';
import type { PaymentMethods } from '@contract/wire/paymentMethod';
import type { SignedIn } from '@contract/wire/session';

import { accountTokens, attempts, mails, paymentMethods, recoveryCodes, userAddresses, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { totpCode, turnOnTwoFactor } from '../../testing/authenticator';
import { callBlockedBy, callBlockedByUserChange } from '../../testing/callBlockedBy';
import { mailsTo, tokenIn } from '../../testing/mailbox';
import { makeAddress } from '../../testing/makeAddress';
import { fillCart } from '../../testing/makeBuyer';
import { makeCard, makeCardToken } from '../../testing/makeCard';
import { makeCity, makeCustomer, makeStaff, openSession, PASSWORD } from '../../testing/makeUser';
import { newPerson } from '../../testing/newPerson';
import { shoppingIn } from '../../testing/shopping';
import { TEST_CONFIG, testApp } from '../../testing/testApp';
import { deleteExpiredLinks } from '../links/links.service';
import { mailOrders } from '../orderMails/orderMails.service';
import { clearForNewOwner } from '../ownAccount/handover.service';
import { requestReset } from './passwordReset.service';

const NEW_PASSWORD = 'Even-str0nger!';

const app = testApp();
beforeEach(async () => {
  await app.db.delete(attempts);
  await app.db.delete(mails);
});

const post = (path: string, payload: object, headers = {}) =>
  app.call({ method: 'POST', url: `/api/auth/${path}`, payload, headers });

/** Requests a link, and waits for the work that follows the answer. */
async function forgot(email: string, language = 'en') {
  const done = app.nudged('mail');
  const response = await post('forgot-password', { email }, { 'accept-language': language });
  if (response.statusCode === 200) await done;
  return response;
}

async function linkFor(email: string): Promise<string> {
  await forgot(email);
  return tokenIn((await mailsTo(app.db, email)).at(-1)!);
}

const reset = (token: string, password = NEW_PASSWORD) =>
  post('reset-password', { token, password, password_confirmation: password });

const signIn = (email: string, password: string) => post('login', { email, password });

/** A customer with everything that a customer can have, including an order. */
async function makeRegular() {
  const { customer, medication } = await shoppingIn(app).placeOrder();
  const { userId } = customer;
  await makeAddress(app.db, userId, { isDefault: true });
  await fillCart(app.db, userId, { [medication.id]: 1 });
  await app.db.insert(paymentMethods).values({
    ...{ userId, token: 'card', brand: 'visa', last4: '4242', expiryMonth: 1, expiryYear: 2030, holderName: 'Eve' },
  });
  const [user] = await app.db.select().from(users).where(eq(users.id, userId));
  return { user: user!, customer };
}

/** What a person finds in the account when they sign in with the new password. */
async function findingsOf(email: string) {
  const { access_token, user } = (await signIn(email, NEW_PASSWORD)).json().data as SignedIn;
  const get = async <T>(path: string): Promise<T> =>
    (await app.call({ url: `/api/${path}`, headers: { authorization: `Bearer ${access_token}` } })).json().data;
  const { cards } = await get<PaymentMethods>('user/payment-methods');
  const { items } = await get<Cart>('cart');
  const { total: orders } = await get<{ total: number }>('orders');
  return {
    phone: user.phone,
    addresses: (await get<Address[]>('user/addresses')).length,
    cards: cards.length,
    inCart: items.length,
    orders,
  };
}

describe('POST /api/auth/forgot-password', () => {
  it('answers alike whether or not there is an account, and mails only where there is one', async () => {
    const { user } = await makeCustomer(app.db);

    const known = await forgot(` ${user.email.toUpperCase()} `);
    const unknown = await forgot('nobody@example.com');

    expect(known.statusCode).toBe(200);
    expect(known.json()).toEqual({
      success: true,
      message: 'If an account exists for this email, we have sent it a link to choose a new password',
      data: null,
    });
    expect(unknown.json()).toEqual(known.json());
    expect((await app.db.select().from(mails)).map(({ recipient }) => recipient)).toEqual([user.email]);
  });

  it('does not let its time tell: the answer waits for no look at the account', async () => {
    const { user } = await makeCustomer(app.db);
    const done = app.nudged('mail');

    await app.db.transaction(async (tx) => {
      await tx.execute(sql`lock table users in access exclusive mode`);
      expect((await post('forgot-password', { email: user.email })).statusCode).toBe(200);
      expect(await mailsTo(tx, user.email)).toEqual([]);
    });

    await done;
    expect(await mailsTo(app.db, user.email)).toHaveLength(1);
  });

  it('puts the token behind the # of the link and only its hash into the database', async () => {
    const { user } = await makeCustomer(app.db);

    const token = await linkFor(user.email);

    const [mail] = await mailsTo(app.db, user.email);
    expect(mail!.text).toContain(`http://127.0.0.1:3000/resetpassword#${token}`);
    const [row] = await app.db.select().from(accountTokens).where(eq(accountTokens.userId, user.id));
    expect(row!.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(30 * 60_000);
  });

  it('writes in the language of the person who asks', async () => {
    const { user } = await makeCustomer(app.db);

    await forgot(user.email, 'ar');

    expect((await mailsTo(app.db, user.email))[0]!.subject).toBe('اختر كلمة مرور جديدة لحسابك على دوايا');
  });

  it('sends one e-mail no more than three at once, and tells nobody who asks again', async () => {
    const { user } = await makeCustomer(app.db);
    const first = await forgot(user.email);
    for (let wish = 1; wish < 3; wish += 1) await forgot(user.email);

    const fourth = await post('forgot-password', { email: user.email });
    // The work that follows an answer is done once that of a later call is done.
    await forgot('nobody@example.com');

    expect([fourth.statusCode, fourth.json()]).toEqual([200, first.json()]);
    expect(await mailsTo(app.db, user.email)).toHaveLength(3);
  });

  it('leaves an e-mail without an account its mails', async () => {
    const email = 'early@example.com';
    for (let wish = 0; wish < 4; wish += 1) await forgot(email);

    const response = await post('register', { ...newPerson(), email });

    expect(response.statusCode).toBe(200);
    expect(await mailsTo(app.db, email)).toHaveLength(1);
  });

  it('leaves a confirmed e-mail its mails, however many strangers join with variants of its address', async () => {
    const { user } = await makeCustomer(app.db, { email: 'mona.adel@gmail.com' });
    for (const email of ['monaadel+1@gmail.com', 'monaadel+2@gmail.com', 'monaadel+3@gmail.com']) {
      expect((await post('register', { ...newPerson(), email })).statusCode).toBe(200);
      expect(await mailsTo(app.db, email)).toHaveLength(1);
    }

    await forgot(user.email);

    expect(await mailsTo(app.db, user.email)).toHaveLength(1);
  });

  it('makes an address wait that asks for one e-mail after another', async () => {
    await forgot('one@example.com');
    await app.db.update(attempts).set({ count: sql`${attempts.count} + 20` });
    await forgot('two@example.com');

    expect((await forgot('three@example.com')).statusCode).toBe(429);
  });

  it('sends nothing to an e-mail that its account is leaving', async () => {
    const { user } = await makeCustomer(app.db);

    await callBlockedByUserChange(app.db, user.id, { email: `new-${user.email}` }, () =>
      requestReset({ db: app.db, secret: TEST_CONFIG.jwtSecret, sender: TEST_CONFIG }, user.email, 'en'),
    );

    expect(await mailsTo(app.db, user.email)).toEqual([]);
    expect(await app.db.$count(accountTokens, eq(accountTokens.userId, user.id))).toBe(0);
  });

  it('keeps no link that has expired, but for one that somebody is using at this moment', async () => {
    const { user } = await makeCustomer(app.db);
    await forgot(user.email);
    const isTheirs = eq(accountTokens.userId, user.id);
    await app.db
      .update(accountTokens)
      .set({ expiresAt: sql`now()` })
      .where(isTheirs);

    await app.db.transaction(async (tx) => {
      await tx.select().from(accountTokens).where(isTheirs).for('update');
      await deleteExpiredLinks(app.db, 1000);
    });
    expect(await app.db.$count(accountTokens, isTheirs)).toBe(1);

    await deleteExpiredLinks(app.db, 1000);
    expect(await app.db.$count(accountTokens, isTheirs)).toBe(0);
  });

  it('forgets an account that was deleted', async () => {
    const { user } = await makeCustomer(app.db, { deletedAt: new Date() });

    await forgot(user.email);

    expect(await mailsTo(app.db, user.email)).toEqual([]);
  });
});

describe('POST /api/auth/reset-password', () => {
  it('sets the new password and tells the owner', async () => {
    const { user } = await makeCustomer(app.db);

    const response = await reset(await linkFor(user.email));

    expect(response.json()).toEqual({
      success: true,
      message: 'Your password has been changed. Please sign in',
      data: { is_emptied: false },
    });
    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(user.email, NEW_PASSWORD)).statusCode).toBe(200);
    const notice = (await mailsTo(app.db, user.email)).at(-1)!;
    expect(notice.subject).toBe('Your Dawaya password was changed');
    expect(notice.text).toContain('http://127.0.0.1:3000/forgetpassword');
    expect(notice.text).toContain('support@example.com');
  });

  it('ends every session of the person, and nobody else’s', async () => {
    const [{ user }, { user: other }] = [await makeCustomer(app.db), await makeCustomer(app.db)];
    const tokens = [];
    for (const { email } of [user, user, other]) {
      tokens.push((await signIn(email, PASSWORD)).json().data.refresh_token);
    }

    await reset(await linkFor(user.email));

    const statuses = [];
    for (const token of tokens) statuses.push((await post('refresh', { refresh_token: token })).statusCode);
    expect(statuses).toEqual([401, 401, 200]);
  });

  it('takes a link once, even when it is followed twice at the same time', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await linkFor(user.email);

    const answers = await Promise.all([reset(token, 'First-0ne!'), reset(token, 'Sec0nd-one!')]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await reset(token)).json()).toEqual({
      success: false,
      message: 'This link has expired or was used already',
      code: 'linkInvalid',
    });
  });

  it('makes every other link of the account useless', async () => {
    const { user } = await makeCustomer(app.db);
    const [first, second] = [await linkFor(user.email), await linkFor(user.email)];

    await reset(first);

    expect((await reset(second, 'An0ther-one!')).statusCode).toBe(409);
    expect(await app.db.$count(accountTokens, eq(accountTokens.userId, user.id))).toBe(0);
  });

  it('takes no link after thirty minutes', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await linkFor(user.email);
    await app.db
      .update(accountTokens)
      .set({ expiresAt: sql`now()` })
      .where(eq(accountTokens.userId, user.id));

    expect((await reset(token)).statusCode).toBe(409);
    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
  });

  it('takes no link that went to an e-mail which is no longer the account’s', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await linkFor(user.email);
    await app.db
      .update(users)
      .set({ email: `moved-${user.email}` })
      .where(eq(users.id, user.id));

    const response = await reset(token);

    expect(response.json()).toMatchObject({ code: 'linkInvalid' });
    expect((await signIn(`moved-${user.email}`, PASSWORD)).statusCode).toBe(200);
  });

  it('takes no link to an e-mail that its account is leaving', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await linkFor(user.email);

    const response = await callBlockedByUserChange(app.db, user.id, { email: `moved-${user.email}` }, () =>
      reset(token),
    );

    expect(response.json()).toMatchObject({ code: 'linkInvalid' });
    expect((await signIn(`moved-${user.email}`, PASSWORD)).statusCode).toBe(200);
  });

  it('drops a second factor that waits for its first code: a stranger may have begun it', async () => {
    const { user, session } = await makeCustomer(app.db);
    const { secret } = (await app.post('/api/user/two-factor/start', session, { password: PASSWORD })).json().data;
    await reset(await linkFor(user.email));

    const again = { ...session, ...(await openSession(app.db, user.id)) };
    const response = await app.post('/api/user/two-factor/confirm', again, { code: totpCode(secret) });

    expect(response.json()).toMatchObject({ code: 'twoFactorNotStarted' });
  });

  it('takes no link of another kind', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await linkFor(user.email);
    await app.db.update(accountTokens).set({ purpose: 'email_verification' }).where(eq(accountTokens.userId, user.id));

    expect((await reset(token)).statusCode).toBe(409);
  });

  it('keeps the link when the new password is refused', async () => {
    const { user } = await makeCustomer(app.db);
    const token = await linkFor(user.email);

    const refused = await reset(token, 'weak');

    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['password']);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('ends the waits of an account that was guessed at, here and everywhere', async () => {
    const { user } = await makeCustomer(app.db);
    await signIn(user.email, 'Wrong-1!');
    await app.db.update(attempts).set({ count: 40 });
    await signIn(user.email, 'Wrong-1!');
    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(429);

    await reset(await linkFor(user.email));

    expect((await signIn(user.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('counts the e-mail as confirmed: its owner has just shown that it is theirs', async () => {
    const { user } = await makeCustomer(app.db, { emailVerifiedAt: null });

    await reset(await linkFor(user.email));

    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(row!.emailVerifiedAt).not.toBeNull();
  });

  it('opens the account of an e-mail that a stranger had joined with, whatever they turned on', async () => {
    const { user, session } = await makeCustomer(app.db);
    await turnOnTwoFactor(app, session);
    await app.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id));

    await reset(await linkFor(user.email));

    expect((await signIn(user.email, NEW_PASSWORD)).json().data).toHaveProperty('access_token');
    expect(await app.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
  });

  it('leaves nothing of whoever had joined with the e-mail: no address, card, cart, phone or session, and says so', async () => {
    const { user, customer } = await makeRegular();
    await app.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id));

    const answer = await reset(await linkFor(user.email));

    expect(answer.json().data).toEqual({ is_emptied: true });
    expect(await findingsOf(user.email)).toEqual({ phone: '', addresses: 0, cards: 0, inCart: 0, orders: 1 });
    expect((await app.call({ url: '/api/auth/me', as: customer })).statusCode).toBe(401);
  });

  it('tells nobody where an order goes that somebody else placed with a mistyped e-mail, but its pharmacy', async () => {
    const { id, customer, staff } = await shoppingIn(app).placeOrder();
    const [user] = await app.db.select().from(users).where(eq(users.id, customer.userId));
    await app.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, customer.userId));
    const url = `/api/orders/${id}`;
    const before = (await app.call({ url, as: staff })).json().data;

    await reset(await linkFor(user!.email));

    const { access_token } = (await signIn(user!.email, NEW_PASSWORD)).json().data as SignedIn;
    const headers = { authorization: `Bearer ${access_token}` };
    const seen = await app.call({ url, headers });
    const sought = await app.call({ url: `/api/orders?q=${before.phone_number.slice(1)}`, headers });
    await app.db.delete(mails);
    await shoppingIn(app).move(id, 'shipped', staff);
    await mailOrders(app.db, TEST_CONFIG);
    expect(before).toMatchObject({ recipient: expect.any(String), delivery_address: expect.stringMatching(/./) });
    expect(seen.json().data).toMatchObject({
      ...{ order_code: before.order_code, items: [{ quantity: before.items[0].quantity }], notes: '' },
      ...{ phone_number: '', recipient: null, delivery_address: '', delivery_address_ar: null },
    });
    expect(sought.json().data.total).toBe(0);
    const { phone_number, recipient, delivery_address } = before;
    expect((await app.call({ url, as: staff })).json().data).toMatchObject({
      phone_number,
      recipient,
      delivery_address,
    });
    expect(await app.db.$count(mails)).toBe(0);
  });

  it('tells nobody with which card somebody else has paid, nor what the pharmacy wrote to them, but its pharmacy', async () => {
    const { customer, staff, medication } = await shoppingIn(app).placeOrder();
    const { userId } = customer;
    await fillCart(app.db, userId, { [medication.id]: 1 });
    const address = await makeAddress(app.db, userId);
    await makeCard(app.db, userId);
    const byCard = { user_address_id: address.id, payment_method: 'credit_card' };
    const { orders } = (await shoppingIn(app).checkout(customer, byCard)).json().data as Purchase;
    const url = `/api/orders/${orders[0]!.id}`;
    await shoppingIn(app).move(orders[0]!.id, 'cancelled', staff, 'Nobody opened at 12 Nile Street');
    const [user] = await app.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId)).returning();

    await reset(await linkFor(user!.email));

    const { access_token } = (await signIn(user!.email, NEW_PASSWORD)).json().data as SignedIn;
    const seen = await app.call({ url, headers: { authorization: `Bearer ${access_token}` } });
    const card = { brand: 'visa', last4: '1111' };
    const reason = 'Nobody opened at 12 Nile Street';
    expect(seen.json().data).toMatchObject({ card: null, events: [{}, { status: 'cancelled', reason: null }] });
    expect((await app.call({ url, as: staff })).json().data).toMatchObject({ card, events: [{}, { reason }] });
  });

  it('tells nobody of an order that somebody else placed at this moment', async () => {
    const { id, customer, staff } = await app.db.transaction(async (tx) => {
      // Fixes `now()` for the whole transaction.
      await tx.execute(sql`select now()`);
      const placed = await shoppingIn(app).placeOrder();
      await clearForNewOwner(tx, placed.customer.userId);
      return placed;
    });

    const owner = { ...customer, ...(await openSession(app.db, customer.userId)) };
    const addressFor = async (as: Session) =>
      (await app.call({ url: `/api/orders/${id}`, as })).json().data.delivery_address;
    expect(await addressFor(owner)).toBe('');
    expect(await addressFor(staff)).not.toBe('');
  });

  it.each([
    ['address', 'addresses/create', { name: 'Eve', phone: '01099999999', address: '5 Makram Ebeid Street' }],
    ['card', 'payment-methods/create', { token: makeCardToken(), holder_name: 'Eve' }],
    ['phone', 'profile', { first_name: 'Eve', last_name: 'Adel', phone: '01099999999' }],
  ])('takes no %s from whoever had joined with the e-mail, sent at this moment', async (_what, path, payload) => {
    const { user, session } = await makeCustomer(app.db);
    const { governorateId: governorate_id, cityId: city_id } = await makeCity(app.db);

    const response = await callBlockedBy(
      app.db,
      (tx) => clearForNewOwner(tx, user.id),
      () => app.post(`/api/user/${path}`, session, { governorate_id, city_id, ...payload }),
    );

    expect(response.statusCode).toBe(401);
    expect(await app.db.$count(userAddresses, eq(userAddresses.userId, user.id))).toBe(0);
    expect(await app.db.$count(paymentMethods, eq(paymentMethods.userId, user.id))).toBe(0);
    expect(await app.db.$count(users, and(eq(users.id, user.id), eq(users.phone, '')))).toBe(1);
  });

  it('leaves everything where the e-mail was confirmed', async () => {
    const { user } = await makeRegular();

    await reset(await linkFor(user.email));

    const { phone } = user;
    expect(await findingsOf(user.email)).toEqual({ phone, addresses: 2, cards: 1, inCart: 1, orders: 1 });
  });

  it('leaves a pharmacy to the owner of the e-mail that it was opened with', async () => {
    const { user, pharmacy } = await makeStaff(app.db, undefined, { emailVerifiedAt: null });

    await reset(await linkFor(user.email));

    expect((await signIn(user.email, NEW_PASSWORD)).json().data.user.pharmacy).toMatchObject({ id: pharmacy.id });
  });

  it('leaves two-factor on where the e-mail was confirmed', async () => {
    const { user, session } = await makeCustomer(app.db);
    await turnOnTwoFactor(app, session);

    await reset(await linkFor(user.email));

    expect((await signIn(user.email, NEW_PASSWORD)).json().data).toMatchObject({ two_factor_required: true });
  });

  it('makes an address wait that tries one token after another', async () => {
    await reset('none');
    await app.db.update(attempts).set({ count: 40 });
    await reset('none');

    expect((await reset('none')).statusCode).toBe(429);
  });
});
