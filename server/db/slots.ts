import { type Placeholder, sql } from 'drizzle-orm';

/**
 * New rows for an insert that is prepared: each value has a place of its own, and `values` says what goes there. The statement
 * depends on the number of rows, so its name must tell it; the rows must all have the same columns, null where one has nothing.
 */
export function inSlots<Row extends object>(rows: readonly Row[]) {
  const nameOf = (column: string, at: number) => `${column} ${at}`;
  const slots = rows.map((row, at) =>
    Object.fromEntries(Object.keys(row).map((column) => [column, sql.placeholder(nameOf(column, at))])),
  );
  const values = rows.flatMap((row, at) =>
    Object.entries(row).map(([column, value]) => [nameOf(column, at), value] as const),
  );
  return { slots: slots as Record<keyof Row, Placeholder>[], values: Object.fromEntries<unknown>(values) };
}
