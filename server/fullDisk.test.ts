import files from 'node:fs/promises';
import { sql } from 'drizzle-orm';

import { makeBuyer } from './testing/makeBuyer';
import { makeForm } from './testing/makeForm';
import { makeMedication } from './testing/makeMedication';
import { makePng } from './testing/makePng';
import { makeStaff } from './testing/makeUser';
import { readAllRows, readAllRowsButAttempts } from './testing/readAllRows';
import { shoppingIn } from './testing/shopping';
import { testApp } from './testing/testApp';

const log: string[] = [];
const test = testApp({}, { logger: { level: 'error', stream: { write: (line) => void log.push(line) } } });
const shop = shoppingIn(test);

/** Makes a change of the table fail with the error that PostgreSQL gives when the disk is full. */
const fillDisk = (table: string, change: 'insert' | 'update' = 'insert') =>
  test.db.execute(
    sql.raw(`
    create or replace function no_space_left() returns trigger language plpgsql as $$
      begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create trigger disk_is_full before ${change} on ${table} execute function no_space_left()`),
  );

const freeDisk = (table: string) => test.db.execute(sql.raw(`drop trigger disk_is_full on ${table}`));

it.each([
  ['a statement that others have been sent behind', 'orders'],
  ['the last step', 'order_events'],
])(
  'refuses an order in words, keeps nothing of it, and takes it when there is room again: %s',
  async (_step, table) => {
    const medication = await makeMedication(test.db, { stock: 5 });
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 2 });
    const order = (language: string) =>
      test.call({
        method: 'POST',
        url: '/api/orders/checkout',
        as: session,
        payload: body,
        headers: { 'idempotency-key': 'patient', 'accept-language': language },
      });
    await fillDisk(table);
    const before = await readAllRows(test.db);

    const [english, arabic] = [await order('en'), await order('ar')];

    expect([english.statusCode, arabic.statusCode]).toEqual([503, 503]);
    expect(english.headers['retry-after']).toBe('5');
    expect(english.json()).toEqual({ success: false, message: expect.stringContaining('Please try again') });
    expect(arabic.json()).toEqual({ success: false, message: expect.stringContaining('حاول مرة أخرى') });
    expect(await readAllRows(test.db)).toEqual(before);
    expect((await test.call({ url: '/api/medications' })).statusCode).toBe(200);

    await freeDisk(table);
    expect((await order('en')).statusCode).toBe(200);
    expect(await shop.stockOf(medication.id)).toBe(3);
  },
);

it('shows a pharmacy the news that it has seen, and the rest when there is room again', async () => {
  const { id: seen, staff, medication } = await shop.placeOrder();
  const newsOf = async () => {
    const { data } = (await test.call({ url: '/api/pharmacy/notifications', as: staff })).json();
    return data?.data.map(({ order }: { order: { id: number } | null }) => order?.id);
  };
  await newsOf();
  const { id: unseen } = await shop.buy({ [medication.id]: 1 });

  await fillDisk('notifications', 'update');
  expect(await newsOf()).toEqual([seen]);

  await freeDisk('notifications');
  expect(await newsOf()).toEqual([unseen, seen]);
});

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'ENOTDIR'])(
  'refuses a picture in words where its disk answers %s, and takes it later',
  async (code) => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });
    const parts = await makeForm({ image: { bytes: await makePng() } });
    const send = () => test.call({ method: 'POST', url: `/api/medications/${id}/update`, as: session, ...parts });
    const before = await readAllRowsButAttempts(test.db);

    const open = jest.spyOn(files, 'open').mockRejectedValue(Object.assign(new Error('The disk refuses'), { code }));
    const refused = await send();
    open.mockRestore();

    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toEqual({ success: false, message: expect.stringContaining('Please try again') });
    expect(await readAllRowsButAttempts(test.db)).toEqual(before);
    expect((await send()).statusCode).toBe(200);
  },
);

it('takes a picture away from its product though the disk does not let go of it, and says so in the log', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });
  const change = (parts: object) =>
    test.call({ method: 'POST', url: `/api/medications/${id}/update`, as: session, ...parts });
  const { image } = (await change(await makeForm({ image: { bytes: await makePng() } }))).json().data;
  log.length = 0;

  const rm = jest.spyOn(files, 'rm').mockRejectedValue(Object.assign(new Error('The disk refuses'), { code: 'EIO' }));
  const response = await change({ payload: { remove_image: true } });
  rm.mockRestore();

  expect([response.statusCode, response.json().data.image]).toEqual([200, null]);
  expect(log).toEqual([expect.stringContaining(image)]);
});
