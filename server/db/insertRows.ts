import { type Placeholder, sql } from 'drizzle-orm';

import type { Database } from './database';
import { prepared } from './prepared';

/** An insert statement with a placeholder for each value. */
interface Insert<Result> {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Result> };
}

/**
 * Inserts rows with a statement that is prepared once for each number of rows; `build` makes it from rows of placeholders. All rows of one
 * `what` must have the same columns, with null for a missing value.
 */
export function insertRows<Row extends object, Result>(
  db: Database,
  { what, rows }: { what: string; rows: readonly Row[] },
  build: (places: Record<keyof Row, Placeholder>[]) => Insert<Result>,
): Promise<Result> {
  const nameOf = (column: string, at: number) => `${column} ${at}`;
  const placesOf = (row: Row, at: number) =>
    Object.fromEntries(Object.keys(row).map((column) => [column, sql.placeholder(nameOf(column, at))]));
  const values = rows.flatMap((row, at) =>
    Object.entries(row).map(([column, value]) => [nameOf(column, at), value] as const),
  );
  const statement = prepared(db, `insert ${rows.length} ${what}`, (name) =>
    build(rows.map(placesOf) as Record<keyof Row, Placeholder>[]).prepare(name),
  );
  return statement.execute(Object.fromEntries<unknown>(values));
}

/** The row that an insert returns. Without a conflict clause there always is one. */
export function insertedRow<Row extends object>([row]: Row[]): Row {
  if (!row) throw new Error('An insert without a conflict clause returns its row');
  return row;
}
