import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '../../db/database';
import { knownMigrations } from '../../db/migrate';
import { unavailable } from '../../errors';
import { probeDatabase } from './health.repository';

/** Load balancers wait less long for a probe than customers do for a page. */
const TIMEOUT_MS = 3_000;

/**
 * Resolves if the database reads and writes within three seconds and its schema is known to this server, else throws 503. Concurrent probes
 * share one check.
 */
export function makeReadinessCheck(db: Database): () => Promise<void> {
  // Read at the start, since the files of this version may be replaced by those of a newer one.
  const newestKnown = Math.max(...knownMigrations());
  let wasLogged = false;
  let currentCheck: Promise<void> | undefined;

  async function assertReady(): Promise<void> {
    const { newest, isReadOnly } = await probe(db);
    if (isReadOnly) throw Object.assign(unavailable(), { cause: READ_ONLY });
    if (newest <= newestKnown) return;
    const refusal = unavailable();
    // Logged only once: it lasts until the server is restarted, and probes continue.
    if (!wasLogged) refusal.cause = new Error(OUTDATED);
    wasLogged = true;
    throw refusal;
  }

  return () => {
    currentCheck ??= assertReady().finally(() => (currentCheck = undefined));
    return currentCheck;
  };
}

const OUTDATED =
  'The database has a newer schema than this version of Dawaya: stop this server and start the newer version';

/** With the code that PostgreSQL gives to a refused write. */
const READ_ONLY = Object.assign(new Error('The database takes no writes'), { code: '25006' });

function probe(db: Database): ReturnType<typeof probeDatabase> {
  const timeoutError = Object.assign(new Error('The database took too long to answer a probe'), { code: 'ETIMEDOUT' });
  const timeout = delay(TIMEOUT_MS, undefined, { ref: false }).then(() => Promise.reject(timeoutError));
  return Promise.race([probeDatabase(db), timeout]).catch((cause: unknown) => {
    throw Object.assign(unavailable(), { cause });
  });
}
