import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Pool, type PoolClient } from 'pg';

import { StartError } from '../startError';
import { messageOf } from '../systemError';

const MIN_VERSION = 15;

/** A network in between may forget a connection that was quiet for minutes, and never say so: the next statement would wait in vain. */
const KEEP_ALIVE_MS = 60_000;

/** How long after the time limit of a statement PostgreSQL may take to say that it has ended it: later than that, it is frozen. */
const GRACE_MS = 1_000;

/** The rows in use are cached in memory, where a random read costs little more than a sequential one; and no statement runs so long that compiling it would pay. */
const PLANNING = ['set random_page_cost = 1.1', 'set jit = off'];

/** What our code relies on, whatever an operator has set for the role or the database: days come as ISO text, and a statement that waited for a row sees its new version. */
const SEMANTICS = [
  'set datestyle = iso',
  "set default_transaction_isolation = 'read committed'",
  'set standard_conforming_strings = on',
];

/** A server that freezes or vanishes in the middle of a transaction must not keep what it holds from everybody else. */
const timeoutSettings = (statementTimeout: number) => [
  `set statement_timeout = ${statementTimeout}`,
  `set idle_in_transaction_session_timeout = ${2 * statementTimeout}`,
];

export interface PoolOptions {
  /** How many connections at most, 10 by default. */
  max?: number;
  /** Milliseconds that one statement may take, and twice as many between two of a transaction; 0 for as long as it needs, 5 s by default. */
  statementTimeout?: number;
  /** Connections that take the next statement before the last one is answered. */
  isPipelined?: boolean;
  /** Hears of connections that broke while nobody used them. */
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
    // Connections stay: in the rush that calls for them, making new ones takes the longest, and may take too long.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // Not as a start parameter: a pooler in between would refuse that.
    onConnect: async (client) => {
      await client.query([...PLANNING, ...SEMANTICS, ...timeoutSettings(statementTimeout)].join(';'));
    },
  });
  // The pool replaces a lost connection by itself; without a listener the process would end. What the pool closes itself may still hear of
  // a server that stops at the same moment.
  pool.on('error', (error) => {
    if (!pool.ending) onLost?.(error);
  });
  // Nor may it end with one that is lost in use: the statement under way tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (statementTimeout) closeSilentConnections(pool, statementTimeout + GRACE_MS);
  return pool;
}

/** A frozen database keeps no time limit of its own: a connection in use that says nothing for so long is given up. */
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

/** Fails with words for the operator when there is no PostgreSQL at the address, or too old a one. */
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
