import { type Column, type SQL, sql } from 'drizzle-orm';

import type { Listed } from '../http';

/**
 * One page of a list whose rows carry the number of all, so that one statement answers both. Past the end no row carries it: the
 * first page does.
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

/** One page, as `page (id, total)`, of what a query finds: it is asked once, for the page and for the number of all. */
export const countedPage = (found: SQL, id: Column, by: SQL, size: number) =>
  sql`(with found as materialized (${found}) select ${id} as id, (select count(*) from found) as total
    from found as ${id.table} ${sortedPage(by, size)}) as page`;

/** The limit is written out: of one that is a parameter the planner would expect a tenth of all rows. */
export const sortedPage = (by: SQL, size: number) =>
  sql`order by ${by} limit ${sql.raw(String(size))} offset ${sql.placeholder('offset')}`;
