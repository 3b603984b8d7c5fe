import { Pool } from 'pg';

import { messageOf, StartError } from '../startError';

const OLDEST_VERSION = 15;

export interface PoolOptions {
  /** How many connections at most; 10 by default. */
  max?: number;
  /** Milliseconds that one statement may take, 0 for as long as it needs; 10 s by default. */
  statementTimeout?: number;
  /** Hears of connections that broke while nobody used them. */
  onLost?: (error: Error) => void;
}

export function openPool(url: string, { max = 10, statementTimeout = 10_000, onLost }: PoolOptions = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'dawaya',
    connectionTimeoutMillis: 5_000,
    // Not as a start parameter: a pooler in between would refuse that.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${statementTimeout}`);
    },
  });
  // The pool replaces a lost connection by itself; without a listener the process would end.
  pool.on('error', (error) => onLost?.(error));
  return pool;
}

/** Fails with words for the operator when there is no PostgreSQL at the address, or too old a one. */
export async function assertReachable(pool: Pool): Promise<void> {
  const version = await pool
    .query<{ server_version_num: string }>('show server_version_num')
    .catch((error: unknown) => {
      throw new StartError(`The database of DATABASE_URL cannot be reached: ${messageOf(error)}`);
    });
  const major = Math.floor(Number(version.rows[0]?.server_version_num) / 10_000);
  if (major < OLDEST_VERSION) {
    throw new StartError(`The database of DATABASE_URL is PostgreSQL ${major}; ${OLDEST_VERSION} or newer is needed`);
  }
}
