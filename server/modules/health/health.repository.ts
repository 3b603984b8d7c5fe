import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';

/**
 * Reads, and writes: a list that does not fit into memory passes over the disk that the data lies on. Answers by when the
 * newest migration was made that the database has. Such a list is made even where nothing else may be written, so that is asked.
 */
export const exerciseDatabase = (db: Database): Promise<{ newest: number; isReadOnly: boolean }> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from generate_series(1, 10000)`);
    const { rows } = await tx.execute<{ newest: string; isReadOnly: boolean }>(sql`
      select max(created_at) as newest, current_setting('transaction_read_only')::boolean as "isReadOnly"
      from drizzle.__drizzle_migrations`);
    return { newest: Number(rows[0]?.newest), isReadOnly: Boolean(rows[0]?.isReadOnly) };
  });
