import { eq } from 'drizzle-orm';

import { dayInCairo } from '@contract/cairoDay';
import { addDays } from '@contract/calendar';

import type { Database } from '../../db/database';
import { attempts, mails, orderEvents, orders, paymentIntents, purchases, refunds, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { callBlockedBy, isWaitingForLock } from '../../testing/callBlockedBy';
import { cardShop } from '../../testing/cardShop';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeCard } from '../../testing/makeCard';
import { makeMedication } from '../../testing/makeMedication';
import { makeStaff, PASSWORD } from '../../testing/makeUser';
import { until } from '../../testing/until';
import { mailOrders } from '../orderMails/orderMails.service';
import { paymentsJob, settlePayments } from '../payments/settle.service';

const { provider, test, shop } = cardShop();

const settle = () => settlePayments(test.db, provider.payments);

interface Refund {
  amount: unknown;
  reason?: unknown;
  key?: string;
  seen_left?: number;
  seen_way?: string;
}

const refund = (id: number, as: Session | null, { key, reason = 'Damaged', ...wanted }: Refund) =>
  test.call({
    method: 'POST',
    url: `/api/orders/${id}/refund`,
    as,
    payload: { reason, ...wanted },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

/** An order of 55 EGP (goods 25, delivery 30) with its customer and its pharmacy. It is delivered, and its card was charged. */
async function deliver({ card = false, isDelivered = true } = {}) {
  const medication = await makeMedication(test.db, { price: 2500 });
  const { session: customer, user, body } = await makeBuyer(test.db, { [medication.id]: 1 });
  if (card) await makeCard(test.db, user.id);
  const payload = card ? { ...body, payment_method: 'credit_card' } : body;
  const { id } = (await shop.checkout(customer, payload)).json().data.orders[0];
  const { session: staff } = await makeStaff(test.db, medication.pharmacyId);
  if (isDelivered) await shop.move(id, 'delivered', staff);
  if (isDelivered) await settle();
  provider.requests.length = 0;
  return { id: id as number, customer, staff, medication };
}

const read = async (id: number, as: Session) => (await test.call({ url: `/api/orders/${id}`, as })).json().data;
const refundsOf = (id: number) => test.db.select().from(refunds).where(eq(refunds.orderId, id));
const makeDue = (id: number) =>
  test.db
    .update(refunds)
    .set({ nextAttemptAt: new Date(0) })
    .where(eq(refunds.orderId, id));

/** Lets the gateway refuse a refund. */
async function refuseRefund() {
  const { gateway } = provider.payments;
  const { refund: give } = gateway!;
  gateway!.refund = async () => 'refused';
  await settle();
  gateway!.refund = give;
}

describe('in cash', () => {
  it('is given back in parts until all is, and the order stays what it was', async () => {
    const { id, customer, staff, medication } = await deliver();
    const stock = await shop.stockOf(medication.id);

    const part = await refund(id, staff, { amount: '20.5', reason: ' One box was broken ' });
    const rest = await refund(id, staff, { amount: 34.5, reason: 'And the other one' });

    expect(part.json()).toMatchObject({
      message: 'Refund recorded',
      data: {
        ...{ status: 'delivered', payment_status: 'paid', refunded_amount: 20.5, refunding_amount: 0 },
        ...{ refundable: { amount: 34.5, way: 'hand' }, subtotal: 25, shipping: 30, total: 55 },
      },
    });
    expect(rest.json().data).toMatchObject({ payment_status: 'refunded', refunded_amount: 55, refundable: null });
    const seen = await read(id, customer);
    expect(seen).toMatchObject({ status: 'delivered', payment_status: 'refunded', total: 55, refunded_amount: 55 });
    expect(seen).not.toHaveProperty('refundable');
    expect(seen.events.slice(-3)).toMatchObject([
      { status: 'delivered', reason: null, refunded_amount: null },
      { status: 'delivered', actor: 'pharmacy', reason: 'One box was broken', refunded_amount: 20.5 },
      { status: 'delivered', actor: 'pharmacy', reason: 'And the other one', refunded_amount: 34.5 },
    ]);
    expect(await shop.stockOf(medication.id)).toBe(stock);
    expect(provider.requests).toEqual([]);
  });

  it('of two colleagues who give back for the same box at once comes from one, and the other reads why', async () => {
    const { id, staff } = await deliver();
    const { session: colleague } = await makeStaff(test.db, staff.pharmacyId);
    const wanted = { amount: 20, seen_left: 55, seen_way: 'hand', key: 'one-dialog' };

    const answers = await Promise.all([
      refund(id, staff, wanted),
      refund(id, colleague, { ...wanted, key: 'another-dialog' }),
    ]);
    const first = answers[0].statusCode === 200 ? staff : colleague;
    const again = await refund(id, first, { ...wanted, key: first === staff ? 'one-dialog' : 'another-dialog' });
    const decidedAnew = await refund(id, staff, { ...wanted, seen_left: 35, key: 'third' });

    const refusal = answers.find(({ statusCode }) => statusCode !== 200)!;
    expect([refusal.statusCode, refusal.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'refundMoved', data: { left: 35 } }),
    ]);
    expect([again.statusCode, decidedAnew.statusCode]).toEqual([200, 200]);
    expect(await refundsOf(id)).toHaveLength(2);
  });

  it('is never more than what is left, whatever comes at once', async () => {
    const { id, staff } = await deliver();

    const answers = await Promise.all(Array.from({ length: 4 }, () => refund(id, staff, { amount: 20 })));

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
      code: 'refundTooHigh',
      message: 'At most 15.00\u00a0EGP is left to refund',
      errors: { amount: ['At most 15.00\u00a0EGP is left to refund'] },
      data: { left: 15 },
    });
    expect(await read(id, staff)).toMatchObject({ refunded_amount: 40, refundable: { amount: 15 } });
  });

  it('says that nothing is left where all of it went back', async () => {
    const { id, staff } = await deliver();
    await refund(id, staff, { amount: 55 });

    const answer = await refund(id, staff, { amount: 5 });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'nothingToRefund',
      message: 'Nothing is left to refund',
      errors: { amount: ['Nothing is left to refund'] },
      data: { left: 0 },
    });
  });

  it('is held to the total by the database as well', async () => {
    const { id } = await deliver();

    const tooMuch = test.db.update(orders).set({ refunded: 3000, refunding: 2501 }).where(eq(orders.id, id));

    await expect(tooMuch).rejects.toMatchObject({ cause: { constraint: 'orders_refunded_at_most_total' } });
  });

  it('is the same refund under the same key, and no other', async () => {
    const { id, staff } = await deliver();
    const { session: colleague } = await makeStaff(test.db, staff.pharmacyId);
    const wanted = { amount: 55, reason: 'Wrong item', key: 'one' };

    const answers = await Promise.all([refund(id, staff, wanted), refund(id, staff, wanted)]);
    const others = [
      await refund(id, staff, { ...wanted, amount: 5 }),
      await refund(id, staff, { ...wanted, reason: 'Another' }),
      await refund(id, colleague, wanted),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1].json().data).toEqual(answers[0].json().data);
    expect(others.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array(3).fill([409, 'refundAlreadyStored']),
    );
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('is refused without an amount in whole piastres, and without a short reason that holds no card', async () => {
    const { id, staff } = await deliver();
    const fieldsOf = async (wanted: Refund) => {
      const answer = await refund(id, staff, wanted);
      return [answer.statusCode, ...Object.keys(answer.json().errors)];
    };

    for (const amount of [0, -5, 1.005, ''])
      expect([amount, await fieldsOf({ amount })]).toEqual([amount, [422, 'amount']]);
    for (const reason of [' ', 'x'.repeat(201), 'to 4111 1111 1111 1111']) {
      expect([reason, await fieldsOf({ amount: 5, reason })]).toEqual([reason, [422, 'reason']]);
    }
    expect(await refundsOf(id)).toEqual([]);
  });

  it('is not given back before it was taken, nor by another pharmacy or the customer', async () => {
    const { id, customer, staff } = await deliver({ isDelivered: false });
    const { session: other } = await makeStaff(test.db);

    const early = await refund(id, staff, { amount: 5 });
    await shop.move(id, 'delivered', staff);
    const answers = [await refund(id, other, { amount: 5 }), await refund(id, customer, { amount: 5 })];
    const cancelled = await deliver({ isDelivered: false });
    await shop.cancel(cancelled.id, cancelled.customer);
    const late = await refund(cancelled.id, cancelled.staff, { amount: 5 });

    expect([early, late].map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array(2).fill([409, 'refundNotAllowed']),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 403]);
    expect(await refundsOf(id)).toEqual([]);
  });

  it('is what the pharmacy and the list of its customers count less', async () => {
    const { id, customer, staff } = await deliver();
    const figures = async () => {
      const get = async (url: string) => (await test.call({ url, as: staff })).json().data;
      const statistics = await get('/api/pharmacy/statistics');
      const trends = await get('/api/pharmacy/statistics/trends');
      const person = await get(`/api/customers/${customer.userId}`);
      return [
        ...[statistics.total_revenue, statistics.this_month.revenue, trends.days.at(-1).revenue],
        ...[trends.months.at(-1).revenue, person.total_amount, (await get('/api/customers')).data[0].total_amount],
      ];
    };
    expect(await figures()).toEqual(Array(6).fill(55));

    await refund(id, staff, { amount: 20.5 });

    expect(await figures()).toEqual(Array(6).fill(34.5));
  });

  it('makes somebody wait who gives back in crumbs, as each is a mail', async () => {
    const { id, staff } = await deliver();

    const giveBack = async () => (await refund(id, staff, { amount: 0.01 })).statusCode;
    await giveBack();
    await test.db.update(attempts).set({ count: 19 });

    expect([await giveBack(), await giveBack()]).toEqual([200, 429]);
  });
});

describe('to the card', () => {
  it('goes by the gateway, in parts with keys of their own, and is said once it is done', async () => {
    const { id, customer, staff } = await deliver({ card: true });

    const begun = await refund(id, staff, { amount: 20 });
    await refund(id, staff, { amount: 35 });
    const tooMuch = await refund(id, staff, { amount: 0.01 });
    const before = await read(id, customer);
    await Promise.all([settle(), settle()]);
    await settle();

    expect(begun.json().data).toMatchObject({
      ...{ payment_status: 'paid', refunded_amount: 0, refunding_amount: 20 },
      refundable: { amount: 35, way: 'card' },
    });
    expect([tooMuch.statusCode, tooMuch.json().code]).toEqual([409, 'nothingToRefund']);
    expect(before).toMatchObject({ payment_status: 'paid', refunded_amount: 0, refunding_amount: 55 });
    expect(before.events.at(-1).refunded_amount).toBeNull();
    expect(provider.amountsOf('refund').sort()).toEqual([2000, 3500]);
    expect(provider.keysOf('refund')).toHaveLength(2);
    const after = await read(id, customer);
    expect(after).toMatchObject({ payment_status: 'refunded', refunded_amount: 55, refunding_amount: 0 });
    expect(
      after.events
        .slice(-2)
        .map((event: { refunded_amount: number }) => event.refunded_amount)
        .sort(),
    ).toEqual([20, 35]);
  });

  it('names the payment that it is of', async () => {
    const { id, staff } = await deliver({ card: true });
    const [intent] = await test.db.select().from(paymentIntents).where(eq(paymentIntents.orderId, id));
    const { gateway } = provider.payments;
    const { refund: give } = gateway!;
    const asked: unknown[] = [];
    gateway!.refund = (request, signal) => {
      asked.push(request);
      return give(request, signal);
    };

    await refund(id, staff, { amount: 20 });
    await settle();
    gateway!.refund = give;

    const [written] = await refundsOf(id);
    const payment = { key: intent!.gatewayKey, reference: intent!.reference };
    expect(asked).toEqual([{ key: written!.gatewayKey, payment, amount: 2000 }]);
  });

  it('waits for the card to be charged', async () => {
    const { id, staff } = await deliver({ card: true, isDelivered: false });
    await shop.move(id, 'delivered', staff);

    const early = await refund(id, staff, { amount: 20 });
    await settle();
    const late = await refund(id, staff, { amount: 20 });

    expect([early.statusCode, early.json().code]).toEqual([409, 'paymentUnderWay']);
    expect(late.statusCode).toBe(200);
  });

  it('is asked for again under the same key where no answer came, or the server died before it could say so', async () => {
    const { id, staff } = await deliver({ card: true });
    await refund(id, staff, { amount: 20 });
    provider.during('refund', () => new Promise(() => undefined));

    await expect(settle()).rejects.toThrow(/^The payment gateway did not answer/);
    const waiting = await read(id, staff);
    await settle();
    expect(provider.amountsOf('refund')).toHaveLength(1);
    provider.during('refund', undefined);
    await makeDue(id);
    await settle();

    expect(waiting).toMatchObject({ refunded_amount: 0, refunding_amount: 20 });
    expect(await read(id, staff)).toMatchObject({ refunded_amount: 20, refunding_amount: 0 });
    expect([provider.amountsOf('refund'), provider.keysOf('refund').length]).toEqual([[2000, 2000], 1]);
  });

  it('is asked for after a longer pause each time that no answer came', async () => {
    const { id, staff } = await deliver({ card: true });
    await refund(id, staff, { amount: 20 });
    provider.during('refund', () => Promise.reject(new Error('socket hang up')));
    const pauseOfNext = async () => {
      await makeDue(id);
      await expect(settle()).rejects.toThrow('socket hang up');
      const [{ nextAttemptAt, updatedAt }] = (await refundsOf(id)) as [typeof refunds.$inferSelect];
      return (nextAttemptAt.getTime() - updatedAt.getTime()) / 1000;
    };

    expect([await pauseOfNext(), await pauseOfNext()]).toEqual([30, 60]);
    provider.during('refund', undefined);
  });

  it('is recorded once where two servers hear the answer', async () => {
    const { id, staff } = await deliver({ card: true });
    await refund(id, staff, { amount: 20 });
    provider.during('refund', async () => {
      provider.during('refund', undefined);
      await makeDue(id);
      await settle();
    });

    await settle();

    expect(await read(id, staff)).toMatchObject({ refunded_amount: 20, refunding_amount: 0 });
    expect(await test.db.$count(orderEvents, eq(orderEvents.orderId, id))).toBe(3);
  });

  it('holds the order before its refund, as whoever gives back does', async () => {
    const { id, staff } = await deliver({ card: true });
    await refund(id, staff, { amount: 20 });
    const passes: Promise<void>[] = [];

    const free = await test.db.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
      passes.push(settle());
      await until(() => isWaitingForLock(test.db));
      return tx.select().from(refunds).where(eq(refunds.orderId, id)).for('update', { skipLocked: true });
    });
    await Promise.all(passes);

    expect(free).toHaveLength(1);
  });

  it('is told to the pharmacy where the card refuses it for good, and is given back by hand then', async () => {
    const { id, customer, staff } = await deliver({ card: true });
    await refund(id, staff, { amount: 20 });

    await refuseRefund();

    const news = (await test.call({ url: '/api/pharmacy/notifications', as: staff })).json().data.data;
    expect(news[0]).toMatchObject({ kind: 'refund_failed', order: { id } });
    const refused = { payment_status: 'paid', refunded_amount: 0, refunding_amount: 0, refused_amount: 20 };
    expect(await read(id, customer)).toMatchObject(refused);
    expect((await read(id, staff)).refundable).toEqual({ amount: 55, way: 'refused' });
    provider.requests.length = 0;

    const byHand = await refund(id, staff, { amount: 55 });
    await settle();

    expect(byHand.json().data).toMatchObject({ payment_status: 'refunded', refunded_amount: 55, refused_amount: 0 });
    expect(provider.requests).toEqual([]);
    const today = dayInCairo();
    const days = `from=${addDays(today, -1)}&to=${today}`;
    const books = await test.call({ url: `/api/pharmacy/orders/export?${days}`, as: staff });
    expect(books.json().data.rows).toMatchObject([{ refunds: [{ amount: 55 }] }]);
  });

  it('is still owed where the card refuses it after something else was given back by hand', async () => {
    const { id, customer, staff } = await deliver({ card: true });
    await refund(id, staff, { amount: 20 });
    await refund(id, staff, { amount: 30 });
    const [, later] = await refundsOf(id);
    await test.db
      .update(refunds)
      .set({ nextAttemptAt: new Date(Date.now() + 60_000) })
      .where(eq(refunds.id, later!.id));
    await refuseRefund();
    await refund(id, staff, { amount: 20 });
    await makeDue(id);
    await refuseRefund();

    const owed = { refunded_amount: 20, refunding_amount: 0, refused_amount: 30 };
    expect(await read(id, customer)).toMatchObject(owed);
    const payload = { password: PASSWORD };
    const left = await test.post('/api/user/delete', customer, payload);
    expect(left.json()).toMatchObject({ code: 'ordersUnderWay' });

    await refund(id, staff, { amount: 30 });
    expect(await read(id, customer)).toMatchObject({ refunded_amount: 50, refused_amount: 0 });
  });

  it('is shown however much the card has refused', async () => {
    const { id, customer, staff } = await deliver({ card: true });
    await refund(id, staff, { amount: 20 });
    await refuseRefund();
    await test.db
      .update(refunds)
      .set({ amount: 2 ** 31 })
      .where(eq(refunds.orderId, id));

    expect((await read(id, customer)).refused_amount).toBe(21_474_836.48);
  });

  it('is not recorded as given by hand for whoever saw that it goes to the card, which has refused meanwhile', async () => {
    const { id, staff } = await deliver({ card: true });
    await refund(id, staff, { amount: 20 });
    await refuseRefund();

    const answer = await refund(id, staff, { amount: 5, seen_left: 55, seen_way: 'card' });

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'refundMoved']);
    expect(await read(id, staff)).toMatchObject({ refunded_amount: 0, refundable: { amount: 55, way: 'refused' } });
  });

  it('is not said to be recorded where the same call is repeated after the card has refused it', async () => {
    const { id, staff } = await deliver({ card: true });
    const call = { amount: 20, key: 'lost-answer' };
    await refund(id, staff, call);
    await refuseRefund();

    const repeated = await refund(id, staff, call);

    expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'refundRefused']);
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('is given back by hand where the card was refused at delivery, and paid otherwise', async () => {
    const { id, staff } = await deliver({ card: true });
    await test.db.update(paymentIntents).set({ status: 'failed' }).where(eq(paymentIntents.orderId, id));

    await refund(id, staff, { amount: 20 });
    await settle();

    expect([(await read(id, staff)).refunded_amount, provider.requests]).toEqual([20, []]);
  });

  it('is refused without a gateway, and what is under way then waits for it', async () => {
    const { id, staff } = await deliver({ card: true });
    await refund(id, staff, { amount: 20 });
    const { gateway } = provider.payments;
    const lines: string[] = [];
    provider.payments.gateway = undefined;

    const off = await refund(id, staff, { amount: 5 });
    await paymentsJob(test.db, provider.payments, (line) => void lines.push(line))();
    provider.payments.gateway = gateway;
    await settle();

    expect([off.statusCode, off.json().code]).toEqual([409, 'cardRefundsOff']);
    expect(lines).toEqual([expect.stringContaining('card payments are open')]);
    expect(await read(id, staff)).toMatchObject({ refunded_amount: 20, refunding_amount: 0 });
  });

  it('calls the job at once', async () => {
    const { id, staff } = await deliver({ card: true });
    const { scheduleSettlement } = provider.payments;
    const called = new Promise<void>((resolve) => (provider.payments.scheduleSettlement = resolve));

    const answer = await refund(id, staff, { amount: 5 });
    provider.payments.scheduleSettlement = scheduleSettlement;

    await called;
    expect(answer.statusCode).toBe(200);
    await settle();
  });
});

describe('the customer', () => {
  const sender = { publicUrl: 'https://dawaya.example', supportEmail: 'support@dawaya.example' };
  const mailsTo = async ({ userId }: Session) => {
    const [user] = await test.db.select().from(users).where(eq(users.id, userId));
    await mailOrders(test.db, sender);
    return test.db.select().from(mails).where(eq(mails.recipient, user!.email)).orderBy(mails.id);
  };

  it.each([
    ['cash', false, 'gives it back to you itself'],
    ['card', true, 'It goes back to Visa ending in 1111'],
  ])('is written to of each refund once it is done (%s)', async (_way, card, how) => {
    const { id, customer, staff } = await deliver({ card });
    await mailsTo(customer);
    await test.db.delete(mails);

    await refund(id, staff, { amount: 20, reason: 'One box was broken' });
    // Settled one after the other, since two due at once may be settled in either order.
    await settle();
    await refund(id, staff, { amount: 5, reason: 'And a cap' });
    await settle();

    const texts = (await mailsTo(customer)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts.join('\n')).toMatch(
      /refunded 20\.00\u00a0EGP[^]*One box was broken[^]*refunded 5\.00\u00a0EGP[^]*And a cap/,
    );
    expect(texts[0]).toContain(how);
  });

  it.each([
    ['en', 'did not go through', '20.00 EGP', 'It could not go back to Visa ending in 1111', 'One box was broken'],
    ['ar', 'لم يكتمل', '20.00 ج.م', 'تعذّر رد المبلغ إلى بطاقتك (فيزا تنتهي بالأرقام 1111)', 'One box was broken'],
  ] as const)('is written to, and reads in the order, that the card refused a refund (%s)', async (...told) => {
    const [language, subject, ...words] = told;
    const { id, customer, staff } = await deliver({ card: true });
    await test.db.update(purchases).set({ language }).where(eq(purchases.userId, customer.userId));
    await mailsTo(customer);
    await test.db.delete(mails);

    await refund(id, staff, { amount: 20, reason: 'One box was broken' });
    await refuseRefund();

    const [mail, ...others] = await mailsTo(customer);
    expect(others).toEqual([]);
    expect(mail!.subject).toContain(subject);
    const text = mail!.text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ');
    for (const part of words) expect(text).toContain(part);
    const step = { status: 'delivered', reason: 'One box was broken', refunded_amount: null, refused_amount: 20 };
    expect((await read(id, customer)).events.at(-1)).toMatchObject(step);
  });

  it('stays until the money has come back, also where the card refuses it, and takes the reasons along then', async () => {
    const { id, customer, staff } = await deliver({ card: true });
    const leave = async () => (await test.post('/api/user/delete', customer, { password: PASSWORD })).json();

    await refund(id, staff, { amount: 20, reason: 'Mona found it broken' });
    expect(await leave()).toMatchObject({
      code: 'ordersUnderWay',
      message: expect.stringMatching(/to come back to you/),
    });
    await refuseRefund();
    expect(await leave()).toMatchObject({ code: 'ordersUnderWay' });
    await refund(id, staff, { amount: 20, reason: 'Mona found it broken' });
    expect(await leave()).toMatchObject({ success: true });

    const seen = await read(id, staff);
    expect(seen).toMatchObject({ refunded_amount: 20 });
    expect(JSON.stringify(seen)).not.toContain('Mona');
    expect((await refundsOf(id))[0]!.reason).toBeNull();
  });

  it('stays where the pharmacy gives back at the moment at which they leave', async () => {
    const { id, customer, staff } = await deliver({ card: true });
    const leave = () => test.post('/api/user/delete', customer, { password: PASSWORD });
    const giveBack = async (tx: Database) => {
      await tx.update(orders).set({ refunding: 2000 }).where(eq(orders.id, id));
    };

    const left = await callBlockedBy(test.db, giveBack, leave);

    expect(left.json()).toMatchObject({ code: 'ordersUnderWay' });
    expect((await read(id, staff)).customer.name).not.toBe('');
  });

  it('writes no reason down once they have left, whom it may name, and gives the money back once', async () => {
    const { id, customer, staff } = await deliver();
    await test.post('/api/user/delete', customer, { password: PASSWORD });

    const call = { amount: 20, reason: 'Mona came back for it', key: 'left-before-it' };
    expect((await refund(id, staff, call)).statusCode).toBe(200);
    expect((await refund(id, staff, call)).statusCode).toBe(200);

    expect((await refundsOf(id)).map(({ reason, amount }) => ({ reason, amount }))).toEqual([
      { reason: null, amount: 2000 },
    ]);
    expect(JSON.stringify(await read(id, staff))).not.toContain('Mona');
  });
});
