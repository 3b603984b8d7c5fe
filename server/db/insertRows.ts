import { type Placeholder, sql } from 'drizzle-orm';

import type { Database } from './database';
import { prepared } from './prepared';

/** An insert with a place for each value. */
interface Insert<Result> {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Result> };
}

/**
 * Inserts rows by a statement that is prepared once for each number of them; `build` makes it of their places. The rows of one
 * `what` must all have the same columns, null where one has nothing.
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

/** What an insert of one row returns: without a conflict clause there is always a row. */
export function insertedRow<Row extends object>([row]: Row[]): Row {
  if (!row) throw new Error('An insert without a conflict clause returns its row');
  return row;
}
