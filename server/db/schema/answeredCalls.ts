import { char, index, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt } from './columns';

/** Calls that carry a key and change something, for the few minutes in which a browser may send them again by itself. */
export const answeredCalls = pgTable(
  'answered_calls',
  {
    /** Of the key, the sign-in, the address and the body; it takes the server's secret to make one. */
    callHash: char({ length: 64 }).primaryKey(),
    /** Null while the call is being carried out. Sealed: an answer may hold tokens and recovery codes. */
    answer: text(),
    createdAt: createdAt(),
  },
  (table) => [index('answered_calls_by_age').on(table.createdAt)],
);
