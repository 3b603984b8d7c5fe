import { sql } from 'drizzle-orm';

/** The texts that answer the query `q` as rows of `(id, rank, is_alike)`, in no order, the best with the lowest rank; alike is what lacks a word of the query. */
export const rankedTexts = sql`ranked_texts(${sql.placeholder('q')})`;
