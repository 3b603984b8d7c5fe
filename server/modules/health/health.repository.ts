import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';

/**
 * Checks that the database reads and writes, without using a table: a set that is too large for `work_mem` is spilled to the disk of the
 * data. That also works on a read-only database, hence `isReadOnly`. `newest` is when the newest migration of the database was generated.
 */
export const probeDatabase = (db: Database): Promise<{ newest: number; isReadOnly: boolean }> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from generate_series(1, 10000)`);
    const { rows } = await tx.execute<{ newest: string; isReadOnly: boolean }>(sql`
      select max(created_at) as newest, current_setting('transaction_read_only')::boolean as "isReadOnly"
      from drizzle.__drizzle_migrations`);
    return { newest: Number(rows[0]?.newest), isReadOnly: Boolean(rows[0]?.isReadOnly) };
  });
