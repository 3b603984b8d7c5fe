import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** For LIKE: `%` and `_` are letters like any other. */
export const likeLiteral = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Whether a text that was folded holds a literal that was typed, folded too: once, and not anew for each row. */
export const holdsFolded = (folded: SQLWrapper, literal: string | Placeholder): SQL =>
  sql`${folded} like (select '%' || fold_text(${literal}) || '%')`;
