import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';

/**
 * Reads, and writes: a list that does not fit into memory passes over the disk that the data lies on. Answers by when the
 * newest migration was made that the database has.
 */
export const exerciseDatabase = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from generate_series(1, 10000)`);
    const newest = sql`select max(created_at) as newest from drizzle.__drizzle_migrations`;
    const { rows } = await tx.execute<{ newest: string }>(newest);
    return Number(rows[0]?.newest);
  });
