import { buildApp } from '../app';
import { makeBuyer } from '../testing/makeBuyer';
import { makeMedication } from '../testing/makeMedication';
import { makeCustomer, PASSWORD } from '../testing/makeUser';
import { TEST_CONFIG } from '../testing/testApp';
import { createTestDatabase } from '../testing/testDatabase';
import { until } from '../testing/until';
import { connect } from './connect';
import { outageOf } from './failure';
import { openPool } from './pool';

it('serves from a database whose operator writes days and isolates transactions in another way', async () => {
  const url = new URL(await createTestDatabase());
  const settings = [
    'datestyle=SQL,DMY',
    'default_transaction_isolation=repeatable\\ read',
    'standard_conforming_strings=off',
  ];
  url.searchParams.set('options', settings.map((each) => `-c ${each}`).join(' '));
  const { db, close } = connect(url.href);
  const app = await buildApp({ db, config: TEST_CONFIG });
  const { user } = await makeCustomer(db);
  const { id } = await makeMedication(db, { expiryDate: '2091-05-31' });

  const signedIn = await app.inject({
    ...{ method: 'POST', url: '/api/auth/login' },
    payload: { email: user.email, password: PASSWORD },
  });
  const authorization = `Bearer ${signedIn.json().data?.access_token}`;
  const added = await Promise.all(
    Array.from({ length: 8 }, () =>
      app.inject({
        ...{ method: 'POST', url: '/api/cart/add', headers: { authorization } },
        payload: { medication_id: id, quantity: 1 },
      }),
    ),
  );
  const found = await app.inject('/api/medications?q=panadol+5+mg');
  await app.close();
  await close();

  expect(signedIn.statusCode).toBe(200);
  expect(added.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect(found.statusCode).toBe(200);
});

it('sells to others what a server had in hand that froze in the middle of a checkout', async () => {
  const databaseUrl = await createTestDatabase();
  const frozen = openPool(databaseUrl, { statementTimeout: 250 });
  const { db, close } = connect(databaseUrl);
  const app = await buildApp({ db, config: TEST_CONFIG });
  const { id } = await makeMedication(db);
  const { session, body } = await makeBuyer(db, { [id]: 1 });
  const inHand = await frozen.connect();
  await inHand.query('begin');
  await inHand.query('select from medications where id = $1 for update', [id]);
  // Simulates a frozen process, which neither reads from its connection nor runs timers.
  inHand.connection.stream.removeAllListeners('timeout').pause();

  const authorization = `Bearer ${app.jwt.sign(session)}`;
  const bought = await app.inject({
    ...{ method: 'POST', url: '/api/orders/checkout', headers: { authorization } },
    payload: body,
  });
  const thawed = inHand.query('commit').catch((error: unknown) => error);
  inHand.connection.stream.resume();
  const refusal = await thawed;
  inHand.release(true);
  await frozen.end();
  await app.close();
  await close();

  expect(bought.statusCode).toBe(200);
  expect(outageOf(refusal)).toBeDefined();
});

it('tells of a connection that is lost while nobody uses it, and goes on with another', async () => {
  const databaseUrl = await createTestDatabase();
  const admin = openPool(databaseUrl);
  const lost: string[] = [];
  const pool = openPool(databaseUrl, { onLost: ({ message }) => lost.push(message) });
  const pidOf = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
  const pid = await pidOf();

  await admin.query('select pg_terminate_backend($1, 5000)', [pid]);
  await until(() => lost.length > 0);

  expect(lost).toEqual([expect.stringContaining('terminating connection')]);
  expect(await pidOf()).not.toBe(pid);
  await pool.end();
  await admin.end();
});

it('calls no connection lost that it is closing itself', async () => {
  const databaseUrl = await createTestDatabase();
  const admin = openPool(databaseUrl);
  const lost: string[] = [];
  const pool = openPool(databaseUrl, { onLost: ({ message }) => lost.push(message) });
  const client = await pool.connect();
  const { stream } = client.connection;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  client.release();
  // The message with which PostgreSQL ends a connection arrives only while the pool is being closed.
  stream.pause();
  await admin.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
  await pool.end();
  const ended = new Promise((resolve) => client.once('end', resolve));
  stream.resume();
  await ended;
  await admin.end();

  expect(lost).toEqual([]);
});

it('opens no more connections than it may, those that short reads share among them', async () => {
  const { pool, readers, close } = connect(await createTestDatabase(), { max: 4 });
  await close();

  expect(pool.options.max + readers.options.max).toBe(4);
});

it('waits for a statement without a time limit, as of a migration, for as long as it is silent', async () => {
  const pool = openPool(await createTestDatabase(), { max: 1, statementTimeout: 0 });

  const { rowCount } = await pool.query('select pg_sleep(1.2)');
  await pool.end();

  expect(rowCount).toBe(1);
});
