import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';

import type { Cart } from '@contract/wire/cart';

import { connect } from './db/connect';
import type { Session } from './plugins/session';
import { audit, type ShelfEntry } from './testing/crowd/audit';
import { type Basket, openLedger } from './testing/crowd/ledger';
import { makeAddress } from './testing/makeAddress';
import { makeMedication } from './testing/makeMedication';
import { makeCustomer } from './testing/makeUser';
import { makeProcessClient, type ProcessCall, type ProcessClient } from './testing/processClient';
import { bundleServer, type ServerProcess, spawnServer } from './testing/serverProcess';
import { makeTemporaryFolder } from './testing/temporaryFolder';
import { until } from './testing/until';

// Real processes share a busy machine with the other tests.
jest.setTimeout(90_000);

const JWT_SECRET = randomUUID();
const CUSTOMERS = 4;
/** The orders of all customers together: before the crash, and after each restart. */
const [BEFORE, AFTER] = [12, 3];
const STOCK = 1_000;

let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let dataDir: string;
let server: ServerProcess;
let callTo: ProcessClient;
const ledger = openLedger();
const shelf: ShelfEntry[] = [];

interface Customer {
  session: Session;
  addressId: number;
}

const startServer = () => spawnServer({ DATA_DIR: dataDir, JWT_SECRET, LOG_LEVEL: 'silent' });

/** Connects to the embedded database directly, without the server. */
async function inDatabase<T>(work: (db: ReturnType<typeof connect>['db']) => Promise<T>): Promise<T> {
  const password = readFileSync(join(dataDir, 'secrets/postgres'), 'utf8').trim();
  const [, , , port] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const { db, close } = connect(`postgresql://dawaya:${password}@127.0.0.1:${port}/dawaya`);
  return work(db).finally(close);
}

beforeAll(async () => {
  await bundleServer();
  temporary = await makeTemporaryFolder();
  dataDir = join(temporary.folder, 'data');
  callTo = await makeProcessClient(JWT_SECRET);
  server = startServer();
  await server.ready();
  await inDatabase(async (db) => {
    for (let made = 0; made < 3; made += 1) {
      shelf.push({ id: (await makeMedication(db, { stock: STOCK })).id, start: STOCK });
    }
  });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await temporary.remove();
});

/** Each crash gets new customers: the number of open orders that one customer may have is limited. */
const welcomeCustomers = () =>
  inDatabase(async (db) => {
    const customers: Customer[] = [];
    for (let arrived = 0; arrived < CUSTOMERS; arrived += 1) {
      const { user, session } = await makeCustomer(db);
      customers.push({ session, addressId: (await makeAddress(db, user.id)).id });
    }
    return customers;
  });

/** Repeats the call for as long as no server answers or it asks to wait, as people do. Any other answer fails the test. */
async function insist(call: ProcessCall) {
  for (;;) {
    const address = await server.ready();
    const answer = await callTo(address, call).catch(() => undefined);
    if (answer?.statusCode === 200) return answer.json().data;
    if (answer && !(answer.statusCode === 503 && answer.headers.has('retry-after') && !answer.json().success)) {
      throw new Error(`${call.url}: ${answer.statusCode} ${answer.body}`);
    }
    await setTimeout(50);
  }
}

async function buySomething({ session: as, addressId }: Customer) {
  for (const { id: medication_id } of shelf) {
    await insist({ method: 'POST', url: '/api/cart/add', payload: { medication_id, quantity: 1 }, as });
  }
  // Whether an addition without an answer was made is unknown, so the cart is read again.
  const { items } = (await insist({ url: '/api/cart', as })) as Cart;
  const basket: Basket = new Map(items.map(({ medication, quantity }) => [medication.id, quantity]));
  const headers = { 'idempotency-key': randomUUID() };
  const payload = { user_address_id: addressId, payment_method: 'cash_on_delivery' };
  ledger.acknowledge(
    as.userId,
    await insist({ method: 'POST', url: '/api/orders/checkout', payload, headers, as }),
    basket,
  );
}

const killServer = async () => {
  await server.end('SIGKILL');
  server = startServer();
};
const killPostgres = async () =>
  process.kill(Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')), 'SIGKILL');
const killBackend = () =>
  inDatabase(async (db) => {
    const { rows } = await db.execute<{ pid: number }>(
      sql`select pid from pg_stat_activity where application_name = 'dawaya' and pid <> pg_backend_pid() limit 1`,
    );
    process.kill(rows[0]!.pid, 'SIGKILL');
  });
const killBoth = async () => {
  await Promise.all([server.end('SIGKILL'), killPostgres()]);
  server = startServer();
};

it.each([
  ['the server', killServer],
  ['PostgreSQL', killPostgres],
  ['a process of PostgreSQL', killBackend],
  ['the server and PostgreSQL', killBoth],
])('loses no order and makes none twice when %s is killed in a stream of checkouts', async (_what, kill) => {
  const customers = await welcomeCustomers();
  const enough = ledger.purchases.size + BEFORE;
  let isKilled = false;
  const stream = Promise.all(
    customers.map(async (customer) => {
      while (!isKilled) await buySomething(customer);
      for (let bought = 0; bought < AFTER; bought += 1) await buySomething(customer);
    }),
  );
  const crash = async () => {
    await until(() => ledger.purchases.size >= enough);
    await kill();
    isKilled = true;
  };
  await Promise.all([stream, crash()]);

  await inDatabase((db) => audit(db, ledger, shelf));
  expect(ledger.faults).toEqual([]);
  expect(ledger.purchases.size).toBeGreaterThanOrEqual(enough + AFTER * CUSTOMERS);
});
