import { sql } from 'drizzle-orm';

/** The texts that answer the query `q` as rows of `(id, rank, tier, is_alike, suits_child)`, in no order, the best with the lowest rank. The lowest tier has what was asked for, the others what only holds its letters, or another strength; alike is what lacks a word of the query. Whether it suits a child is null where the query asks for none. */
export const rankedTexts = sql`ranked_texts(${sql.placeholder('q')})`;
