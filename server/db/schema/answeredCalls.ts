import { char, index, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt } from './columns';

/** Answers of calls with an idempotency key, kept for the few minutes in which a browser may repeat a call by itself. */
export const answeredCalls = pgTable(
  'answered_calls',
  {
    /** A keyed hash of the key, the session, the URL and the body. Without the server's secret nobody can compute it. */
    callHash: char({ length: 64 }).primaryKey(),
    /** Null while the call is being carried out. Encrypted, since an answer may contain tokens and recovery codes. */
    answer: text(),
    createdAt: createdAt(),
  },
  (table) => [index('answered_calls_by_age').on(table.createdAt)],
);
