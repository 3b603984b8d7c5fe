import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import { StartError } from '../startError';
import { makeMedication } from '../testing/makeMedication';
import { makeCustomer } from '../testing/makeUser';
import { createTestDatabase, runOn } from '../testing/testDatabase';
import { connect } from './connect';
import { knownMigrations, migrateDatabase, MIGRATIONS } from './migrate';
import { medications, users } from './schema';

/** The message with which the migration refuses a database that was created in this way. */
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

it('leaves a database with a newer schema as it is, and says so', async () => {
  const databaseUrl = await createTestDatabase();
  const { db, close } = connect(databaseUrl, { max: 1 });
  const history = async () => (await db.execute(sql`select * from drizzle.__drizzle_migrations order by id`)).rows;
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
  const before = await history();

  await expect(migrateDatabase(databaseUrl)).rejects.toThrow(
    new StartError(
      'The database has a newer schema than this version of Dawaya: start the newer version. Nothing was changed',
    ),
  );
  expect(await history()).toEqual(before);
  await close();
});

it('brings a database up to date once, where several servers start at once', async () => {
  const databaseUrl = await createTestDatabase('template0');

  await Promise.all([migrateDatabase(databaseUrl), migrateDatabase(databaseUrl)]);

  const { db, close } = connect(databaseUrl, { max: 1 });
  expect(await db.select().from(users)).toEqual([]);
  expect(await db.$count(sql`drizzle.__drizzle_migrations`)).toBe(knownMigrations().length);
  await close();
});

it('migrates a database whose types are older than their values, as all of them are to PostgreSQL 15 and 16', async () => {
  const migrations = readMigrationFiles(MIGRATIONS);
  const firstValue = migrations.findIndex((each) => each.sql.some((statement) => statement.includes('ADD VALUE')));
  const databaseUrl = await createTestDatabase('template0');
  await runOn(databaseUrl, 'create extension pg_trgm');
  await runOn(
    databaseUrl,
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const each of migrations.slice(0, firstValue)) {
    const record = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${each.hash}', ${each.folderMillis})`;
    await runOn(databaseUrl, [...each.sql, record].join(';\n'));
  }

  await migrateDatabase(databaseUrl);

  const { db, close } = connect(databaseUrl, { max: 1 });
  expect(await db.$count(sql`drizzle.__drizzle_migrations`)).toBe(migrations.length);
  await close();
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

it('keeps the snapshot of the newest migration alone, the only one that the next is made from', async () => {
  const newest = String(knownMigrations().length - 1).padStart(4, '0');

  const files = await readdir(join(MIGRATIONS.migrationsFolder, 'meta'));

  expect(files.filter((name) => name.endsWith('_snapshot.json'))).toEqual([`${newest}_snapshot.json`]);
});
