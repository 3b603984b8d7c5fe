import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { fillCart } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makePharmacy } from '../../testing/makeUser';
import { startTestApp } from '../../testing/testApp';
import { createTestDatabase, runOn } from '../../testing/testDatabase';
import { runPharmacyCommand } from './pharmacies.command';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const run = (...args: string[]) => runPharmacyCommand(app.db, args);
const statusOf = async (id: number) => (await app.call({ url: `/api/pharmacies/${id}` })).statusCode;

it('says that nobody has joined, then lists who has, those that wait first', async () => {
  expect(await run('list')).toBe('No pharmacy has joined yet');
  // In Cairo the next day has begun.
  const createdAt = new Date('2026-02-28T22:30:00Z');
  const approved = await makePharmacy(app.db, { name: 'Al Amal', createdAt });
  const pending = await makePharmacy(app.db, { name: 'Al Nour', status: 'pending', createdAt });

  expect((await run('list')).split('\n')).toEqual([
    `${String(pending.id).padStart(6)}  pending    2026-03-01  +201012345678  Al Nour  (Nasr City, Cairo)`,
    `${String(approved.id).padStart(6)}  approved   2026-03-01  +201012345678  Al Amal  (Nasr City, Cairo)`,
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

  expect(await run('approve', String(id))).toBe('Al Shams is approved');
  expect([await statusOf(id), await problem()]).toEqual([200, null]);

  expect(await run('suspend', String(id))).toBe('Al Shams is suspended');
  expect([await statusOf(id), await problem()]).toEqual([404, 'not_sold']);
});

it.each([
  ['a pharmacy that is not there', ['approve', '2147483647'], /^There is no pharmacy 2147483647$/],
  ['no number', ['approve'], /^Which pharmacy\? Give its number: nothing is none$/],
  ['half a number', ['suspend', '1.5'], /^Which pharmacy\?/],
  ['a number beyond all', ['suspend', '2147483648'], /^Which pharmacy\?/],
  ['an unknown wish', ['close', '1'], /npm run pharmacy -- list/],
  ['a name that every object knows', ['constructor', '1'], /npm run pharmacy -- list/],
  ['too many words', ['approve', '1', '2'], /npm run pharmacy -- list/],
])('refuses %s in a sentence', async (_what, args, text) => {
  await expect(run(...args)).rejects.toThrow(text);
});

it('leaves a database alone that an older version of the server is running on', async () => {
  const database = await createTestDatabase();
  await runOn(database.url, 'drop schema drizzle cascade');
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATABASE_URL: database.url };

  const command = promisify(execFile)('node_modules/.bin/tsx', ['scripts/pharmacy.ts', 'list'], { env });

  await expect(command).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('start the new version of the server first. Nothing was changed\n'),
  });
  await database.drop();
});
