import type { Duplex } from 'node:stream';
import { drizzle, type NodePgClient, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig } from 'pg';

import { codeOf } from '../systemError';
import { openPool, type PoolOptions } from './pool';
import * as schema from './schema';
import { type RunQuery, shareConnections } from './sharedReads';

export interface Connection {
  db: NodePgDatabase<typeof schema> & { $client: NodePgClient };
  pool: Pool;
  /** Connections for short reads. */
  readers: Pool;
  close: () => Promise<void>;
}

/** The number of connections that short reads share. With more of them, fewer reads would wait long enough to be batched. */
const READERS = 3;

const OPTIONS = { schema, casing: 'snake_case' } as const;

/** `max` counts all connections, including those that reads share. At least one is always left for everything else. */
export function connect(url: string, { max = 10, ...options }: PoolOptions = {}): Connection {
  const pool = openPool(url, { ...options, max: Math.max(1, max - READERS), isPipelined: true });
  const readers = openPool(url, { ...options, max: READERS });
  const db = drizzle(routedTo(pool, shareConnections(readers)), OPTIONS);
  return {
    db: Object.assign(db, { transaction: transactionOn(pool) }),
    pool,
    readers,
    close: async () => {
      await Promise.all([pool.end(), readers.end()]);
    },
  };
}

/** Runs prepared reads on the shared connections, since they are short and may be batched. Anything else gets a connection of its own. */
function routedTo(pool: Pool, runShared: RunQuery): Connection['db']['$client'] {
  const isShared = ({ name, text }: QueryConfig) => Boolean(name) && text.startsWith('select ');
  const query = (config: QueryConfig, values: unknown[]) =>
    isShared(config) ? runShared(config, values) : pool.query(config, values);
  // Outside of transactions Drizzle uses nothing else of a client.
  return { query } as Connection['db']['$client'];
}

/**
 * Statements of a transaction that start together (`Promise.all`) are sent in one write and answered in order. Drizzle's own `transaction`
 * does not release a connection that breaks at `begin`: after a few outages the pool would be empty.
 */
function transactionOn(pool: Pool): Connection['db']['transaction'] {
  const databases = new WeakMap<PoolClient, Connection['db']>();
  return async (work, config) => {
    const client = await pool.connect();
    const db = databases.get(client) ?? drizzle(corkedClient(client), OPTIONS);
    databases.set(client, db);
    try {
      return await db.transaction(work, config);
    } finally {
      client.release();
    }
  };
}

const TRANSACTION_ABORTED = '25P02';

/**
 * After a failed statement PostgreSQL answers the following ones only that the transaction is aborted. They are given the first error
 * instead.
 */
function corkedClient(client: PoolClient): Connection['db']['$client'] {
  let firstError: unknown;
  const query = async (config: QueryConfig, values: unknown[]) => {
    corkWrites(client.connection.stream);
    try {
      const result = await client.query(config, values);
      // A statement that succeeds belongs to a new transaction, since none does in an aborted one.
      firstError = undefined;
      return result;
    } catch (error) {
      if (codeOf(error) !== TRANSACTION_ABORTED) firstError = error;
      throw firstError ?? error;
    }
  };
  return { query } as Connection['db']['$client'];
}

/** Sends all statements of one turn of the event loop in a single write, since a write costs more than its bytes. */
function corkWrites(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
