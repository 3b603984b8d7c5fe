import { char, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';

import { LIMITS } from '@contract/limits';

import { createdAt, identity, moment } from './columns';
import { pharmacies } from './pharmacies';

/** Links that invite people to the staff of a pharmacy. One that was followed or withdrawn is deleted. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: identity(),
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id, { onDelete: 'cascade' }),
    email: varchar({ length: LIMITS.email }).notNull(),
    /** SHA-256 of the token in the newest link. */
    tokenHash: char({ length: 64 }).notNull().unique('staff_invitations_token_hash_key'),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('staff_invitations_pharmacy_id_email_key').on(table.pharmacyId, table.email),
    index('staff_invitations_by_expiry').on(table.expiresAt),
  ],
);
