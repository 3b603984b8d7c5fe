import { createTestDatabase, runOn } from '../testing/testDatabase';
import { migrateDatabase } from './migrate';

/** What the operator reads of a database made in such a way. */
async function refusalOf(made: string, filled?: string): Promise<string> {
  const database = await createTestDatabase(made);
  if (filled) await runOn(database.url, filled);
  const refusal = await migrateDatabase(database.url).then(() => 'none', String);
  await database.drop();
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
