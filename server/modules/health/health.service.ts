import type { Database } from '../../db/database';
import { touchDatabase } from './health.repository';

/** Throws what the database throws: the error handler answers 503 with Retry-After. */
export async function assertReady(db: Database): Promise<void> {
  await touchDatabase(db);
}
