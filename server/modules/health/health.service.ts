import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '../../db/database';
import { unavailable } from '../../errors';
import { exerciseDatabase } from './health.repository';

/** Who asks does not wait as long as a customer would. */
const PATIENCE_MS = 3_000;

/** Answers whether the database reads and writes within three seconds, else throws 503. Who asks meanwhile shares the answer. */
export function makeReadiness(db: Database): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => {
    underWay ??= assertReady(db).finally(() => (underWay = undefined));
    return underWay;
  };
}

async function assertReady(db: Database): Promise<void> {
  const tooLate = Object.assign(new Error('The database took too long to answer a probe'), { code: 'ETIMEDOUT' });
  const late = delay(PATIENCE_MS, undefined, { ref: false }).then(() => Promise.reject(tooLate));
  await Promise.race([exerciseDatabase(db), late]).catch((cause: unknown) => {
    throw Object.assign(unavailable(), { cause });
  });
}
