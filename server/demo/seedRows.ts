import { getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../db/database';

/** A row to insert, with the id that was reserved for it if other rows refer to it. */
export type SeedRow<T extends PgTable> = T['$inferInsert'] & { id?: number };

const ROWS_PER_STATEMENT = 5_000;

/** Reserves ids that nothing else will get, so that rows can refer to each other before they are inserted. */
export async function reserveIds(db: Database, table: PgTable, count: number): Promise<number[]> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(${sequence})::integer as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Inserts many rows by a few statements, with a single JSON parameter instead of thousands. Columns that are left out are not written,
 * while Drizzle would write a default for each. All rows must have the same fields.
 */
export async function seedRows<T extends PgTable>(db: Database, table: T, rows: readonly SeedRow<T>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(
    Object.keys(first).map((field) => sql.identifier(toSnakeCase(field))),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT).map(asRecord));
    await db.execute(
      sql`insert into ${table} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${table}, ${json}::json)`,
    );
  }
}

const asRecord = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [toSnakeCase(field), value as unknown]));
