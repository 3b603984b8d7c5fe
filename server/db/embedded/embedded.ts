import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

import { StartError } from '../../startError';
import { codeOf, messageOf, whenCode } from '../../systemError';
import { type Cluster, openCluster, SUPERUSER } from './cluster';
import { findPostmaster, freePort, logFile, startPostmaster, stopPostmaster } from './postmaster';

const DATABASE = 'dawaya';
const SHARED_HOME = '/var/lib/dawaya';

/** Long enough for the recovery after a crash. */
const TIMEOUT_MS = 120_000;

/**
 * PostgreSQL refuses to start while processes of a killed one still run their statements. A refusal that lasts longer than this has another
 * reason and is final.
 */
const REFUSAL_TIMEOUT_MS = 10_000;
const RETRY_PAUSE_MS = 1_000;
const WRONG_PASSWORD = '28P01';

/** Every server holds this advisory lock in shared mode while it uses PostgreSQL. One that gets it exclusively is the last. */
const MEMBERS_LOCK = 0x64617761;

interface Options {
  dataDir: string;
  /** A folder for what PostgreSQL could not reach in a private home; used only when the server runs as root. */
  sharedHome?: string;
  /** PostgreSQL settings in addition to ours. */
  settings?: Record<string, string>;
  /** Called with a line for the operator when PostgreSQL was lost, when it cannot be started again, and when it is back. */
  onTrouble?: (line: string) => void;
}

export interface Embedded {
  /** The URL of the application's database. */
  url: string;
  /** The folder of the files, if DATA_DIR only contains a link to it. */
  linkedTo: string | undefined;
  /** Stops PostgreSQL if this is the last server that uses it. */
  leave: () => Promise<void>;
}

/** A server's membership among those that share the PostgreSQL: a connection that holds the shared lock for as long as the server lives. */
interface Membership {
  client: Client;
  port: number;
  lost: Promise<unknown>;
}

/** Joins the PostgreSQL of DATA_DIR, which is created, started or found running. Starts it again if it dies. */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { dataDir, sharedHome = SHARED_HOME, settings = {}, onTrouble = () => undefined } = options;
  const cluster = await openCluster({ dataDir, sharedHome });
  const leaving = new AbortController();
  const joining = { cluster, settings, signal: leaving.signal };
  let membership = await join(joining);
  await createDatabase(membership.client).catch(async (error: unknown) => {
    // If leaving fails as well, the first failure is the one to report.
    await leave(cluster, membership).catch(() => undefined);
    throw new StartError(`No database could be made, ${reasonHint(cluster)}: ${messageOf(error)}`);
  });

  const rejoining = rejoinWhenLost();
  return {
    url: `postgresql://${SUPERUSER}:${cluster.password}@127.0.0.1:${membership.port}/${DATABASE}`,
    linkedTo: cluster.linkedTo,
    leave: async () => {
      leaving.abort();
      await rejoining;
      await leave(cluster, membership);
    },
  };

  /** Starts it again at the same port, the only one that the connections of this server know. */
  async function rejoinWhenLost(): Promise<void> {
    const left = once(leaving.signal, 'abort');
    for (;;) {
      await Promise.race([membership.lost, left]);
      if (leaving.signal.aborted) return;
      onTrouble(`The embedded PostgreSQL was lost, ${reasonHint(cluster)}: bringing it back`);
      const next = await join({ ...joining, port: membership.port }).catch((error: unknown) => {
        if (!leaving.signal.aborted) onTrouble(messageOf(error));
      });
      if (next) onTrouble('The embedded PostgreSQL is back');
      else await delay(RETRY_PAUSE_MS);
      membership = next ?? membership;
    }
  }
}

/** The client only learns that the connection is lost; the reason is in PostgreSQL's log. */
const reasonHint = ({ folder }: Cluster) => `see ${logFile(folder)} for the reason, often a full disk`;

interface Joining {
  cluster: Cluster;
  settings: Record<string, string>;
  signal: AbortSignal;
  /** The port to start it at; by default any free one. */
  port?: number;
}

/** Finds the running PostgreSQL or starts it, and joins the servers that use it. */
async function join({ cluster, settings, signal, port }: Joining): Promise<Membership> {
  const deadline = Date.now() + TIMEOUT_MS;
  let refusedSince = Infinity;
  let problem: unknown;
  const start = async () => {
    await startPostmaster(cluster, port ?? (await freePort()), settings).catch((error: unknown) => {
      refusedSince = Math.min(refusedSince, Date.now());
      throw error;
    });
  };

  while (Date.now() < Math.min(deadline, refusedSince + REFUSAL_TIMEOUT_MS) && !signal.aborted) {
    try {
      const running = await findPostmaster(cluster);
      if (running?.port) return await becomeMember(cluster, running.port);
      if (!running) await start();
    } catch (error) {
      problem = error;
      if (codeOf(error) === WRONG_PASSWORD) break;
    }
    // PostgreSQL is starting or stopping, another server has started it first, or processes of a killed one are still ending.
    await delay(300);
  }
  const reason = problem ? `: ${messageOf(problem).trim()}` : '';
  throw new StartError(`The embedded PostgreSQL did not start, see ${logFile(cluster.folder)}${reason}`);
}

async function becomeMember({ password }: Cluster, port: number): Promise<Membership> {
  const address = { host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres' };
  const client = new Client({ ...address, application_name: 'dawaya member', connectionTimeoutMillis: 10_000 });
  const lost = new Promise((resolve) => client.once('end', resolve));
  // An `error` event without a listener would end the process. `lost` reports the loss.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [MEMBERS_LOCK]);
  return { client, port, lost };
}

async function leave(cluster: Cluster, { client }: Membership): Promise<void> {
  if (await isLast(client)) await stopPostmaster(cluster);
  await client.end();
}

/**
 * Releases its own shared lock first. Two servers that leave at once would otherwise each find the other's lock, and neither would stop
 * PostgreSQL.
 */
async function isLast(client: Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [MEMBERS_LOCK]);
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [MEMBERS_LOCK]);
    return rows[0]?.last ?? false;
  } catch {
    // The connection is gone: PostgreSQL has died, or another server that was leaving has stopped it.
    return false;
  }
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  // Another server may be creating it at this moment, which fails with 42P04 or 23505.
  if (!rowCount) await client.query(`create database ${DATABASE}`).catch(whenCode(['42P04', '23505'], undefined));
}
