import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgDialect, PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../db/database';
import * as schema from '../db/schema';

type Row = Record<string, unknown>;

const TABLES = Object.values<unknown>(schema).filter((each) => is(each, PgTable));

/** The rows of a table as JSON, with the column names of our code. */
function rowsOf(table: PgTable): SQL {
  const columns = Object.entries(getTableColumns(table)).map(
    ([key, column]) => sql`${column} as ${sql.identifier(key)}`,
  );
  const name = sql.raw(`'${getTableName(table)}'`);
  return sql`select ${name} as name, to_json(line)::text as row from (select ${sql.join(columns, sql`, `)} from ${table}) line`;
}

/** One statement for all tables, built once: some tests read everything before and after each of hundreds of calls. */
const { sql: ALL_ROWS_QUERY } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(
  sql.join(TABLES.map(rowsOf), sql` union all `),
);

/** Every row of every table, by table and in a fixed order. Two results are equal if nothing has changed in between. */
export async function readAllRows(db: Database): Promise<Record<string, Row[]>> {
  const { rows } = await db.execute<{ name: string; row: string }>(sql.raw(ALL_ROWS_QUERY));
  const contents = Object.fromEntries(TABLES.map((table): [string, Row[]] => [getTableName(table), []]));
  for (const { name, row } of rows.toSorted((a, b) => (a.row < b.row ? -1 : 1))) {
    contents[name]!.push(JSON.parse(row) as Row);
  }
  return contents;
}

/** Leaves out the counts of attempts, which a refused call may change. */
export const readAllRowsButAttempts = async (db: Database) => ({ ...(await readAllRows(db)), attempts: [] });
