import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** For LIKE: `%` and `_` are letters like any other. */
export const likeLiteral = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Whether a text that was folded holds what was typed, folded too. */
export const holdsFolded = (folded: SQLWrapper, typed: string): SQL =>
  sql`${folded} like '%' || fold_text(${likeLiteral(typed)}) || '%'`;
