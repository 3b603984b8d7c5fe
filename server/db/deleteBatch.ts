import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Database } from './database';

/**
 * Takes away some of the rows that have served their time, `limit` at most, and answers how many; `key` is the primary key of
 * their table. Leaves rows alone that somebody is using at this moment: two deletions in another order could wait for each other.
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
