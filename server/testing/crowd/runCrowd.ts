import { randomUUID } from 'node:crypto';

import { connect } from '../../db/connect';
import { makeProcessClient } from '../processClient';
import { bundleServer, spawnServer } from '../serverProcess';
import { makeTemporaryFolder } from '../temporaryFolder';
import { audit, type AuditReport } from './audit';
import { actAsCustomer } from './customer';
import { type CallFigures, type CallName, openLedger } from './ledger';
import { openShops } from './openShops';
import { actAsStaff } from './staff';

export interface CrowdOptions {
  /** A migrated and empty database, which the caller creates and deletes. */
  databaseUrl: string;
  customers: number;
  seconds: number;
  /** The seed of all choices. Which call arrives first still depends on the machine. */
  seed: number;
  /** The number of server processes on the one database. */
  servers?: number;
  /**
   * The run continues until these answers were given, for half a minute at most: on a busy machine it takes longer until something is sold
   * out.
   */
  awaitedOutcomes?: readonly (readonly [CallName, string])[];
}

export interface CrowdReport {
  /** Descriptions of everything that was wrong. */
  faults: string[];
  calls: CallFigures[];
  books: AuditReport;
}

const TAX_RATE_PERCENT = '14';
const OVERTIME_MS = 30_000;

/**
 * Lets customers and staff of two pharmacies act at the same time, without a pause, through the real server. Then compares the database
 * with what they were answered.
 */
export async function runCrowd({
  databaseUrl,
  customers,
  seconds,
  seed,
  servers = 1,
  awaitedOutcomes = [],
}: CrowdOptions): Promise<CrowdReport> {
  const secret = randomUUID();
  const ledger = openLedger();
  await bundleServer();
  // For the mails about all these orders.
  const { folder, remove } = await makeTemporaryFolder();
  const started = Array.from({ length: servers }, () =>
    spawnServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      JWT_SECRET: secret,
      TAX_RATE_PERCENT,
      LOG_LEVEL: 'error',
    }),
  );
  const { db, close } = connect(databaseUrl, { max: 1, statementTimeout: 0 });
  try {
    const addresses = await Promise.all(started.map((server) => server.ready()));
    const shops = await openShops(db, customers, seed);
    const end = performance.now() + seconds * 1000;
    const isMissing = ([name, outcome]: readonly [CallName, string]) => !ledger.figures.get(name)?.outcomes[outcome];
    const scene = {
      callTo: await makeProcessClient(secret),
      addresses,
      ledger,
      shelf: shops.shelf.map(({ id }) => id),
      isOpen: () => performance.now() < (awaitedOutcomes.some(isMissing) ? end + OVERTIME_MS : end),
    };
    await Promise.all([
      ...shops.customers.map((customer) => actAsCustomer(scene, customer)),
      ...shops.staff.map((staff) => actAsStaff(scene, staff)),
    ]);
    await Promise.all(started.map((server) => server.end('SIGTERM')));
    const books = await audit(db, ledger, shops.shelf);
    return { faults: ledger.faults, calls: [...ledger.figures.values()], books };
  } finally {
    await Promise.all(started.map((server) => server.end('SIGTERM')));
    await close();
    await remove();
  }
}
