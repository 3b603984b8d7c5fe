import { type Column, type SQL, sql } from 'drizzle-orm';

import type { Listed } from '../http';

/**
 * Reads one page of a list whose rows carry the total, so that one statement returns both. A page past the end has no rows, so the total is
 * taken from the first page.
 */
export async function pageWithTotal<Query extends { page: number }, Row>(
  query: Query,
  read: (query: Query) => Promise<Row[]>,
  totalOf: (row: Row) => number,
): Promise<Listed<Row>> {
  const rows = await read(query);
  const [first] = rows[0] || query.page === 1 ? rows : await read({ ...query, page: 1 });
  return { rows, total: first ? totalOf(first) : 0 };
}

/** One page of what a query finds, as `page (id, total)`. The query runs once, for both the page and the total. */
export const countedPage = (found: SQL, id: Column, by: SQL, size: number) =>
  sql`(with found as materialized (${found}) select ${id} as id, (select count(*) from found) as total
    from found as ${id.table} ${sortedPage(by, size)}) as page`;

/** The limit is written out: if it is a parameter, the planner expects a tenth of all rows. */
export const sortedPage = (by: SQL, size: number) =>
  sql`order by ${by} limit ${sql.raw(String(size))} offset ${sql.placeholder('offset')}`;
