import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../db/database';

/**
 * Their ids, in the order of the rows, which all say the same columns. For rows by the hundred: drizzle writes each column of each,
 * also where it is left out, which takes longer than the database needs for them.
 */
export async function insertMany<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<number[]> {
  const [first = {}] = rows;
  const columns = Object.keys(first).map((key) => sql.identifier(toSnakeCase(key)));
  const names = sql.join(columns, sql`, `);
  const values = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value])),
  );
  const { rows: inserted } = await db.execute<{ id: number }>(
    sql`insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb) returning id`,
  );
  return inserted.map(({ id }) => id);
}
