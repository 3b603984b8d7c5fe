import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeMedication } from '../testing/makeMedication';
import { makeCustomer } from '../testing/makeUser';
import { createTestDatabase, runOn } from '../testing/testDatabase';
import { connect } from './connect';
import { migrateDatabase } from './migrate';
import { medications, users } from './schema';

/** What the operator reads of a database made in such a way. */
async function refusalOf(made: string, filled?: string): Promise<string> {
  const databaseUrl = await createTestDatabase(made);
  if (filled) await runOn(databaseUrl, filled);
  const refusal = await migrateDatabase(databaseUrl).then(() => 'none', String);
  return refusal;
}

it('refuses a database that takes no Arabic for letters, and says how to make another', async () => {
  expect(await refusalOf("template0 lc_ctype 'C'")).toMatch(
    /takes no Arabic for letters\. .+: create database dawaya /,
  );
});

it('refuses the database of another program, and says so', async () => {
  expect(await refusalOf('template0', 'create table users (id int)')).toMatch(
    /its tables are as they were: relation "users" already exists\. Another program uses this database: /,
  );
});

it('takes overrides of direction out of what was stored before, and nothing else', async () => {
  const databaseUrl = await createTestDatabase();
  const { db, close } = connect(databaseUrl, { max: 1 });
  await makeCustomer(db, { firstName: 'Mo\u202ena', lastName: 'A\u200dli' });
  await makeMedication(db, { name: 'Pana\u2066dol\u2069 Extra', description: null });

  await runOn(databaseUrl, await readFile(join(__dirname, 'migrations/0038_without_overrides.sql'), 'utf8'));

  expect(await db.select().from(users)).toMatchObject([{ firstName: 'Mona', lastName: 'A\u200dli' }]);
  expect(await db.select().from(medications)).toMatchObject([{ name: 'Panadol Extra', description: null }]);
  await close();
});
