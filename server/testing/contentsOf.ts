import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../db/database';
import * as schema from '../db/schema';

const TABLES = Object.values<unknown>(schema).filter((each) => is(each, PgTable));

/** Every row of every table, in an order of its own: two of these are equal where nothing has changed in between. */
export async function contentsOf(db: Database): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await db.select().from(table);
      const named = rows.map((row) => ({ row, text: JSON.stringify(row) }));
      named.sort((one, other) => (one.text < other.text ? -1 : 1));
      return [getTableName(table), named.map(({ row }) => row)];
    }),
  );
  return Object.fromEntries(tables);
}

/** All but the counts of attempts: that somebody tried does no harm. */
export const storedIn = async (db: Database) => ({ ...(await contentsOf(db)), attempts: [] });
