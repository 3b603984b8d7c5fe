import { buildApp } from '../../app';
import { connect } from '../../db/connect';
import { TEST_CONFIG } from '../../testing/testApp';
import { createTestDatabase, runOn } from '../../testing/testDatabase';

/** Makes the probe's function fail as it does on a full disk. */
const FULL_DISK = `
  create function public.generate_series(integer, integer) returns setof integer language plpgsql as $$
    begin raise 'could not write to file: No space left on device' using errcode = 'disk_full'; end $$;
  do $$ begin
    execute format('alter database %I set search_path = public, pg_catalog', current_database());
  end $$`;

/** Applies to connections that are opened from now on. */
const READ_ONLY = `
  do $$ begin
    execute format('alter database %I set default_transaction_read_only = on', current_database());
  end $$`;

it('is not ready while the disk of the database is full, and alive all the same', async () => {
  const databaseUrl = await createTestDatabase();
  await runOn(databaseUrl, FULL_DISK);
  const { db, close } = connect(databaseUrl);
  const app = await buildApp({ db, config: TEST_CONFIG });

  const [full, live] = [await app.inject('/health/ready'), await app.inject('/health/live')];
  await runOn(databaseUrl, 'drop function public.generate_series(integer, integer)');
  const withRoom = await app.inject('/health/ready');

  expect(full.statusCode).toBe(503);
  expect(full.headers['retry-after']).toBe('5');
  expect(full.json()).toEqual({ success: false, message: expect.any(String) });
  expect([live.statusCode, withRoom.statusCode]).toEqual([200, 200]);
  await app.close();
  await close();
});

it('asks the disk and not only the memory of the database', async () => {
  const { db, close } = connect(await createTestDatabase(), { max: 1 });
  const app = await buildApp({ db, config: TEST_CONFIG });

  expect((await app.inject('/health/ready')).statusCode).toBe(200);

  await db.execute('select pg_stat_force_next_flush()');
  const { rows } = await db.execute<{ written: boolean }>(
    'select temp_bytes > 0 as written from pg_stat_database where datname = current_database()',
  );
  expect(rows).toEqual([{ written: true }]);
  await app.close();
  await close();
});

it('is not ready while the database takes no writes, as its operator may set it when the disk runs full', async () => {
  const databaseUrl = await createTestDatabase();
  await runOn(databaseUrl, READ_ONLY);
  const { db, close } = connect(databaseUrl);
  const app = await buildApp({ db, config: TEST_CONFIG });

  const readOnly = await app.inject('/health/ready');
  await app.close();
  await close();

  expect(readOnly.statusCode).toBe(503);
});

it('is not ready any more once a newer version has changed the schema, and says why once', async () => {
  const databaseUrl = await createTestDatabase();
  const { db, close } = connect(databaseUrl);
  const lines: string[] = [];
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
  const app = await buildApp({ db, config: TEST_CONFIG, logger });
  const probe = async () => (await app.inject('/health/ready')).statusCode;

  const before = await probe();
  await runOn(
    databaseUrl,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  const after = [await probe(), await probe(), await probe()];

  expect([before, ...after]).toEqual([200, 503, 503, 503]);
  expect(lines).toEqual([expect.stringContaining('The database has a newer schema than this version of Dawaya')]);
  await app.close();
  await close();
});
