import { sql } from 'drizzle-orm';
import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core';

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** `bigint`, since sums of prices are unbounded and an `integer` ends at 21 million pounds. */
export const piastres = () => bigint({ mode: 'number' });
export const moment = () => timestamp({ withTimezone: true, precision: 3 });
export const createdAt = () => moment().notNull().defaultNow();
/** How the words of both names sound, for whoever types them in the other script, or as they hear them. */
export const nameSounds = () =>
  text()
    .notNull()
    .generatedAlwaysAs(sql`sounds_of(name || ' ' || name_ar)`);
