import { setTimeout as delay } from 'node:timers/promises';

import { codeOf } from '../systemError';
import type { Database } from './database';

/** Deadlock, failed serialisation, and a row that somebody else has just made: the next attempt sees what they did. */
const WORTH_ANOTHER_ATTEMPT = ['40P01', '40001', '23505'];
const ATTEMPTS = 5;
const PAUSE_MS = 20;

/** Thrown by work that finds changed what it has read: it is tried again as if PostgreSQL had noticed. */
export class LostRace extends Error {
  readonly code = '40001';
}

/** All of `work` or nothing, tried again from its start where PostgreSQL gave up a race, so that none reaches a person. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isLostRace(error)) throw error;
      // A random pause: two that met once would meet again in step.
      await delay(Math.random() * PAUSE_MS * attempt);
    }
  }
}

/** The query builder wraps the database's own error as the cause. */
function isLostRace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return WORTH_ANOTHER_ATTEMPT.includes(codeOf(error) ?? '') || isLostRace(error.cause);
}
