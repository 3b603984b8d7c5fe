import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../db/database';
import { reserveIds, seedRows } from '../demo/seedRows';

/** Inserts hundreds of rows, which must all have the same columns. Returns their ids in the order of the rows. */
export async function insertMany<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<number[]> {
  const ids = await reserveIds(db, table, rows.length);
  await seedRows(
    db,
    table,
    rows.map((row, index) => ({ ...row, id: ids[index] })),
  );
  return ids;
}
