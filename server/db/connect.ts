import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

import { openPool, type PoolOptions } from './pool';
import * as schema from './schema';

export interface Connection {
  db: NodePgDatabase<typeof schema>;
  pool: Pool;
  close: () => Promise<void>;
}

const OPTIONS = { schema, casing: 'snake_case' } as const;

export function connect(url: string, options?: PoolOptions): Connection {
  const pool = openPool(url, options);
  const db = drizzle(pool, OPTIONS);
  return { db: Object.assign(db, { transaction: transactionOn(pool) }), pool, close: () => pool.end() };
}

/** Drizzle's own never gives a connection back that breaks at `begin`: a few outages, and the pool would be empty. */
function transactionOn(pool: Pool): Connection['db']['transaction'] {
  const databases = new WeakMap<PoolClient, Connection['db']>();
  return async (work, config) => {
    const client = await pool.connect();
    const db = databases.get(client) ?? drizzle(client, OPTIONS);
    databases.set(client, db);
    try {
      return await db.transaction(work, config);
    } finally {
      client.release();
    }
  };
}
