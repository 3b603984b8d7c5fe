import { setTimeout as delay } from 'node:timers/promises';

import { codeOf } from '../systemError';
import type { Database } from './database';

/** Deadlock, failed serialisation, and a row that another transaction has just inserted: the next attempt sees what the other has done. */
const RETRYABLE_CODES = ['40P01', '40001', '23505'];
const MAX_ATTEMPTS = 5;
const PAUSE_MS = 20;

/** Thrown by work that finds out that others have changed what it has read. It is tried again, as after a failed serialisation. */
export class ConcurrentChange extends Error {
  readonly code = '40001';
}

/**
 * Runs `work` in a transaction, and again from its start after a conflict with another one, so that hardly any caller notices conflicts.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConcurrencyConflict(error)) throw error;
      // The pause is random: two transactions that collided would otherwise collide again.
      await delay(Math.random() * PAUSE_MS * attempt);
    }
  }
}

/** The query builder wraps the database's own error as the cause. */
function isConcurrencyConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return RETRYABLE_CODES.includes(codeOf(error) ?? '') || isConcurrencyConflict(error.cause);
}
