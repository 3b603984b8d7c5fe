import { drizzle, type NodePgClient, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig } from 'pg';

import { codeOf } from '../systemError';
import { gatherWrites } from './gatherWrites';
import { openPool, type PoolOptions } from './pool';
import * as schema from './schema';
import { type Ask, shareConnections } from './sharedReads';

export interface Connection {
  db: NodePgDatabase<typeof schema> & { $client: NodePgClient };
  pool: Pool;
  /** Connections for short reads. */
  readers: Pool;
  close: () => Promise<void>;
}

/** The connections that short reads share: more of them, and fewer questions wait long enough to go together. */
const READERS = 3;

const OPTIONS = { schema, casing: 'snake_case' } as const;

/** `max` counts all connections, those that reads share among them; there is always one besides those. */
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

/** What is prepared and only reads is short, and may go with others; anything else has a connection of its own. */
function routedTo(pool: Pool, askShared: Ask): Connection['db']['$client'] {
  const isShared = ({ name, text }: QueryConfig) => Boolean(name) && text.startsWith('select ');
  const query = (config: QueryConfig, values: unknown[]) =>
    isShared(config) ? askShared(config, values) : pool.query(config, values);
  // All that Drizzle uses outside of transactions.
  return { query } as Connection['db']['$client'];
}

/**
 * Statements of a transaction that are asked at once go out in one write, and are answered in their order.
 * Drizzle's own never gives a connection back that breaks at `begin`: a few outages, and the pool would be empty.
 */
function transactionOn(pool: Pool): Connection['db']['transaction'] {
  const databases = new WeakMap<PoolClient, Connection['db']>();
  return async (work, config) => {
    const client = await pool.connect();
    const db = databases.get(client) ?? drizzle(gathering(client), OPTIONS);
    databases.set(client, db);
    try {
      return await db.transaction(work, config);
    } finally {
      client.release();
    }
  };
}

const TRANSACTION_LOST = '25P02';

/**
 * What goes out behind a statement that fails is told only that the transaction is lost, and may be heard of first: it fails for
 * the same reason.
 */
function gathering(client: PoolClient): Connection['db']['$client'] {
  let reason: unknown;
  const query = async (config: QueryConfig, values: unknown[]) => {
    gatherWrites(client.connection.stream);
    try {
      const result = await client.query(config, values);
      // Nothing succeeds in a transaction that is lost: this one is another, and fails for reasons of its own.
      reason = undefined;
      return result;
    } catch (error) {
      if (codeOf(error) !== TRANSACTION_LOST) reason = error;
      throw reason ?? error;
    }
  };
  return { query } as Connection['db']['$client'];
}
