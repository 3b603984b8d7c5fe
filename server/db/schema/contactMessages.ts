import { sql } from 'drizzle-orm';
import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

import { LIMITS } from '@contract/limits';

import { users } from './accounts';
import { createdAt, identity } from './columns';

/** Messages of visitors to support. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: identity(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: varchar({ length: LIMITS.name }).notNull(),
    email: varchar({ length: LIMITS.email }).notNull(),
    phone: varchar({ length: LIMITS.phone }).notNull().default(''),
    subject: varchar({ length: LIMITS.subject }).notNull(),
    message: varchar({ length: LIMITS.message }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // For deleting the messages of a user who leaves. Messages of guests, which are many, are kept and need no index.
    index('contact_messages_by_user')
      .on(table.userId)
      .where(sql`user_id is not null`),
  ],
);
