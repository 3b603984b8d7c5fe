import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';

import { LIMITS } from '@contract/limits';

import { createdAt, identity, moment } from './columns';

/**
 * Mails that wait to be sent, written in the transaction that they report. A mail that was sent is deleted, together with the links in it.
 */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    /** The kind of mail, which is all that a log may tell about it. */
    template: varchar({ length: 40 }).notNull(),
    recipient: varchar({ length: LIMITS.email }).notNull(),
    /** Where answers go, if not to the sender. */
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
