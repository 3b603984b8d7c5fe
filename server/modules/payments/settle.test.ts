import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';

import { connect } from '../../db/connect';
import { orders, paymentIntents, pharmacies, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { prune } from '../../prune';
import { isWaitingForLock } from '../../testing/callBlockedBy';
import { cardShop } from '../../testing/cardShop';
import { mailsTo } from '../../testing/mailbox';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeCard } from '../../testing/makeCard';
import { makeMedication } from '../../testing/makeMedication';
import { makeStaff, PASSWORD } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { startTestApp } from '../../testing/testApp';
import { createTestDatabase } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { mailOrders } from '../orderMails/orderMails.service';
import { cancelAbandoned } from '../orders/abandoned.service';
import { paymentsJob, settlePayments } from './settle.service';

const { provider, test, shop } = cardShop();

const settle = () => settlePayments(test.db, provider.payments);

/** An order of 55 EGP with its customer and its pharmacy. */
async function placeOrder(payment_method: 'credit_card' | 'cash_on_delivery', on = test) {
  const medication = await makeMedication(on.db);
  const { session, body } = await makeBuyer(on.db, { [medication.id]: 1 });
  await makeCard(on.db, session.userId);
  const response = await shoppingIn(on).checkout(session, { ...body, payment_method });
  const { session: staff } = await makeStaff(on.db, medication.pharmacyId);
  return { id: response.json().data.orders[0].id as number, customer: session, staff };
}

const placeCardOrder = (on = test) => placeOrder('credit_card', on);

const paymentOf = async (orderId: number) =>
  (await test.db.select().from(paymentIntents).where(eq(paymentIntents.orderId, orderId)))[0]!;
const shownOf = async (id: number) => (await test.db.select().from(orders).where(eq(orders.id, id)))[0]!.paymentStatus;

/** Makes the card refuse to pay for the delivered order. With `staff`, the order is first delivered. */
async function refuseCapture(id: number, staff?: Session) {
  if (staff) await shop.move(id, 'delivered', staff);
  const { gateway } = provider.payments;
  const { capture } = gateway!;
  gateway!.capture = async () => 'refused';
  await settle();
  await settle();
  gateway!.capture = capture;
}

const makeDue = (orderId: number) =>
  test.db
    .update(paymentIntents)
    .set({ nextAttemptAt: new Date(0) })
    .where(eq(paymentIntents.orderId, orderId));

it('charges the card when the order is delivered, once, however often it is moved', async () => {
  const { id, staff } = await placeCardOrder();

  const moves = await Promise.all(Array.from({ length: 5 }, () => shop.move(id, 'delivered', staff)));
  await Promise.all([settle(), settle(), settle()]);
  await settle();

  expect(moves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(provider.amountsOf('capture')).toEqual([5500]);
  expect([await shownOf(id), (await paymentOf(id)).status]).toEqual(['paid', 'captured']);
});

it('leaves to another server what that is taking on at this moment', async () => {
  const { id, staff } = await placeCardOrder();
  await shop.move(id, 'delivered', staff);

  await test.db.transaction(async (tx) => {
    await tx.select().from(paymentIntents).where(eq(paymentIntents.orderId, id)).for('update');
    await settle();
  });

  expect(provider.amountsOf('capture')).toEqual([]);
  await settle();
  expect(provider.amountsOf('capture')).toEqual([5500]);
});

it('lets go of what is held for a pharmacy that stopped working, once an operator has cancelled', async () => {
  const { id } = await placeCardOrder();
  const [order] = await test.db.select().from(orders).where(eq(orders.id, id));

  await cancelAbandoned(test.db, order!.pharmacyId, []);
  await settle();

  expect(provider.amountsOf('release')).toEqual([5500]);
  expect(provider.amountsOf('capture')).toEqual([]);
  expect(await shownOf(id)).toBe('refunded');
});

it('leaves an order alone that is still under way', async () => {
  const { id, staff } = await placeCardOrder();
  await shop.move(id, 'processing', staff);
  await shop.move(id, 'shipped', staff);
  await makeDue(id);

  await settle();

  expect(provider.requests.filter(({ operation }) => operation !== 'authorise')).toEqual([]);
  expect(await shownOf(id)).toBe('authorised');
});

it('does not read what waits for its delivery to find what is due', async () => {
  const { id } = await placeCardOrder();
  await settle();
  await makeDue(id);

  const read = await test.db.transaction(async (tx) => {
    // Makes PostgreSQL use the index as it would with many payments: a table with a few rows is read as a whole.
    await tx.execute(sql`set local enable_seqscan = off; set local enable_bitmapscan = off`);
    await settlePayments(tx, provider.payments);
    const index = sql`'payment_intents_unsettled'::regclass`;
    return tx.execute(
      sql`select pg_stat_get_xact_numscans(${index}) as scans, pg_stat_get_xact_tuples_fetched(${index}) as rows`,
    );
  });

  expect(read.rows).toEqual([{ scans: '1', rows: '0' }]);
});

it.each(['customer', 'staff'] as const)('lets go of the money of an order that the %s cancels', async (who) => {
  const { id, customer, staff } = await placeCardOrder();

  const response = await (who === 'customer' ? shop.cancel(id, customer) : shop.move(id, 'cancelled', staff));
  await settle();

  expect(response.statusCode).toBe(200);
  expect(provider.amountsOf('release')).toEqual([5500]);
  expect([await shownOf(id), (await paymentOf(id)).status]).toEqual(['refunded', 'released']);
});

it('calls the job as soon as there is something to do, and says the truth until it is done', async () => {
  const own = await startTestApp();
  const { checkout, move, cancel } = shoppingIn(own);
  const called = async <T>(happen: () => Promise<T>) => (await Promise.all([happen(), own.nudged('payments')]))[0];
  const [bought, unwanted] = [await placeCardOrder(own), await placeCardOrder(own)];
  const refused = await makeBuyer(own.db, { [(await makeMedication(own.db)).id]: 1 });
  await makeCard(own.db, refused.user.id, { outcome: 'decline' });

  const moved = await called(() => move(bought.id, 'delivered', bought.staff));
  const cancelled = await called(() => cancel(unwanted.id, unwanted.customer));
  const declined = await called(() => checkout(refused.session, { ...refused.body, payment_method: 'credit_card' }));
  await own.stop();

  expect(moved.json().data).toMatchObject({ status: 'delivered', payment_status: 'authorised' });
  expect(cancelled.json().data).toMatchObject({ status: 'cancelled', payment_status: 'authorised' });
  expect(declined.statusCode).toBe(422);
});

it('holds the order before its payment, as whoever moves it does', async () => {
  const { id, staff } = await placeCardOrder();
  await shop.move(id, 'delivered', staff);
  const passes: Promise<void>[] = [];

  const free = await test.db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
    passes.push(settle());
    await until(() => isWaitingForLock(test.db));
    return tx.select().from(paymentIntents).where(eq(paymentIntents.orderId, id)).for('update', { skipLocked: true });
  });
  await Promise.all(passes);

  expect(free).toHaveLength(1);
  expect(await shownOf(id)).toBe('paid');
});

it('says nothing of a payment that has gone on while the gateway was asked', async () => {
  const { id, staff } = await placeCardOrder();
  await shop.move(id, 'delivered', staff);
  provider.during('capture', async () => {
    await test.db.update(paymentIntents).set({ status: 'failed' }).where(eq(paymentIntents.orderId, id));
    await test.db.update(orders).set({ paymentStatus: 'failed' }).where(eq(orders.id, id));
  });

  await settle();

  expect([await shownOf(id), (await paymentOf(id)).status]).toEqual(['failed', 'failed']);
});

it('asks again later where the gateway does not answer, each time after a longer pause', async () => {
  const { id, staff } = await placeCardOrder();
  await shop.move(id, 'delivered', staff);
  provider.during('capture', () => Promise.reject(new Error('socket hang up')));

  await expect(settle()).rejects.toThrow('socket hang up');
  const first = await paymentOf(id);
  await settle();
  expect(provider.amountsOf('capture')).toHaveLength(1);

  await makeDue(id);
  await expect(settle()).rejects.toThrow('socket hang up');
  const second = await paymentOf(id);
  const pauseOf = ({ nextAttemptAt, updatedAt }: typeof first) =>
    (nextAttemptAt.getTime() - updatedAt.getTime()) / 1000;
  expect([first, second].map(pauseOf)).toEqual([30, 60]);
  expect(await shownOf(id)).toBe('authorised');

  provider.during('capture', undefined);
  await makeDue(id);
  await settle();
  expect(await shownOf(id)).toBe('paid');
  expect(provider.keysOf('capture')).toHaveLength(1);
});

it('lets go of what is held on the card of a customer who has left meanwhile, and forgets it', async () => {
  const { id, customer, staff } = await placeCardOrder();
  await shop.move(id, 'cancelled', staff);
  const cardOf = async () => (await test.call({ url: `/api/orders/${id}`, as: staff })).json().data.card;
  expect(await cardOf()).toEqual({ brand: 'visa', last4: '1111' });

  const payload = { password: PASSWORD };
  const left = await test.post('/api/user/delete', customer, payload);
  await settle();

  expect(left.statusCode).toBe(200);
  expect([provider.amountsOf('release'), await shownOf(id)]).toEqual([[5500], 'refunded']);
  expect(await cardOf()).toBeNull();
  expect(await paymentOf(id)).toMatchObject({ status: 'released', brand: null, last4: null });
});

it('is not held up by one that the gateway is silent about', async () => {
  const [silent, fine] = [await placeCardOrder(), await placeCardOrder()];
  for (const { id, staff } of [silent, fine]) await shop.move(id, 'delivered', staff);
  const { gatewayKey } = await paymentOf(silent.id);
  provider.during('capture', () => {
    const isSilent = provider.requests.at(-1)?.key === gatewayKey;
    return isSilent ? new Promise(() => undefined) : Promise.resolve();
  });

  await expect(settle()).rejects.toThrow(/^The payment gateway did not answer within \d+ ms$/);

  expect([await shownOf(silent.id), await shownOf(fine.id)]).toEqual(['authorised', 'paid']);
});

it('says that the payment failed where the gateway refuses for good, and tells the pharmacy whatever it wants to hear of', async () => {
  const { id, staff } = await placeCardOrder();
  const unwanted = { notifyNewOrders: false, notifyOrderUpdates: false, notifyLowStock: false };
  await test.db.update(pharmacies).set(unwanted).where(eq(pharmacies.id, staff.pharmacyId));

  await refuseCapture(id, staff);

  expect([await shownOf(id), (await paymentOf(id)).status]).toEqual(['failed', 'failed']);
  const news = (await test.call({ url: '/api/pharmacy/notifications', as: staff })).json().data.data;
  expect(news).toMatchObject([
    { kind: 'payment_failed', order: { id, total_amount: 55 }, medication: null },
    { kind: 'new_order' },
  ]);
});

it('is written about again where the card is refused after the mail that told of the delivery', async () => {
  const { id, customer, staff } = await placeCardOrder();
  const inCash = await shop.placeOrder();
  await shop.move(inCash.id, 'delivered', inCash.staff);
  const sender = { publicUrl: 'https://dawaya.example', supportEmail: 'support@dawaya.example' };
  const [user] = await test.db.select().from(users).where(eq(users.id, customer.userId));
  const [other] = await test.db.select().from(users).where(eq(users.id, inCash.customer.userId));
  const lastMail = async () => {
    await mailOrders(test.db, sender);
    return (await mailsTo(test.db, user!.email)).at(-1)!;
  };
  await shop.move(id, 'delivered', staff);

  expect((await lastMail()).text).toContain('55.00\u00a0EGP is being charged to Visa');
  await refuseCapture(id);

  const { subject, text } = await lastMail();
  expect(subject).toMatch(/^The payment for your order \S+ could not be charged$/);
  expect(text).toMatch(/55\.00\u00a0EGP could not be charged to Visa[^]*Phone of the pharmacy/);
  const writtenTo = async (email: string) => (await mailsTo(test.db, email)).map(({ template }) => template);
  expect(await writtenTo(user!.email)).toEqual(['order-placed', 'order-delivered', 'order-not-charged']);
  expect(await writtenTo(other!.email)).toEqual(['order-placed', 'order-delivered']);
});

describe('what was paid otherwise after the card was refused', () => {
  const record = (id: number, as: Session) => test.post(`/api/orders/${id}/record-payment`, as, {});

  it('is recorded by the pharmacy, once or again, and asks nothing of the gateway', async () => {
    const { id, customer, staff } = await placeCardOrder();
    await refuseCapture(id, staff);
    const asked = provider.requests.length;

    const answers = [await record(id, staff), await record(id, staff)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]!.json()).toMatchObject({
      message: 'Payment recorded',
      data: { status: 'delivered', payment_status: 'paid' },
    });
    const seen = (await test.call({ url: `/api/orders/${id}`, as: customer })).json().data;
    expect(seen.payment_status).toBe('paid');
    await makeDue(id);
    await settle();
    expect(provider.requests).toHaveLength(asked);
    expect((await paymentOf(id)).status).toBe('failed');
  });

  it('stays recorded for whoever says so again once it was given back', async () => {
    const { id, staff } = await placeCardOrder();
    await refuseCapture(id, staff);
    await record(id, staff);
    const payload = { amount: 55, reason: 'Broken' };
    await test.post(`/api/orders/${id}/refund`, staff, payload);

    const response = await record(id, staff);

    expect([response.statusCode, await shownOf(id)]).toEqual([200, 'refunded']);
  });

  it.each([
    ['is still held', 'authorised', async () => placeCardOrder()],
    [
      'was charged',
      'paid',
      async () => {
        const order = await placeCardOrder();
        await shop.move(order.id, 'delivered', order.staff);
        await settle();
        return order;
      },
    ],
    [
      'was taken in cash',
      'paid',
      async () => {
        const order = await placeOrder('cash_on_delivery');
        await shop.move(order.id, 'delivered', order.staff);
        return order;
      },
    ],
  ])('is no matter of a payment that %s', async (_what, shown, place) => {
    const { id, staff } = await place();

    const response = await record(id, staff);

    expect([response.statusCode, response.json().code]).toEqual([409, 'paymentNotFailed']);
    expect(await shownOf(id)).toBe(shown);
  });
});

it('calls the money of a cancelled order refunded where the card has let go of it by itself', async () => {
  const { id, customer } = await placeCardOrder();
  await shop.cancel(id, customer);
  const { gateway } = provider.payments;
  const { release } = gateway!;
  gateway!.release = async () => 'refused';

  await settle();
  gateway!.release = release;

  expect([await shownOf(id), (await paymentOf(id)).status]).toEqual(['refunded', 'released']);
});

it('forgets after 30 days which card did not pay for a checkout that came to nothing, and nothing of an order', async () => {
  const { customer, staff, ...order } = await placeCardOrder();
  await refuseCapture(order.id, staff);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const tried = {
    userId: customer.userId,
    pharmacyId: staff.pharmacyId,
    amount: 100,
    brand: 'visa',
    last4: '4242',
  } as const;
  const make = (checkoutKey: string, status: 'failed' | 'released' | 'releasing', days: number) =>
    test.db
      .insert(paymentIntents)
      .values({ ...tried, checkoutKey, status, gatewayKey: randomUUID(), updatedAt: daysAgo(days) });
  await make('refused', 'failed', 31);
  await make('let go of', 'released', 31);
  await make('still held', 'releasing', 31);
  await make('of late', 'failed', 29);
  await test.db
    .update(paymentIntents)
    .set({ updatedAt: daysAgo(31) })
    .where(eq(paymentIntents.orderId, order.id));

  await prune(test.db, test.dataDir);

  const kept = await test.db.select().from(paymentIntents).where(eq(paymentIntents.userId, customer.userId));
  expect(kept.map(({ orderId, checkoutKey }) => orderId ?? checkoutKey).sort()).toEqual(
    [order.id, 'of late', 'still held'].sort(),
  );
  await settle();
});

it('says of payments without their gateway that they stay open, once an hour, and goes on when it is back', async () => {
  const { id, staff } = await placeCardOrder();
  await shop.move(id, 'delivered', staff);
  const open = await test.db.$count(paymentIntents, sql`status in ('authorised', 'capturing')`);
  const lines: string[] = [];
  const warn = (line: string) => void lines.push(line);

  const run = paymentsJob(test.db, { ...provider.payments, gateway: undefined }, warn);
  await run();
  await run();

  expect(lines).toEqual([expect.stringContaining(`PAYMENT_GATEWAY is off, and card payments are open (${open})`)]);
  expect((await paymentOf(id)).status).toBe('capturing');
  await paymentsJob(test.db, provider.payments, warn)();
  expect((await paymentOf(id)).status).toBe('captured');
});

it('says nothing without a gateway where no card was ever taken', async () => {
  const { db, close } = connect(await createTestDatabase());
  const lines: string[] = [];

  await paymentsJob(db, { ...provider.payments, gateway: undefined }, (line) => void lines.push(line))();

  expect(lines).toEqual([]);
  await close();
});

it('stops between two payments when the server stops', async () => {
  const { id, staff } = await placeCardOrder();
  await shop.move(id, 'delivered', staff);

  await settlePayments(test.db, provider.payments, AbortSignal.abort());

  expect((await paymentOf(id)).status).toBe('capturing');
});
