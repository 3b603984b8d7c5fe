import { and, eq, sql } from 'drizzle-orm';

import { LIST_LIMITS } from '@contract/listLimits';
import type { Notification } from '@contract/wire/notification';

import { type medications, notifications, orderEvents, pharmacies, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { callBlockedBy } from '../../testing/callBlockedBy';
import { mailsTo } from '../../testing/mailbox';
import { makeMedication } from '../../testing/makeMedication';
import { makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';
import { deleteOldNotifications, mailNotifications } from './notificationMails.service';
import { findUnmailed, placeNotifications } from './notifications.repository';

const CONFIG = { publicUrl: 'https://dawaya.example' };

const app = testApp();
const shop = shoppingIn(app);

const url = '/api/pharmacy/notifications';
const newsOf = async (as: Session): Promise<Notification[]> =>
  (await app.call({ method: 'GET', url, as })).json().data.data;
const unseenOf = async (as: Session): Promise<number> =>
  (await app.call({ method: 'GET', url: `${url}/unseen`, as })).json().data.unseen;
const cancel = ({ id, customer }: { id: number; customer: Session }) => shop.cancel(id, customer);
const choose = (pharmacyId: number, choice: Partial<typeof pharmacies.$inferInsert>) =>
  app.db.update(pharmacies).set(choice).where(eq(pharmacies.id, pharmacyId));

/** Writes `times` notifications, with 1, 2, 3 … units left. */
const runLow = ({ pharmacyId, shelfId: medicationId }: { pharmacyId: number; shelfId: number }, times: number) =>
  app.db.insert(notifications).values(
    Array.from({ length: times }, (_, index) => ({
      kind: 'low_stock' as const,
      ...{ pharmacyId, medicationId, stock: index + 1 },
    })),
  );

/** A pharmacy with one medication, and customers who buy it. */
async function openShop(medication: Partial<typeof medications.$inferInsert> = {}) {
  const { session: staff, pharmacy, user } = await makeStaff(app.db);
  const shelf = await makeMedication(app.db, { pharmacyId: pharmacy.id, stock: 12, lowStockAlert: 10, ...medication });
  const buy = (quantity: number) => shop.buy({ [shelf.id]: quantity });
  return { staff, user, pharmacy, shelf, buy };
}

it('tells the pharmacy of an order, of its cancellation and of a shelf that runs low, newest first', async () => {
  const { staff, shelf, buy } = await openShop({ strength: '500 mg', dosageForm: 'tablet', price: 2500 });
  const { staff: stranger } = await openShop();

  const first = await buy(2);
  const second = await buy(1);
  await cancel(first);

  const about = { is_seen: false, created_at: expect.any(String), id: expect.any(Number) };
  const orderOf = ({ id, code }: typeof first, total_amount: number) => ({
    medication: null,
    order: { id, order_code: code, fulfilment: 'delivery', total_amount },
  });
  expect(await newsOf(staff)).toEqual([
    { ...about, kind: 'order_update', ...orderOf(first, 80) },
    expect.objectContaining({ kind: expect.any(String) }),
    expect.objectContaining({ kind: expect.any(String) }),
    { ...about, kind: 'new_order', ...orderOf(first, 80) },
  ]);
  expect(await newsOf(staff)).toEqual(
    expect.arrayContaining([
      { ...about, kind: 'new_order', ...orderOf(second, 55) },
      {
        ...about,
        kind: 'low_stock',
        order: null,
        medication: {
          id: shelf.id,
          name: shelf.name,
          name_ar: shelf.nameAr,
          strength: '500 mg',
          dosage_form: 'tablet',
          stock: 9,
        },
      },
    ]),
  );
  expect(await unseenOf(staff)).toBe(4);
  expect(await newsOf(stranger)).toEqual([]);
});

it('says once that a shelf runs low, and again after it was full', async () => {
  const { staff, buy } = await openShop();

  const first = await buy(3);
  await buy(1);
  await cancel(first);
  await buy(2);

  expect(
    (await newsOf(staff)).filter(({ kind }) => kind === 'low_stock').map((each) => each.medication?.stock),
  ).toEqual([9, 9]);
});

it.each([
  ['new_order', { notifyNewOrders: false }],
  ['order_update', { notifyOrderUpdates: false }],
  ['low_stock', { notifyLowStock: false }],
] as const)('says nothing of the kind %s where the pharmacy does not want it', async (kind, choice) => {
  const { staff, pharmacy, buy } = await openShop();
  await choose(pharmacy.id, choice);

  await cancel(await buy(3));

  const kinds = (await newsOf(staff)).map((each) => each.kind);
  expect(new Set(kinds)).toEqual(new Set(['new_order', 'order_update', 'low_stock'].filter((each) => each !== kind)));
});

it('says that a shelf runs low of what is on sale alone', async () => {
  const { staff, shelf } = await openShop({ isListed: false });

  const lost = { reason: 'lost', quantity: 5 };
  const moved = await app.post(`/api/medications/${shelf.id}/stock-movements`, staff, lost);

  expect(moved.statusCode).toBe(200);
  expect(await newsOf(staff)).toEqual([]);
});

it('says nothing of what the pharmacy did itself, nor of old orders that are brought in', async () => {
  const { staff, buy } = await openShop();
  const order = await buy(1);
  await shop.move(order.id, 'cancelled', staff);
  const old = new Date(Date.now() - 48 * 60 * 60 * 1000);
  await app.db.insert(orderEvents).values({
    orderId: order.id,
    status: 'pending',
    actorId: order.customer.userId,
    actorType: 'user',
    createdAt: old,
  });

  expect((await newsOf(staff)).map(({ kind }) => kind)).toEqual(['new_order']);
});

it('remembers for each member of the staff what they have seen, and never less', async () => {
  const { staff, pharmacy, buy } = await openShop();
  const { session: colleague } = await makeStaff(app.db, pharmacy.id);
  await buy(1);
  await buy(1);
  const [newest, oldest] = await newsOf(staff);
  const see = async (id: number) => (await app.post(`${url}/seen`, staff, { id })).json().data;

  expect(await see(oldest!.id)).toEqual({ unseen: 1 });
  expect((await newsOf(staff)).map((each) => each.is_seen)).toEqual([false, true]);
  expect(await see(newest!.id)).toEqual({ unseen: 0 });
  expect(await see(oldest!.id)).toEqual({ unseen: 0 });
  expect(await unseenOf(colleague)).toBe(2);
});

it('does not take as seen what is still to come', async () => {
  const { staff, buy } = await openShop();
  const payload = { id: LIST_LIMITS.id };
  await app.post(`${url}/seen`, staff, payload);
  await buy(1);
  expect(await unseenOf(staff)).toBe(1);
  await app.post(`${url}/seen`, staff, payload);
  expect(await unseenOf(staff)).toBe(0);

  await buy(1);

  expect(await unseenOf(staff)).toBe(1);
});

it('shows as new what is committed after something younger was seen', async () => {
  const { staff, pharmacy, shelf, buy } = await openShop();

  await app.db.transaction(async (tx) => {
    await tx.insert(notifications).values({
      kind: 'low_stock',
      ...{ pharmacyId: pharmacy.id, medicationId: shelf.id, stock: 1 },
    });
    await buy(1);
    const [younger] = await newsOf(staff);
    const payload = { id: younger!.id };
    const seen = await app.post(`${url}/seen`, staff, payload);
    expect(seen.json().data).toEqual({ unseen: 0 });
  });

  expect(await unseenOf(staff)).toBe(1);
  expect((await newsOf(staff)).map(({ kind, is_seen }) => [kind, is_seen])).toEqual([
    ['low_stock', false],
    ['new_order', true],
  ]);
});

it('waits for another look at the bell, so that nothing comes to lie below what was seen', async () => {
  const { staff, pharmacy, shelf } = await openShop();
  const happen = () => runLow({ pharmacyId: pharmacy.id, shelfId: shelf.id }, 1);
  await happen();

  const told = await callBlockedBy(
    app.db,
    async (tx) => {
      await placeNotifications(tx, staff);
      await happen();
    },
    () => newsOf(staff),
  );

  expect(told).toHaveLength(2);
});

it('waits neither for news that is being mailed nor for the bell of another pharmacy', async () => {
  const { staff, pharmacy, shelf } = await openShop();
  const { pharmacy: neighbour } = await openShop();
  await runLow({ pharmacyId: pharmacy.id, shelfId: shelf.id }, 2);

  await app.db.transaction(async (tx) => {
    await tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.pharmacyId, pharmacy.id), eq(notifications.stock, 1)))
      .for('no key update');
    await placeNotifications(tx, { pharmacyId: neighbour.id });
    expect(await newsOf(staff)).toHaveLength(1);
  });

  expect(await newsOf(staff)).toHaveLength(2);
});

describe('the mail', () => {
  beforeEach(() => app.db.delete(notifications));

  it('tells all staff of what has happened since the last one, in the language of the pharmacy', async () => {
    const { user, pharmacy, shelf, buy } = await openShop({ strength: '500 mg' });
    const { user: colleague } = await makeStaff(app.db, pharmacy.id);
    const order = await buy(3);

    expect(await mailNotifications(app.db, CONFIG)).toBe(true);
    await choose(pharmacy.id, { mailLanguage: 'en' });
    await cancel(order);
    await mailNotifications(app.db, CONFIG);
    expect(await mailNotifications(app.db, CONFIG)).toBe(false);

    const mails = await mailsTo(app.db, user.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]!.text).toMatch(
      new RegExp(`طلب جديد \u2066${order.code}\u2069: [0-9.]+\u00A0ج.م، توصيل إلى المنزل`),
    );
    expect(mails[0]!.text).toMatch(/https:\/\/dawaya\.example\/pharmacydashboard\s/);
    expect(mails[0]!.text).toContain(`مخزون منخفض: \u2068${shelf.nameAr} (500 مجم)\u2069، المتبقي 9`);
    expect(mails[1]!.subject).toBe('News for your pharmacy on Dawaya');
    expect(mails[1]!.text).toContain(`Order \u2066${order.code}\u2069 was cancelled by the customer`);
    expect(mails[1]!.text).not.toContain('New order');
    expect(mails[1]!.text).toContain(`https://dawaya.example/pharmacydashboard/orders?order=${order.id}`);
    expect(await mailsTo(app.db, colleague.email)).toHaveLength(2);
  });

  it('goes out once, however many servers look for news', async () => {
    const { user, pharmacy, shelf } = await openShop();
    await runLow({ pharmacyId: pharmacy.id, shelfId: shelf.id }, 250);

    await Promise.all([1, 2, 3].map(() => mailNotifications(app.db, CONFIG)));

    expect(await mailsTo(app.db, user.email)).toHaveLength(1);
  });

  it('tells every pharmacy of everything in one pass, in one mail', async () => {
    const shops = await Promise.all([1, 2, 3].map(() => openShop()));
    await Promise.all(shops.map(({ pharmacy, shelf }) => runLow({ pharmacyId: pharmacy.id, shelfId: shelf.id }, 250)));

    await mailNotifications(app.db, CONFIG);

    for (const { user } of shops) {
      const [mail, ...others] = await mailsTo(app.db, user.email);
      expect(mail!.text).toContain('المتبقي 1\n');
      expect(mail!.text).toContain('المتبقي 250\n');
      expect(others).toEqual([]);
    }
  });

  it('reaches the pharmacies behind one whose mail fails, and that one with the next pass', async () => {
    const shops = await Promise.all([1, 2, 3].map(() => openShop()));
    await Promise.all(shops.map(({ pharmacy, shelf }) => runLow({ pharmacyId: pharmacy.id, shelfId: shelf.id }, 1)));
    const ids = shops.map(({ pharmacy }) => pharmacy.id);
    const failing = (await findUnmailed(app.db)).find((id) => ids.includes(id));
    const mailed = async () => {
      const mails = await Promise.all(shops.map(({ user }) => mailsTo(app.db, user.email)));
      return shops.filter((_, place) => mails[place]!.length > 0).map(({ pharmacy }) => pharmacy.id);
    };
    const { email } = shops.find(({ pharmacy }) => pharmacy.id === failing)!.user;
    await app.db.execute(sql.raw(`alter table mails add constraint failing check (recipient <> '${email}') not valid`));

    await expect(mailNotifications(app.db, CONFIG)).rejects.toThrow();
    expect(await mailed()).toEqual(ids.filter((id) => id !== failing));

    await app.db.execute(sql`alter table mails drop constraint failing`);
    await mailNotifications(app.db, CONFIG);
    expect(await mailed()).toContain(failing);
  });

  it('ends before the next pharmacy where the server stops, and goes on with the next pass', async () => {
    const { user, buy } = await openShop();
    await buy(1);

    expect(await mailNotifications(app.db, CONFIG, AbortSignal.abort())).toBe(false);
    expect(await mailsTo(app.db, user.email)).toEqual([]);

    expect(await mailNotifications(app.db, CONFIG)).toBe(true);
    expect(await mailsTo(app.db, user.email)).toHaveLength(1);
  });

  it('goes to nobody who has not confirmed the e-mail, and tells them nothing of it later', async () => {
    const { user, pharmacy, buy } = await openShop();
    const { user: stranger } = await makeStaff(app.db, pharmacy.id, { emailVerifiedAt: null });
    await buy(1);

    await mailNotifications(app.db, CONFIG);
    await app.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, stranger.id));

    expect(await mailNotifications(app.db, CONFIG)).toBe(false);
    expect(await mailsTo(app.db, stranger.email)).toEqual([]);
    expect(await mailsTo(app.db, user.email)).toHaveLength(1);
  });

  it.each(['pending', 'suspended'] as const)('is not written for a pharmacy that is %s, nor later', async (status) => {
    const { user, pharmacy, shelf } = await openShop();
    await choose(pharmacy.id, { status });
    await runLow({ pharmacyId: pharmacy.id, shelfId: shelf.id }, 1);

    await mailNotifications(app.db, CONFIG);
    await choose(pharmacy.id, { status: 'approved' });

    expect(await mailNotifications(app.db, CONFIG)).toBe(false);
    expect(await mailsTo(app.db, user.email)).toEqual([]);
  });

  it('keeps the name of the pharmacy, which anybody may choose, out of its subject', async () => {
    const { user, pharmacy, buy } = await openShop();
    const name = 'Your account is blocked: http://evil.example';
    await choose(pharmacy.id, { name, nameAr: name });
    await buy(1);

    await mailNotifications(app.db, CONFIG);

    expect((await mailsTo(app.db, user.email)).map(({ subject }) => subject)).toEqual(['أخبار صيدليتك على دوايا']);
  });

  it('is not written where the pharmacy wants none, and the bell rings all the same', async () => {
    const { staff, user, pharmacy, buy } = await openShop();
    await choose(pharmacy.id, { notifyByMail: false });
    await buy(1);

    expect(await mailNotifications(app.db, CONFIG)).toBe(false);
    await choose(pharmacy.id, { notifyByMail: true });
    await mailNotifications(app.db, CONFIG);

    expect(await mailsTo(app.db, user.email)).toEqual([]);
    expect(await newsOf(staff)).toHaveLength(1);
  });
});

it('forgets what is older than 90 days, and nothing younger', async () => {
  const { staff, buy } = await openShop({ stock: 50 });
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  for (const days of [91, 89]) {
    const { id } = await buy(1);
    await app.db
      .update(notifications)
      .set({ createdAt: daysAgo(days) })
      .where(eq(notifications.orderId, id));
  }
  const last = await buy(1);

  await deleteOldNotifications(app.db, 1000);

  const [newest, older, ...rest] = await newsOf(staff);
  expect([newest?.order?.id, rest]).toEqual([last.id, []]);
  expect(Date.parse(older!.created_at)).toBeLessThan(daysAgo(88).getTime());
});

it('leaves old news alone while somebody holds it, and waits for nobody', async () => {
  const { pharmacy, shelf } = await openShop();
  await runLow({ pharmacyId: pharmacy.id, shelfId: shelf.id }, 2);
  const isOwn = eq(notifications.pharmacyId, pharmacy.id);
  await app.db
    .update(notifications)
    .set({ createdAt: new Date(0) })
    .where(isOwn);
  const left = () => app.db.select({ stock: notifications.stock }).from(notifications).where(isOwn);

  await app.db.transaction(async (tx) => {
    await tx
      .select()
      .from(notifications)
      .where(and(isOwn, eq(notifications.stock, 1)))
      .for('no key update');
    await deleteOldNotifications(app.db, 1000);
  });

  expect(await left()).toEqual([{ stock: 1 }]);
  await deleteOldNotifications(app.db, 1000);
  expect(await left()).toEqual([]);
});
