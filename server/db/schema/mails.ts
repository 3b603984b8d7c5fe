import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';

import { LIMITS } from '@contract/limits';

import { createdAt, identity, moment } from './columns';

/** Mails that wait to be sent, written in the transaction that they tell of; a sent one is deleted, and its links with it. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    /** What kind of mail it is: all that a log may say of it. */
    template: varchar({ length: 40 }).notNull(),
    recipient: varchar({ length: LIMITS.email }).notNull(),
    /** For answers, where they do not go to the sender. */
    replyTo: varchar({ length: LIMITS.email }),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('mails_by_next_attempt').on(table.nextAttemptAt)],
);
