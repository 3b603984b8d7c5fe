import { eq } from 'drizzle-orm';

import { contactMessages, orders, paymentMethods, users } from '../../db/schema';
import { makeAddress } from '../../testing/makeAddress';
import { fillCart } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makeStaff, PASSWORD } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';
import { runCustomerCommand } from './customer.command';

const app = testApp();
const shop = shoppingIn(app);

const run = (...args: string[]) => runCustomerCommand(app.db, args);

/** A customer with an order, and with a row in every other table that a customer can leave something in. */
async function makeRegular(email: string) {
  const order = await shop.placeOrder();
  const { userId } = order.customer;
  await app.db.update(users).set({ email }).where(eq(users.id, userId));
  await app.db.update(orders).set({ notes: 'Ring twice' }).where(eq(orders.id, order.id));
  await makeAddress(app.db, userId, { address: '7 Brazil Street' });
  await fillCart(app.db, userId, { [(await makeMedication(app.db, { name: 'Concor' })).id]: 1 });
  const card = { token: 'tok-secret', brand: 'visa', last4: '4242', expiryMonth: 1, expiryYear: 2099 } as const;
  await app.db.insert(paymentMethods).values({ userId, ...card, holderName: 'Mona Adel' });
  return { ...order, userId };
}

const writeToSupport = (email: string, message: string, userId: number | null = null) =>
  app.db.insert(contactMessages).values({ userId, name: 'Mona', email, subject: 'Question', message });

describe('export', () => {
  it('tells all that is kept about a customer, and neither passwords nor keys, nor of anybody else', async () => {
    const { code, userId } = await makeRegular('mona@example.com');
    await writeToSupport('other@example.com', 'Signed in', userId);
    await writeToSupport('mona@example.com', 'As a guest');
    await writeToSupport('stranger@example.com', 'Of a stranger');
    await writeToSupport('mona@example.com', 'Of a stranger', (await makeCustomer(app.db)).user.id);

    const payload = { email: 'mona@example.com', password: PASSWORD };
    await app.call({ method: 'POST', url: '/api/auth/login', payload, headers: { 'user-agent': 'Her phone' } });

    const text = await run('export', ' Mona@Example.com');

    expect(JSON.parse(text)).toMatchObject({
      account: { email: 'mona@example.com', phone: expect.stringMatching(/^\+20/) },
      addresses: expect.arrayContaining([expect.objectContaining({ address: '7 Brazil Street' })]),
      cards: [{ brand: 'visa', last4: '4242' }],
      cart: [{ medication: { name: 'Concor' } }],
      orders: [{ order_code: code, notes: 'Ring twice', items: [{ quantity: 2 }] }],
      messages: [{ message: 'Signed in' }, { message: 'As a guest' }],
      sessions: [{ user_agent: 'Her phone' }],
    });
    expect(text).not.toMatch(/tok-secret|argon2|Of a stranger/);
  });

  it('tells nothing to whoever has the mailbox, where that was never confirmed', async () => {
    await makeCustomer(app.db, { email: 'typo@example.com', emailVerifiedAt: null });

    await expect(run('export', 'typo@example.com')).rejects.toThrow('typo@example.com was never confirmed');
  });
});

describe('delete', () => {
  it('deletes the account and what was written with its e-mail, and keeps the order without who placed it', async () => {
    const { id, userId } = await makeRegular('leaving@example.com');
    await app.db.update(orders).set({ status: 'delivered', paymentStatus: 'paid' }).where(eq(orders.id, id));
    await writeToSupport('leaving@example.com', 'Signed in', userId);
    await writeToSupport('leaving@example.com', 'As a guest');

    expect(await run('delete', 'leaving@example.com')).toBe(
      'The account of leaving@example.com is deleted\nMessages to support deleted: 1',
    );

    expect(await app.db.select().from(contactMessages).where(eq(contactMessages.email, 'leaving@example.com'))).toEqual(
      [],
    );
    expect(await app.db.select().from(orders).where(eq(orders.id, id))).toMatchObject([
      { customerName: '', notes: '' },
    ]);
    await expect(run('delete', 'leaving@example.com')).rejects.toThrow(/^Nothing is kept of leaving@example\.com$/);
  });

  it('deletes nothing while a pharmacy is at work on an order', async () => {
    const { userId } = await makeRegular('waiting@example.com');
    await writeToSupport('waiting@example.com', 'As a guest');

    await expect(run('delete', 'waiting@example.com')).rejects.toThrow(
      'Nothing was deleted: an order of waiting@example.com',
    );

    expect(await app.db.$count(users, eq(users.id, userId))).toBe(1);
    expect(await run('export', 'waiting@example.com')).toContain('As a guest');
  });

  it('deletes what a guest wrote', async () => {
    await writeToSupport('guest@example.com', 'Hello');

    expect(await run('delete', 'guest@example.com')).toBe('Messages to support deleted: 1');
  });
});

it.each(['export', 'delete'])('leaves a pharmacy’s staff to whoever manages it (%s)', async (name) => {
  const email = `${name}-staff@example.com`;
  const { user } = await makeStaff(app.db, undefined, { email });

  await expect(run(name, email)).rejects.toThrow(`${email} is of a pharmacy's staff`);
  expect(await app.db.select().from(users).where(eq(users.id, user.id))).toMatchObject([{ email }]);
});

it.each([
  [['export', 'nobody@example.com'], 'There is no account of nobody@example.com'],
  [['export', 'nobody'], 'Invalid email'],
  [['delete'], 'required'],
  [['delete', 'a@example.com', 'b@example.com'], 'Not understood: delete a@example.com b@example.com'],
  [['forget', 'a@example.com'], 'Not understood: forget a@example.com'],
])('refuses %j', async (args, told) => {
  await expect(run(...args)).rejects.toThrow(told);
});
