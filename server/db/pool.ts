import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Pool, type PoolClient } from 'pg';

import { StartError } from '../startError';
import { messageOf } from '../systemError';

const MIN_VERSION = 15;

/** A network device may silently forget a connection that was idle for minutes. The next statement on it would wait in vain. */
const KEEP_ALIVE_MS = 60_000;

/** How long after the time limit of a statement PostgreSQL may take to report that it was ended. After that it counts as frozen. */
const GRACE_MS = 1_000;

/**
 * The rows in use are cached in memory, where a random read costs little more than a sequential one. And no statement runs long enough for
 * just-in-time compilation to pay off.
 */
const PLANNING = ['set random_page_cost = 1.1', 'set jit = off'];

/**
 * Our code relies on these settings, whatever an operator has set for the role or the database. Dates are returned as ISO text, and a
 * statement that has waited for a row sees its new version.
 */
const SEMANTICS = [
  'set datestyle = iso',
  "set default_transaction_isolation = 'read committed'",
  'set standard_conforming_strings = on',
];

/** A server that freezes or vanishes in the middle of a transaction must not keep its locks for ever. */
const timeoutSettings = (statementTimeout: number) => [
  `set statement_timeout = ${statementTimeout}`,
  `set idle_in_transaction_session_timeout = ${2 * statementTimeout}`,
];

export interface PoolOptions {
  /** The maximum number of connections, 10 by default. */
  max?: number;
  /** The time limit of a statement in milliseconds, 5 s by default and 0 for none. A transaction may be idle for twice as long. */
  statementTimeout?: number;
  /** Whether a connection takes the next statement before the last one is answered. */
  isPipelined?: boolean;
  /** Called when a connection breaks that nobody is using. */
  onLost?: (error: Error) => void;
}

export function openPool(url: string, options: PoolOptions = {}): Pool {
  const { max = 10, statementTimeout = 5_000, isPipelined = false, onLost } = options;
  const pool = new Pool({
    connectionString: url,
    max,
    pipeline: isPipelined,
    application_name: 'dawaya',
    connectionTimeoutMillis: 5_000,
    // Connections are never closed for being idle: opening them again takes the longest just when many calls need them.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // Set by a statement and not as start parameters, which a pooler may refuse.
    onConnect: async (client) => {
      await client.query([...PLANNING, ...SEMANTICS, ...timeoutSettings(statementTimeout)].join(';'));
    },
  });
  // The pool replaces a lost connection by itself, but an `error` event without a listener would end the process. While the pool is
  // closing, the message of a server that stops at the same moment is expected.
  pool.on('error', (error) => {
    if (!pool.ending) onLost?.(error);
  });
  // The same for a connection that is lost while in use: the statement under way reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (statementTimeout) closeSilentConnections(pool, statementTimeout + GRACE_MS);
  return pool;
}

/** Gives up a connection in use that has received nothing for so long, since a frozen database does not enforce its own time limits. */
function closeSilentConnections(pool: Pool, limit: number): void {
  const silence = Object.assign(new Error('The database has fallen silent'), { code: 'ETIMEDOUT' });
  const socketOf = (client: PoolClient) => client.connection.stream as Duplex & Pick<Socket, 'setTimeout'>;

  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () => socket.destroy(silence));
  });
  pool.on('acquire', (client) => socketOf(client).setTimeout(limit));
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0));
}

/** Throws an error for the operator if there is no PostgreSQL at the address, or its version is too old. */
export async function assertReachable(pool: Pool): Promise<void> {
  const version = await pool
    .query<{ server_version_num: string }>('show server_version_num')
    .catch((error: unknown) => {
      throw new StartError(`The database of DATABASE_URL cannot be reached: ${messageOf(error)}`);
    });
  const major = Math.floor(Number(version.rows[0]?.server_version_num) / 10_000);
  if (major < MIN_VERSION) {
    throw new StartError(`The database of DATABASE_URL is PostgreSQL ${major}; ${MIN_VERSION} or newer is needed`);
  }
}
