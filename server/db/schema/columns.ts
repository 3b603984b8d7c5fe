import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** `bigint`, since sums of prices are unbounded and an `integer` ends at 21 million pounds. */
export const piastres = () => bigint({ mode: 'number' });
export const moment = () => timestamp({ withTimezone: true, precision: 3 });
export const createdAt = () => moment().notNull().defaultNow();
