import { eq } from 'drizzle-orm';

import type { OrderStatus } from '@contract/order';

import {
  attempts,
  cartItems,
  contactMessages,
  mails,
  orderEvents,
  orders,
  paymentIntents,
  paymentMethods,
  recoveryCodes,
  users,
} from '../../db/schema';
import type { Session } from '../../plugins/session';
import { totpCode, turnOnTwoFactor } from '../../testing/authenticator';
import { callBlockedByUserChange, isWaitingForLock } from '../../testing/callBlockedBy';
import { mailsTo } from '../../testing/mailbox';
import { makeAddress } from '../../testing/makeAddress';
import { fillCart } from '../../testing/makeBuyer';
import { makeCard } from '../../testing/makeCard';
import { makeCustomer, PASSWORD } from '../../testing/makeUser';
import { newPerson } from '../../testing/newPerson';
import { readAllRows, readAllRowsButAttempts } from '../../testing/readAllRows';
import { shoppingIn } from '../../testing/shopping';
import { TEST_CONFIG, testApp } from '../../testing/testApp';
import { until } from '../../testing/until';
import { sendToSupport } from '../contact/contact.service';
import { mailOrders } from '../orderMails/orderMails.service';

const MARK = 'Zamalek-7531';

const app = testApp();
const shopping = shoppingIn(app);
beforeEach(() => app.db.delete(attempts));

const remove = (as: Session, payload: object = { password: PASSWORD }) => app.post('/api/user/delete', as, payload);
const accountOf = async ({ userId }: Session) => (await app.db.select().from(users).where(eq(users.id, userId)))[0]!;

/** A customer with a row in every table, whose only order is in the given status. */
async function makeRegular(status: OrderStatus = 'delivered') {
  const order = await shopping.placeOrder({ buyer: { firstName: MARK, lastName: MARK, phone: '+201099999999' } });
  const { userId } = order.customer;
  await app.db
    .update(orders)
    .set({ status, notes: MARK, recipient: MARK, deliveryAddress: MARK, deliveryAddressAr: MARK })
    .where(eq(orders.id, order.id));
  await makeAddress(app.db, userId, { name: MARK, address: MARK });
  await fillCart(app.db, userId, { [order.medication.id]: 1 });
  await app.db.insert(contactMessages).values({ userId, name: MARK, email: 'x@y.z', subject: MARK, message: MARK });
  await app.db.insert(paymentMethods).values({
    userId,
    token: MARK,
    brand: 'visa',
    last4: '4242',
    expiryMonth: 1,
    expiryYear: 2030,
    holderName: MARK,
  });
  const email = `${MARK}-${userId}@example.com`.toLowerCase();
  await app.db.update(users).set({ email }).where(eq(users.id, userId));
  return { ...order, email };
}

const signIn = (email: string) => app.post('/api/auth/login', null, { email, password: PASSWORD });

it('leaves nothing of the person behind', async () => {
  const { customer, email } = await makeRegular();
  await signIn(email);
  const { secret } = await turnOnTwoFactor(app, customer);
  await app.db.delete(mails);
  const linkIsQueued = app.nudged('mail');
  await app.post('/api/auth/forgot-password', customer, { email });
  await linkIsQueued;
  await app.post('/api/contact', customer, { name: MARK, email, subject: MARK, message: MARK });
  expect(await app.db.$count(mails)).toBe(2);
  expect(await app.db.$count(recoveryCodes, eq(recoveryCodes.userId, customer.userId))).toBeGreaterThan(0);

  const response = await remove(customer, { password: PASSWORD, code: totpCode(secret) });

  expect(response.statusCode).toBe(200);
  const contents = await readAllRows(app.db);
  expect(JSON.stringify(contents)).not.toMatch(new RegExp(`${MARK}|1099999999`, 'i'));
  const left = Object.entries(contents).filter(([, rows]) => rows.some(({ userId }) => userId === customer.userId));
  expect(left.map(([table]) => table).sort()).toEqual(['orders', 'pharmacy_customers', 'purchases']);
});

it('takes only the links of an address that nobody has proven, which may be that of support', async () => {
  const email = TEST_CONFIG.supportEmail;
  const { session } = await makeCustomer(app.db, { email, emailVerifiedAt: null });
  await app.db.delete(mails);
  const linkIsQueued = app.nudged('mail');
  await app.post('/api/auth/forgot-password', session, { email });
  await linkIsQueued;
  await app.post('/api/contact', session, { name: 'Omar', email, subject: 'Late', message: 'Where is my order?' });
  const waiting = () => app.db.select({ template: mails.template }).from(mails).orderBy(mails.id);
  expect(await waiting()).toEqual([{ template: 'password-reset' }, { template: 'contact-message' }]);

  expect((await remove(session)).statusCode).toBe(200);

  expect(await waiting()).toEqual([{ template: 'contact-message' }]);
});

it('takes along why an order was cancelled, which may name the person, and leaves what others were told', async () => {
  const { customer, staff, id } = await shopping.placeOrder();
  const other = await shopping.placeOrder();
  await shopping.move(id, 'cancelled', staff, MARK);
  await shopping.move(other.id, 'cancelled', other.staff, 'Out of stock');

  await remove(customer);

  const lastOf = async (order: number, as: Session) =>
    (await app.call({ url: `/api/orders/${order}`, as })).json().data.events.at(-1);
  expect(await lastOf(id, staff)).toMatchObject({ status: 'cancelled', reason: null });
  expect(await lastOf(other.id, other.customer)).toMatchObject({ reason: 'Out of stock' });
});

it('keeps the order and its amounts for the pharmacy, which sees that its customer is gone', async () => {
  const { customer, staff, id, code } = await makeRegular();
  const before = (await app.call({ url: `/api/orders/${id}`, as: staff })).json().data;

  await remove(customer);

  const after = (await app.call({ url: `/api/orders/${id}`, as: staff })).json().data;
  expect(after).toEqual({
    ...before,
    customer: { name: '' },
    phone_number: '',
    recipient: null,
    delivery_address: '',
    delivery_address_ar: null,
    notes: '',
  });
  const search = async (q: string) =>
    (await app.call({ url: `/api/orders?q=${q}`, as: staff })).json().data.total as number;
  expect([await search(MARK), await search(code)]).toEqual([0, 1]);
});

it('ends every session at once', async () => {
  const { customer, email } = await makeRegular();
  const { access_token, refresh_token } = (await signIn(email)).json().data as Record<string, string>;

  await remove(customer);

  const write = await app.call({
    method: 'POST',
    url: '/api/cart/delete',
    headers: { authorization: `Bearer ${access_token}` },
  });
  const refresh = await app.post('/api/auth/refresh', null, { refresh_token });
  const me = await app.call({ url: '/api/auth/me', headers: { authorization: `Bearer ${access_token}` } });
  expect([write, refresh, me].map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
});

it('lets nobody sign in any more, and the e-mail join anew', async () => {
  const { customer, email } = await makeRegular();
  await remove(customer);

  expect((await signIn(email)).statusCode).toBe(401);
  expect((await signIn((await accountOf(customer)).email)).statusCode).toBe(422);
  const joined = await app.post('/api/auth/register', null, newPerson({ email }));
  expect(joined.statusCode).toBe(200);
  expect(joined.json().data.user.id).not.toBe(customer.userId);
});

it('is refused while an order is under way, or its money', async () => {
  const { customer } = await makeRegular();
  const underWay = [
    { status: 'pending', paymentStatus: 'due' },
    { status: 'processing', paymentStatus: 'due' },
    { status: 'shipped', paymentStatus: 'authorised' },
    { status: 'delivered', paymentStatus: 'authorised' },
    { status: 'delivered', paymentStatus: 'failed' },
  ] as const;

  for (const state of underWay) {
    await app.db.update(orders).set(state).where(eq(orders.userId, customer.userId));
    const before = await readAllRowsButAttempts(app.db);

    const response = await remove(customer);

    expect([state, response.statusCode, response.json().code]).toEqual([state, 409, 'ordersUnderWay']);
    expect(response.json().message).toMatch(/orders under way/);
    expect(await readAllRowsButAttempts(app.db)).toEqual(before);
  }
});

it('asks for the password, and slows guesses down', async () => {
  const { customer } = await makeRegular();

  const wrong = await remove(customer, { password: 'Wrong-1!' });
  for (let guesses = 1; guesses < 5; guesses += 1) await remove(customer, { password: 'Wrong-1!' });

  expect(wrong.json().errors).toEqual({ password: ['Incorrect password'] });
  expect((await remove(customer)).statusCode).toBe(429);
});

it('does nothing by a password that is replaced meanwhile', async () => {
  const { session } = await makeCustomer(app.db);

  const response = await callBlockedByUserChange(app.db, session.userId, { passwordHash: 'another' }, () =>
    remove(session),
  );

  expect([response.statusCode, response.json().errors]).toEqual([422, { password: ['Incorrect password'] }]);
  expect((await accountOf(session)).deletedAt).toBeNull();
});

it('asks for a code where two-factor is on', async () => {
  const { session } = await makeCustomer(app.db);
  const { secret } = await turnOnTwoFactor(app, session);

  const none = await remove(session);
  const wrong = await remove(session, { password: PASSWORD, code: 'abcde-fghij' });
  const right = await remove(session, { password: PASSWORD, code: totpCode(secret) });

  expect(none.json().errors).toEqual({ code: ['Code is required'] });
  expect(wrong.json().errors).toEqual({ code: ['Incorrect or already used code'] });
  expect(right.statusCode).toBe(200);
});

it('spends no code where it is refused', async () => {
  const { customer } = await makeRegular('pending');
  const { recoveryCodes: codes } = await turnOnTwoFactor(app, customer);
  const input = { password: PASSWORD, code: codes[0] };
  expect((await remove(customer, input)).json().code).toBe('ordersUnderWay');
  await app.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.userId, customer.userId));

  expect((await remove(customer, input)).statusCode).toBe(200);
});

it('asks for a code where two-factor is turned on while the password is looked at', async () => {
  const { user, session } = await makeCustomer(app.db);
  const on = { totpSecret: 'sealed', totpConfirmedAt: new Date() };

  const response = await callBlockedByUserChange(app.db, user.id, on, () => remove(session));

  expect(response.json().errors).toEqual({ code: ['Code is required'] });
  expect(await accountOf(session)).toMatchObject({ email: user.email, deletedAt: null });
});

describe('what comes upon a deletion', () => {
  const deletion = { deletedAt: new Date() };

  it('is no order of nobody', async () => {
    const { customer, medication } = await shopping.placeOrder();
    await fillCart(app.db, customer.userId, { [medication.id]: 1 });

    const response = await callBlockedByUserChange(app.db, customer.userId, deletion, () =>
      shopping.checkout(customer),
    );

    expect(response.statusCode).toBe(401);
    expect(await shopping.ordersOf(customer)).toHaveLength(1);
  });

  it('is no card of nobody', async () => {
    const { customer, medication } = await shopping.placeOrder();
    await fillCart(app.db, customer.userId, { [medication.id]: 1 });
    const address = await makeAddress(app.db, customer.userId);
    const card = await makeCard(app.db, customer.userId);
    const byCard = { user_address_id: address.id, payment_method: 'credit_card', payment_method_id: card.id };

    const response = await callBlockedByUserChange(app.db, customer.userId, deletion, () =>
      shopping.checkout(customer, byCard),
    );

    expect(response.statusCode).toBe(401);
    expect(await app.db.$count(paymentIntents, eq(paymentIntents.userId, customer.userId))).toBe(0);
  });

  it('is no name of nobody', async () => {
    const { session } = await makeCustomer(app.db);
    const profile = { first_name: MARK, last_name: MARK, phone: '01099999999' };

    const response = await callBlockedByUserChange(app.db, session.userId, deletion, () =>
      app.post('/api/user/profile', session, profile),
    );

    expect(response.statusCode).toBe(401);
    expect((await accountOf(session)).firstName).not.toBe(MARK);
  });

  it('is no cart of nobody', async () => {
    const { customer, medication } = await shopping.placeOrder();
    const units = { medication_id: medication.id, quantity: 1 };

    const response = await callBlockedByUserChange(app.db, customer.userId, deletion, () =>
      app.post('/api/cart/add', customer, units),
    );

    expect(response.statusCode).toBe(401);
    expect(await app.db.$count(cartItems, eq(cartItems.userId, customer.userId))).toBe(0);
  });
});

it('waits for a mail that is being written, and takes it along', async () => {
  const { customer, email } = await makeRegular();
  await app.db.update(orderEvents).set({ isMailed: false });
  const removals: ReturnType<typeof remove>[] = [];

  await app.db.transaction(async (tx) => {
    await mailOrders(tx, TEST_CONFIG);
    expect(await mailsTo(tx, email)).toHaveLength(1);
    removals.push(remove(customer));
    await until(() => isWaitingForLock(app.db));
  });

  expect((await removals[0])?.statusCode).toBe(200);
  expect(await mailsTo(app.db, email)).toEqual([]);
});

it('waits for a message to support that is being written, and takes it along', async () => {
  const { user, session } = await makeCustomer(app.db);
  const message = { name: MARK, email: user.email, phone: '', subject: MARK, message: MARK };
  const writer = { sessionId: session.sessionId, language: 'en' } as const;
  const removals: ReturnType<typeof remove>[] = [];

  await app.db.transaction(async (tx) => {
    await sendToSupport(tx, TEST_CONFIG.supportEmail, message, writer);
    removals.push(remove(session));
    await until(() => isWaitingForLock(app.db));
  });

  expect((await removals[0])?.statusCode).toBe(200);
  expect(await app.db.$count(contactMessages, eq(contactMessages.userId, user.id))).toBe(0);
  expect(await app.db.$count(mails, eq(mails.replyTo, user.email))).toBe(0);
});

it('and a checkout that arrives at once leave no order without its customer', async () => {
  const { customer, medication } = await shopping.placeOrder();
  await app.db.update(orders).set({ status: 'delivered' }).where(eq(orders.userId, customer.userId));
  const address = await makeAddress(app.db, customer.userId);
  await fillCart(app.db, customer.userId, { [medication.id]: 1 });
  const calls: ReturnType<typeof remove>[] = [];

  await app.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, customer.userId)).for('no key update');
    calls.push(shopping.checkout(customer, { user_address_id: address.id }));
    await until(() => isWaitingForLock(app.db));
    calls.push(remove(customer));
    await until(() => isWaitingForLock(app.db, 2));
  });

  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  expect((await accountOf(customer)).deletedAt).toBeNull();
});
