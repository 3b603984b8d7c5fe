import type { InjectOptions } from 'fastify';

import { buildApp } from './app';
import { connect } from './db/connect';
import type { Session } from './plugins/session';
import { openDatabaseProxy } from './testing/databaseProxy';
import { makeBuyer } from './testing/makeBuyer';
import { makeMedication } from './testing/makeMedication';
import { makeCustomer } from './testing/makeUser';
import { shoppingIn } from './testing/shopping';
import { TEST_CONFIG } from './testing/testApp';
import { createTestDatabase } from './testing/testDatabase';
import { until } from './testing/until';

/** Starts an app that reaches its database through a proxy, which the test can break. `administrator` connects to the database directly. */
async function startApp() {
  const databaseUrl = await createTestDatabase();
  const administrator = connect(databaseUrl);
  const proxy = await openDatabaseProxy(databaseUrl);
  const { db, close } = connect(proxy.url, { max: 3, statementTimeout: 1_000 });
  const log: string[] = [];
  const logger = { level: 'warn', stream: { write: (entry: string) => void log.push(entry) } };
  const app = await buildApp({ db, config: TEST_CONFIG, logger });
  await app.ready();

  const call = ({ as, ...request }: InjectOptions & { as?: Session | null }) => {
    const headers = { ...request.headers, ...(as && { authorization: `Bearer ${app.jwt.sign(as)}` }) };
    return app.inject({ ...request, headers });
  };
  return {
    proxy,
    log,
    call,
    pool: administrator.pool,
    db: administrator.db,
    shop: shoppingIn({ call, db: administrator.db }),
    stop: async () => {
      await app.close();
      await close();
      await proxy.cut();
      await administrator.close();
    },
  };
}

let test: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const statusOf = async (url: string) => (await test.call({ url })).statusCode;

/** Locks the medicine in another transaction, so that a checkout has to wait half-way. Returns a function that ends the lock. */
async function holdShelf(medicationId: number) {
  const holder = await test.pool.connect();
  await holder.query('begin');
  await holder.query('select from medications where id = $1 for update', [medicationId]);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

const isCheckoutWaiting = async () => {
  const { rowCount } = await test.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount === 1;
};

const BREAKS = [
  ['is cut off', () => test.proxy.cut(), () => test.proxy.restore()],
  ['falls silent', async () => test.proxy.hang(), async () => test.proxy.resume()],
] as const;

describe.each(BREAKS)('a database that %s', (_how, breakProxy, mendProxy) => {
  it('in the middle of a checkout costs no order: the same call buys once when it is back', async () => {
    const medication = await makeMedication(test.db, { stock: 9 });
    const { session, body } = await makeBuyer(test.db, { [medication.id]: 2 });
    const letGo = await holdShelf(medication.id);

    const interrupted = test.shop.checkout(session, body, 'one');
    await until(isCheckoutWaiting);
    await breakProxy();
    const refused = await interrupted;
    await letGo();

    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toEqual({ success: false, message: expect.stringContaining('try again in a moment') });

    await mendProxy();
    const repeated = await test.shop.checkout(session, body, 'one');
    expect(repeated.statusCode).toBe(200);
    expect(await test.shop.ordersOf(session)).toMatchObject([{ totalItems: 2 }]);
    expect(await test.shop.stockOf(medication.id)).toBe(7);
  });

  it('is said by the probe and in a few lines of the log, and is used again without a restart', async () => {
    const { session } = await makeCustomer(test.db);
    const payload = { user_address_id: null, payment_method: 'cash_on_delivery' };
    const manyCalls = async () => {
      const calls = await Promise.all(Array.from({ length: 30 }, () => test.shop.checkout(session, payload)));
      return new Set(calls.map(({ statusCode }) => statusCode));
    };
    expect(await manyCalls()).toEqual(new Set([422]));
    test.log.splice(0);

    await breakProxy();
    const [calls, ready, live] = await Promise.all([manyCalls(), statusOf('/health/ready'), statusOf('/health/live')]);

    expect({ calls, ready, live }).toEqual({ calls: new Set([503]), ready: 503, live: 200 });
    expect(test.log.length).toBeGreaterThan(0);
    expect(test.log.length).toBeLessThan(6);

    await mendProxy();
    expect(await statusOf('/health/ready')).toBe(200);
    expect(await manyCalls()).toEqual(new Set([422]));
  });
});
