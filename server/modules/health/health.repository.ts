import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';

/** Reads, and writes: a list that does not fit into memory passes over the disk that the data lies on. */
export const exerciseDatabase = (db: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from generate_series(1, 10000)`);
  });
