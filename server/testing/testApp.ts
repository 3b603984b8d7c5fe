import { EventEmitter, once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { Pool, PoolClient } from 'pg';

import { buildApp } from '../app';
import type { AppConfig } from '../context';
import { connect } from '../db/connect';
import type { JobName } from '../jobs';
import type { Session } from '../plugins/session';
import { makeTemporaryFolder } from './temporaryFolder';
import { createTestDatabase } from './testDatabase';

export const TEST_CONFIG: AppConfig = {
  dataDir: join(tmpdir(), 'dawaya-test-nothing'),
  jwtSecret: 'only-for-tests-only-for-tests-only-for-tests',
  publicUrl: 'http://127.0.0.1:3000',
  taxRatePercent: 0,
  isDemo: true,
  supportEmail: 'support@example.com',
  paymentGateway: 'sandbox',
  paymentTimeoutMs: 500,
  proxies: 0,
  clientDir: undefined,
};

type AppOverrides = Pick<Parameters<typeof buildApp>[0], 'payments' | 'logger'>;
type Call = InjectOptions & { as?: Session | null };

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Call once in a test file: the app, which is started before its tests and stopped after them. */
export function testApp(...options: Parameters<typeof startTestApp>): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(test, await startTestApp(...options));
  });
  afterAll(() => test.stop());
  return test;
}

/** The real app on a real PostgreSQL database that has every migration and no rows. */
export async function startTestApp(config: Partial<AppConfig> = {}, overrides: AppOverrides = {}) {
  const { db, pool, readers, close } = connect(await createTestDatabase());
  const statements = countStatements([pool, readers]);
  const temporary = await makeTemporaryFolder();
  const nudges = new EventEmitter();
  const app = await buildApp({
    db,
    config: { ...TEST_CONFIG, dataDir: temporary.folder, ...config },
    nudge: (name) => void nudges.emit(name),
    ...overrides,
  });
  await app.ready();

  /** `as` is the session; leave it out for a call by a guest. */
  const call = ({ as, ...request }: Call) => {
    const headers = { ...request.headers, ...(as && { authorization: `Bearer ${app.jwt.sign(as)}` }) };
    return app.inject({ ...request, headers });
  };

  return {
    app,
    db,
    call,
    post: (url: string, as: Session | null, payload?: object) =>
      call({ method: 'POST', url, as, ...(payload && { payload }) }),
    /** Resolves when the app next nudges the job. No job runs here unless a test runs it. */
    nudged: (name: JobName) => once(nudges, name),
    /** How many statements `work` sends to the database. */
    countQueries: async (work: () => Promise<unknown>) => {
      const before = statements.count;
      await work();
      return statements.count - before;
    },
    /** The app's DATA_DIR, unless the test has its own. */
    dataDir: temporary.folder,
    /** The file names of the uploaded pictures. */
    storedPictures: () => readdir(join(temporary.folder, 'pictures')).catch(() => []),
    stop: async () => {
      await app.close();
      await close();
      await temporary.remove();
    },
  };
}

/** Counts the statements sent over all connections of the pools. */
function countStatements(pools: readonly Pool[]) {
  const statements = { count: 0 };
  const listen = (client: PoolClient) => {
    const send = client.query.bind(client) as (...query: unknown[]) => unknown;
    const sendCounted = (...query: unknown[]) => {
      statements.count += 1;
      return send(...query);
    };
    Object.assign(client, { query: sendCounted });
  };
  for (const pool of pools) pool.on('connect', listen);
  return statements;
}
