import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '../../db/database';
import { knownMigrations } from '../../db/migrate';
import { unavailable } from '../../errors';
import { exerciseDatabase } from './health.repository';

/** Who asks does not wait as long as a customer would. */
const TIMEOUT_MS = 3_000;

/**
 * Answers whether the database reads and writes within three seconds and has the schema of this server, else throws 503. Who
 * asks meanwhile shares the answer.
 */
export function makeReadiness(db: Database): () => Promise<void> {
  // As of the start: a newer version may be put in the place of this one's files.
  const newestKnown = Math.max(...knownMigrations());
  let isTold = false;
  let underWay: Promise<void> | undefined;

  async function assertReady(): Promise<void> {
    const { newest, isReadOnly } = await exercise(db);
    if (isReadOnly) throw Object.assign(unavailable(), { cause: READ_ONLY });
    if (newest <= newestKnown) return;
    const refusal = unavailable();
    // Nothing but another start mends it, and probes go on: the log is told once.
    if (!isTold) refusal.cause = new Error(OUTDATED);
    isTold = true;
    throw refusal;
  }

  return () => {
    underWay ??= assertReady().finally(() => (underWay = undefined));
    return underWay;
  };
}

const OUTDATED =
  'The database has a newer schema than this version of Dawaya: stop this server and start the newer version';

/** As PostgreSQL says it to a write. */
const READ_ONLY = Object.assign(new Error('The database takes no writes'), { code: '25006' });

function exercise(db: Database): ReturnType<typeof exerciseDatabase> {
  const tooLate = Object.assign(new Error('The database took too long to answer a probe'), { code: 'ETIMEDOUT' });
  const late = delay(TIMEOUT_MS, undefined, { ref: false }).then(() => Promise.reject(tooLate));
  return Promise.race([exerciseDatabase(db), late]).catch((cause: unknown) => {
    throw Object.assign(unavailable(), { cause });
  });
}
