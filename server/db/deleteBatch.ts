import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Database } from './database';

/**
 * Deletes at most `limit` expired rows and returns how many; `key` is the primary key of their table. Rows that are locked are skipped,
 * since two deletions that lock rows in different orders could wait for each other.
 */
export async function deleteBatch(
  db: Database,
  key: PgColumn,
  { where, limit }: { where: SQL | undefined; limit: number },
): Promise<number> {
  const some = db.select({ key }).from(key.table).where(where).limit(limit).for('update', { skipLocked: true });
  const { rowCount } = await db.delete(key.table).where(inArray(key, some));
  return rowCount ?? 0;
}
