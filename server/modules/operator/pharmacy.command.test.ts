import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';

import type { OrderDetails } from '@contract/wire/order';

import { bundleServer } from '../../../scripts/bundleServer';
import { connect } from '../../db/connect';
import { mails, pharmacies, users } from '../../db/schema';
import { callBlockedBy } from '../../testing/callBlockedBy';
import { mailsTo } from '../../testing/mailbox';
import { fillCart, makeBuyer } from '../../testing/makeBuyer';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makeCity, makeCustomer, makePharmacy, makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';
import { createTestDatabase, runOn } from '../../testing/testDatabase';
import { runPharmacyCommand } from './pharmacy.command';

const SENDER = { publicUrl: 'https://dawaya.example', supportEmail: 'help@example.com' };

const app = testApp();
const shop = shoppingIn(app);

const run = (...args: string[]) => runPharmacyCommand(app.db, SENDER, args);
const statusOf = async (id: number) => (await app.call({ url: `/api/pharmacies/${id}` })).statusCode;

it('says that nobody has joined, then lists who has, those that wait first', async () => {
  expect(await run('list')).toBe('No pharmacy has joined yet');
  // In Cairo this is already the next day.
  const createdAt = new Date('2026-02-28T22:30:00Z');
  const approved = await makePharmacy(app.db, { name: 'Al Amal', createdAt });
  const pending = await makePharmacy(app.db, { name: 'Al Nour', status: 'pending', createdAt });
  await makeStaff(app.db, approved.id, { email: 'owner@example.com' });
  await makeStaff(app.db, approved.id, { email: 'colleague@example.com' });
  await makeStaff(app.db, pending.id, { email: 'new@example.com', emailVerifiedAt: null });

  expect((await run('list')).split('\n')).toEqual([
    `${String(pending.id).padStart(6)}  pending    2026-03-01  +201012345678  Al Nour  (1 Abbas El Akkad Street, Nasr City, Cairo)  Mona Adel <new@example.com> not confirmed`,
    `${String(approved.id).padStart(6)}  approved   2026-03-01  +201012345678  Al Amal  (1 Abbas El Akkad Street, Nasr City, Cairo)  Mona Adel <owner@example.com> confirmed`,
  ]);
});

it('opens a pharmacy to customers, and closes it', async () => {
  const { id } = await makePharmacy(app.db, { name: 'Al Shams', status: 'pending' });
  const medication = await makeMedication(app.db, { pharmacyId: id });
  const { user, session } = await makeCustomer(app.db);
  await fillCart(app.db, user.id, { [medication.id]: 1 });
  const problem = async () =>
    (await app.call({ url: '/api/cart', as: session })).json().data.items[0].problem as string | null;
  expect([await statusOf(id), await problem()]).toEqual([404, 'not_sold']);

  expect(await run('approve', String(id))).toMatch(/^Al Shams is approved\. Nobody was mailed/);
  expect([await statusOf(id), await problem()]).toEqual([200, null]);

  expect(await run('suspend', String(id))).toMatch(/^Al Shams is suspended\. Nobody was mailed/);
  expect([await statusOf(id), await problem()]).toEqual([404, 'not_sold']);
});

it('lists a pharmacy whose only member of staff has left', async () => {
  const { user, pharmacy } = await makeStaff(app.db);
  await app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, user.id));

  expect(await run('list')).toContain(`${pharmacy.name}  (1 Abbas El Akkad Street, Nasr City, Cairo)  -`);
});

describe('the mails of a decision', () => {
  beforeEach(() => app.db.delete(mails));

  it('tell the staff once, at confirmed e-mails, even where the pharmacy wants no mails', async () => {
    const wish = { name: 'Al Zohour', status: 'pending', notifyByMail: false, mailLanguage: 'en' } as const;
    const { id } = await makePharmacy(app.db, wish);
    const { user } = await makeStaff(app.db, id);
    await makeStaff(app.db, id, { emailVerifiedAt: null });

    expect(await run('approve', String(id))).toBe('Al Zohour is approved. Mails to its staff: 1');
    expect(await run('approve', String(id))).toBe('Al Zohour is approved already');

    const [approval, ...more] = await mailsTo(app.db, user.email);
    expect(approval!.subject).toBe('Your pharmacy has been approved on Dawaya');
    expect(approval!.text).toContain('We have approved Al Zohour: customers can now find it');
    expect(approval!.text).toContain('write to us at help@example.com');
    expect(approval!.text).toContain('https://dawaya.example/pharmacydashboard\n');
    expect(more).toEqual([]);
    expect(await app.db.$count(mails)).toBe(1);

    await run('suspend', String(id));
    const [, suspension] = await mailsTo(app.db, user.email);
    expect(suspension!.subject).toBe('Your pharmacy has been suspended on Dawaya');
    expect(suspension!.text).toContain('To learn why, and what has to be done to open it again, write to us at help@');
  });

  it('are written in the language that the pharmacy chose', async () => {
    const { id } = await makePharmacy(app.db, { nameAr: 'صيدلية الزهور', status: 'pending', mailLanguage: 'ar' });
    const { user } = await makeStaff(app.db, id);

    await run('approve', String(id));

    const [mail] = await mailsTo(app.db, user.email);
    expect(mail!.subject).toBe('تم اعتماد صيدليتك على دوايا');
    expect(mail!.text).toContain('اعتمدنا صيدلية الزهور');
  });
});

describe('a pharmacy that moves', () => {
  beforeEach(() => app.db.delete(mails));

  const read = async (url: string) => (await app.call({ url })).json().data;
  const giza = () => makeCity(app.db, { governorate: 'Giza', city: 'Dokki' });

  it('is in the other city and its governorate, with all that it sells', async () => {
    const { id, governorateId: before } = await makePharmacy(app.db, { name: 'Al Hoda' });
    const { categoryId } = await makeMedication(app.db, { pharmacyId: id });
    const { governorateId: after, cityId } = await giza();
    const seenIn = async (governorateId: number) => {
      const [shops, products, categories] = [
        await read(`/api/pharmacies?governorate_id=${governorateId}&q=Al Hoda`),
        await read(`/api/medications?governorate_id=${governorateId}&category_id=${categoryId}`),
        await read(`/api/medications/categories?governorate_id=${governorateId}`),
      ];
      const category = categories.find((each: { id: number }) => each.id === categoryId);
      return [shops.total, products.total, category?.total_medications ?? 0] as number[];
    };
    expect([await seenIn(before), await seenIn(after)]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);

    expect(await run('move', String(id), String(cityId))).toMatch(/^Al Hoda is in Dokki, Giza\. Nobody was mailed/);

    expect([await seenIn(before), await seenIn(after)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    expect(await read(`/api/pharmacies/${id}`)).toMatchObject({ city: { id: cityId }, governorate: { name: 'Giza' } });
  });

  it('tells its staff once, in the language that the pharmacy chose', async () => {
    const { id } = await makePharmacy(app.db, { nameAr: 'صيدلية الهدى', mailLanguage: 'ar' });
    const other = await makePharmacy(app.db, { name: 'Al Reda', mailLanguage: 'en' });
    const [{ user }, { user: otherUser }] = [await makeStaff(app.db, id), await makeStaff(app.db, other.id)];
    const { cityId } = await giza();

    expect(await run('move', String(id), String(cityId))).toMatch(/ is in Dokki, Giza\. Mails to its staff: 1$/);
    expect(await run('move', String(id), String(cityId))).toMatch(/ is in Dokki, Giza already$/);
    await run('move', String(other.id), String(cityId));

    const [inArabic, ...more] = await mailsTo(app.db, user.email);
    expect(inArabic!.subject).toBe('تغيّر مكان صيدليتك على دوايا');
    expect(inArabic!.text).toContain('غيّرنا مكان صيدلية الهدى');
    expect(more).toEqual([]);
    const [inEnglish] = await mailsTo(app.db, otherUser.email);
    expect(inEnglish!.subject).toBe('Your pharmacy’s location on Dawaya has changed');
    expect(inEnglish!.text).toContain('We have changed the location of Al Reda: customers now find it in Dokki, Giza.');
  });

  it('may be sold from meanwhile', async () => {
    const { id } = await makePharmacy(app.db, { name: 'Al Wafaa' });
    const shelf = await Promise.all([1, 2, 3].map(() => makeMedication(app.db, { pharmacyId: id, stock: 1 })));
    const buyers = await Promise.all(shelf.map((medication) => makeBuyer(app.db, { [medication.id]: 1 })));
    const { cityId } = await giza();

    const [moved, ...bought] = await Promise.all([
      run('move', String(id), String(cityId)),
      ...buyers.map(async ({ session, body }) => (await shop.checkout(session, body)).statusCode),
    ]);

    expect(moved).toMatch(/^Al Wafaa is in Dokki, Giza\./);
    expect(bought).toEqual([200, 200, 200]);
  });

  it('may list a product meanwhile', async () => {
    const { session, pharmacy } = await makeStaff(app.db);
    const { id: categoryId } = await makeCategory(app.db);
    const place = await giza();
    const payload = { name: 'Otrivin', category_id: categoryId, generic_name: 'Xylometazoline', price: 30, stock: 4 };

    const answer = await callBlockedBy(
      app.db,
      (tx) => tx.update(pharmacies).set(place).where(eq(pharmacies.id, pharmacy.id)),
      () => app.post('/api/medications/create', session, { ...payload, lowStockAlert: 1 }),
    );

    expect(answer.statusCode).toBe(200);
    const url = `/api/medications?governorate_id=${place.governorateId}&category_id=${categoryId}`;
    expect((await read(url)).total).toBe(1);
  });

  it('goes where the list of cities says', async () => {
    const { cityId } = await giza();

    expect((await run('cities')).split('\n')).toContain(`${String(cityId).padStart(6)}  Dokki, Giza`);
  });

  it('has to be one that is there', async () => {
    const { cityId } = await giza();

    await expect(run('move', '2147483647', String(cityId))).rejects.toThrow('There is no pharmacy 2147483647');
  });

  it('stays where there is no such city', async () => {
    const { id } = await makePharmacy(app.db);

    await expect(run('move', String(id), '2147483647')).rejects.toThrow(
      'There is no city 2147483647: npm run pharmacy -- cities lists them',
    );
    expect(await read(`/api/pharmacies/${id}`)).toMatchObject({ city: { name: 'Nasr City' } });
  });
});

describe('the orders of a pharmacy that stops working', () => {
  /** One order in each status, by status, and the stock that is left after each took two units. */
  async function makeWork() {
    const pharmacy = await makePharmacy(app.db, { name: 'Al Safa' });
    const { id: medicationId } = await makeMedication(app.db, { pharmacyId: pharmacy.id, stock: 20 });
    const { session: staff } = await makeStaff(app.db, pharmacy.id);
    const make = async (status?: string) => {
      const order = await shop.buy(
        { [medicationId]: 2 },
        { firstName: 'Hala', lastName: 'Samir', phone: '+201112223334' },
      );
      if (status) expect((await shop.move(order.id, status, staff)).statusCode).toBe(200);
      return order;
    };
    const [pending, processing, shipped] = [await make(), await make('processing'), await make('shipped')];
    await make('delivered');
    return { id: String(pharmacy.id), medicationId, pending, processing, shipped };
  }

  it('are listed with whom to call', async () => {
    const { id, pending, processing, shipped } = await makeWork();

    expect(await run('orders', id)).toBe(
      [
        `${pending.code}  pending     +201112223334  Hala Samir`,
        `${processing.code}  processing  +201112223334  Hala Samir`,
        `${shipped.code}  shipped     +201112223334  Hala Samir`,
      ].join('\n'),
    );
  });

  it('are cancelled but for what was shipped, and give back what they took', async () => {
    const { id, medicationId, pending, processing, shipped } = await makeWork();
    await run('suspend', id);

    const lines = (await run('cancel-orders', id)).split('\n');

    expect(lines.map((line) => line.split('  ')[0])).toEqual([
      ...['Cancelled: 2', pending.code, processing.code],
      ...['Still under way, to be cancelled by their codes: 1', shipped.code],
    ]);
    expect(await Promise.all([pending, processing, shipped].map((order) => shop.statusOf(order.id)))).toEqual([
      ...['cancelled', 'cancelled', 'shipped'],
    ]);
    expect(await shop.stockOf(medicationId)).toBe(16);
    const seen = (await app.call({ url: `/api/orders/${processing.id}`, as: processing.customer })).json()
      .data as OrderDetails;
    expect(seen.events.map(({ status, actor }) => [status, actor])).toEqual([
      ...[
        ['pending', 'customer'],
        ['processing', 'pharmacy'],
        ['cancelled', 'operator'],
      ],
    ]);
  });

  it('are cancelled by their codes, once it is known that they did not arrive', async () => {
    const { id, medicationId, pending, shipped } = await makeWork();
    await run('suspend', id);

    expect(await run('cancel-orders', id, shipped.code)).toMatch(/^Cancelled: 1\n/);

    expect([await shop.statusOf(shipped.id), await shop.statusOf(pending.id)]).toEqual(['cancelled', 'pending']);
    expect(await shop.stockOf(medicationId)).toBe(14);
    await expect(run('cancel-orders', id, pending.code, shipped.code)).rejects.toThrow(
      `Nothing was cancelled. Not under way there: ${shipped.code}`,
    );
    expect(await shop.statusOf(pending.id)).toBe('pending');
    expect(await run('cancel-orders', id)).toMatch(/^Cancelled: 2\n[^]+\nNo order is under way there$/);
    expect(await run('cancel-orders', id)).toBe('Cancelled: 0\nNo order is under way there');
    expect(await run('orders', id)).toBe('No order is under way there');
  });

  it('are left alone while it works', async () => {
    const { id, pending } = await makeWork();

    await expect(run('cancel-orders', id)).rejects.toThrow('Al Safa is approved: suspend it first');

    expect(await shop.statusOf(pending.id)).toBe('pending');
  });
});

it.each([
  ['a pharmacy that is not there', ['approve', '2147483647'], /^There is no pharmacy 2147483647$/],
  ['orders of a pharmacy that is not there', ['orders', '2147483647'], /^There is no pharmacy 2147483647$/],
  ['to cancel where there is no pharmacy', ['cancel-orders', '2147483647'], /^There is no pharmacy 2147483647$/],
  ['no city', ['move', '1'], /^Which city\? Its number is missing: npm run pharmacy -- cities lists them$/],
  [
    'a city by its name',
    ['move', '1', 'Dokki'],
    /^Which city\? Dokki is no number of one: npm run pharmacy -- cities lists them$/,
  ],
  ['two cities', ['move', '1', '2', '3'], /npm run pharmacy -- list/],
  [
    'half a number',
    ['suspend', '1.5'],
    /^Which pharmacy\? 1\.5 is no number of one: npm run pharmacy -- list lists them$/,
  ],
  ['a number beyond all', ['suspend', '2147483648'], /^Which pharmacy\?/],
  ['an unknown wish', ['close', '1'], /^Not understood: close 1\n[^]+npm run pharmacy -- list/],
  ['a name that every object knows', ['constructor', '1'], /npm run pharmacy -- list/],
  ['too many words', ['approve', '1', '2'], /^Not understood: approve 1 2\n/],
  ['a code where all are listed', ['orders', '1', 'DW-2222-2222'], /npm run pharmacy -- list/],
])('refuses %s in a sentence', async (_what, args, text) => {
  await expect(run(...args)).rejects.toThrow(text);
});

it.each(['approve', 'suspend', 'move', 'hand-on', 'orders', 'cancel-orders'])(
  'says what is missing where %s has no number, and where it stands',
  async (name) => {
    await expect(run(name)).rejects.toThrow(
      /^Which pharmacy\? Its number is missing: npm run pharmacy -- list lists them$/,
    );
  },
);

/** Runs the script as an operator does, with these environment variables. */
async function runScript(set: Record<string, string>, ...args: string[]) {
  const { PATH, HOME } = process.env;
  const folder = `node_modules/.cache/dawaya/pharmacy.${process.pid}`;
  await bundleServer(folder, 'scripts/pharmacy.ts');
  await rename(`${folder}/main.js`, `${folder}/main.mjs`);
  const env = { PATH, HOME, ...set };
  return promisify(execFile)(process.execPath, [`${folder}/main.mjs`, ...args], { env }).finally(() =>
    rm(folder, { recursive: true }),
  );
}

it('leaves a database alone that an older version of the server is running on', async () => {
  const databaseUrl = await createTestDatabase();
  await runOn(databaseUrl, 'drop schema drizzle cascade');

  await expect(runScript({ DATABASE_URL: databaseUrl }, 'list')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('start the new version of the server first. Nothing was changed\n'),
  });
});

it('sends nobody a link to their own machine where PUBLIC_URL is not set', async () => {
  const databaseUrl = await createTestDatabase();
  const { db, close } = connect(databaseUrl, { max: 1 });
  const { id } = await makePharmacy(db, { name: 'Al Fagr', status: 'pending' });
  await makeStaff(db, id, { email: 'owner@example.com' });
  const ask = (set: Record<string, string>) => runScript({ DATABASE_URL: databaseUrl, ...set }, 'approve', String(id));

  await expect(ask({})).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nothing was done: its mails link to PUBLIC_URL.'),
  });
  expect(await db.$count(mails)).toBe(0);

  const { stdout } = await ask({ PUBLIC_URL: 'https://pharmacy.example' });
  expect(stdout).toBe('Al Fagr is approved. Mails to its staff: 1\n');
  expect(await db.select({ text: mails.text }).from(mails)).toEqual([
    { text: expect.stringContaining('https://pharmacy.example/') },
  ]);
  await close();
});
