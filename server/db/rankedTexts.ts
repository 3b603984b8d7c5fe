import { sql } from 'drizzle-orm';

/** The texts that answer the query `q` as rows of `(id, rank)`, in no order, the best with the lowest rank. */
export const rankedTexts = sql`ranked_texts(${sql.placeholder('q')})`;
