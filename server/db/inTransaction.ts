import { setTimeout as delay } from 'node:timers/promises';

import { codeOf } from '../systemError';
import type { Database } from './database';

/** Deadlock, failed serialisation, and a row that somebody else has just made: the next attempt sees what they did. */
const RETRYABLE_CODES = ['40P01', '40001', '23505'];
const MAX_ATTEMPTS = 5;
const PAUSE_MS = 20;

/** Thrown by work that finds what it has read changed by others: it is tried again, as after a failed serialisation. */
export class ConcurrentChange extends Error {
  readonly code = '40001';
}

/** All of `work` or nothing. Tried again from its start after a conflict with another transaction, so that hardly any caller hears of one. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConcurrencyConflict(error)) throw error;
      // A random pause: two that met once would meet again in step.
      await delay(Math.random() * PAUSE_MS * attempt);
    }
  }
}

/** The query builder wraps the database's own error as the cause. */
function isConcurrencyConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return RETRYABLE_CODES.includes(codeOf(error) ?? '') || isConcurrencyConflict(error.cause);
}
