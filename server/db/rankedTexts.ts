import { sql } from 'drizzle-orm';

/**
 * The texts that match the query `q`, as unsorted rows of `(id, rank, tier, is_alike, suits_child)`. The best match has the lowest rank.
 * The lowest tier is what was asked for; other tiers only contain its letters, or have another strength. `is_alike`: the text lacks a word
 * of the query. `suits_child` is null if the query does not ask for a child.
 */
export const rankedTexts = sql`ranked_texts(${sql.placeholder('q')})`;
