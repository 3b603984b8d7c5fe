import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

import { StartError } from '../../startError';
import { codeOf, messageOf, whenCode } from '../../systemError';
import { type Cluster, openCluster, SUPERUSER } from './cluster';
import { findPostmaster, freePort, logFile, startPostmaster, stopPostmaster } from './postmaster';

const DATABASE = 'dawaya';
const SHARED_HOME = '/var/lib/dawaya';

/** Recovery after a crash may take a while. */
const TIMEOUT_MS = 120_000;

/** Statements that a killed PostgreSQL left behind keep the next one from starting until they are done; others refuse for good. */
const REFUSAL_TIMEOUT_MS = 10_000;
const RETRY_PAUSE_MS = 1_000;
const WRONG_PASSWORD = '28P01';

/** The advisory lock that every server shares while it uses PostgreSQL: who gets it alone is the last one. */
const MEMBERS_LOCK = 0x64617761;

interface Options {
  dataDir: string;
  /** Where root keeps what PostgreSQL cannot reach in a private home. */
  sharedHome?: string;
  /** PostgreSQL settings on top of ours. */
  settings?: Record<string, string>;
  /** Hears, in a line for the operator, that PostgreSQL was lost, why it does not come back, and that it did. */
  onTrouble?: (line: string) => void;
}

export interface Embedded {
  /** The database of the application. */
  url: string;
  /** Where DATA_DIR only links to the files. */
  linkedTo: string | undefined;
  /** The last server to leave stops PostgreSQL. */
  leave: () => Promise<void>;
}

/** A server's membership among those that share the PostgreSQL: a connection that holds the lock as long as the server lives. */
interface Membership {
  client: Client;
  port: number;
  lost: Promise<unknown>;
}

/** Joins the PostgreSQL of DATA_DIR: makes it, starts it or adopts the running one; brings it back should it die. */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { dataDir, sharedHome = SHARED_HOME, settings = {}, onTrouble = () => undefined } = options;
  const cluster = await openCluster({ dataDir, sharedHome });
  const leaving = new AbortController();
  const joining = { cluster, settings, signal: leaving.signal };
  let membership = await join(joining);
  await createDatabase(membership.client).catch(async (error: unknown) => {
    // Should it not stop either, the first failure is the one to hear of.
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

  /** Comes back at the same port, for the connections of this server know no other. */
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

/** PostgreSQL says no more to a client that has lost it; its log does. */
const reasonHint = ({ folder }: Cluster) => `see ${logFile(folder)} for the reason, often a full disk`;

interface Joining {
  cluster: Cluster;
  settings: Record<string, string>;
  signal: AbortSignal;
  /** Where it is to be started; any free port by default. */
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
    // It is starting up or shutting down, another server was faster, or orphans of a killed one are still leaving.
    await delay(300);
  }
  const reason = problem ? `: ${messageOf(problem).trim()}` : '';
  throw new StartError(`The embedded PostgreSQL did not start, see ${logFile(cluster.folder)}${reason}`);
}

async function becomeMember({ password }: Cluster, port: number): Promise<Membership> {
  const address = { host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres' };
  const client = new Client({ ...address, application_name: 'dawaya member', connectionTimeoutMillis: 10_000 });
  const lost = new Promise((resolve) => client.once('end', resolve));
  // Without a listener a lost connection would end the process; `lost` tells about it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [MEMBERS_LOCK]);
  return { client, port, lost };
}

async function leave(cluster: Cluster, { client }: Membership): Promise<void> {
  if (await isLast(client)) await stopPostmaster(cluster);
  await client.end();
}

/** Gives its own shared lock back first: of two servers that leave at once each would else find the other's, and none would stop PostgreSQL. */
async function isLast(client: Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [MEMBERS_LOCK]);
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [MEMBERS_LOCK]);
    return rows[0]?.last ?? false;
  } catch {
    // The connection is gone: PostgreSQL has died, or the other one that was leaving has stopped it.
    return false;
  }
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  // Another server may create it at this moment: 42P04 and 23505 say so.
  if (!rowCount) await client.query(`create database ${DATABASE}`).catch(whenCode(['42P04', '23505'], undefined));
}
