/**
 * One page of a list whose rows carry the number of all, so that one statement answers both. Past the end no row carries it: the
 * first page does.
 */
export async function pageWithTotal<Query extends { page: number }, Row>(
  query: Query,
  read: (query: Query) => Promise<Row[]>,
  totalOf: (row: Row) => number,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await read(query);
  const [first] = rows[0] || query.page === 1 ? rows : await read({ ...query, page: 1 });
  return { rows, total: first ? totalOf(first) : 0 };
}
