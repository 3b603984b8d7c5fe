import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

import { LIMITS } from '@contract/limits';
import { USER_TYPES } from '@contract/userType';
import { GENDERS } from '@contract/validation/fields';

import { createdAt, identity, moment } from './columns';
import { cities } from './locations';

/** What the link of a token is for. */
const ACCOUNT_TOKEN_PURPOSES = ['password_reset', 'email_verification', 'email_change', 'handover'] as const;

export const userType = pgEnum('user_type', USER_TYPES);

export const gender = pgEnum('gender', GENDERS);

export const users = pgTable(
  'users',
  {
    id: identity(),
    userType: userType().notNull(),
    firstName: varchar({ length: LIMITS.name }).notNull(),
    lastName: varchar({ length: LIMITS.name }).notNull(),
    /** In lower case, into which the contract's field turns it. */
    email: varchar({ length: LIMITS.email }).notNull().unique('users_email_key'),
    passwordHash: text().notNull(),
    phone: varchar({ length: LIMITS.phone }).notNull(),
    gender: gender().notNull(),
    /** When the present e-mail was confirmed by its link; null until then. */
    emailVerifiedAt: moment(),
    /**
     * When the account was handed over to the owner of its e-mail (`clearForNewOwner`). They must not see where older orders were delivered
     * to.
     */
    handedOverAt: moment(),
    /** Encrypted. In use only once it has been confirmed by a first code. */
    totpSecret: text(),
    totpConfirmedAt: moment(),
    /** The time step of the last accepted code, so that no code is accepted twice. */
    totpLastStep: integer(),
    /** The row stays for the orders that refer to it, without any data of the person. */
    deletedAt: moment(),
    createdAt: createdAt(),
    /** The text by which pharmacies search their customers. Empty once the person has left. */
    searchText: text().generatedAlwaysAs(
      sql`case when deleted_at is null then fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone) else '' end`,
    ),
  },
  (table) => [index('users_by_search_text').using('gin', table.searchText.op('gin_trgm_ops'))],
);

/** One sign-in on one device. It lasts for as long as its refresh tokens are renewed. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The `user-agent` of the browser, by which the owner recognises the session. */
    userAgent: varchar({ length: LIMITS.userAgent }).notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
  },
  (table) => [index('sessions_by_user').on(table.userId, table.lastUsedAt.desc())],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, so that nobody can sign in with a leaked table. */
    tokenHash: char({ length: 64 }).primaryKey(),
    /** The sign-in that the token belongs to. */
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isRemembered: boolean().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('refresh_tokens_by_session').on(table.sessionId),
    index('refresh_tokens_by_user').on(table.userId),
    index('refresh_tokens_by_expiry').on(table.expiresAt),
  ],
);

export const accountTokenPurpose = pgEnum('account_token_purpose', ACCOUNT_TOKEN_PURPOSES);

/** The links that were sent by e-mail. A used one is deleted. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: char({ length: 64 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: accountTokenPurpose().notNull(),
    /** The address that the link was sent to. Following the link proves that it belongs to the user. */
    email: varchar({ length: LIMITS.email }).notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_tokens_by_user').on(table.userId, table.purpose),
    index('account_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** The unused codes. A used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: char({ length: 64 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/**
 * Counts attempts per account, person, pharmacy and network address, whatever came of them. The keys are hashed, so that the table contains
 * nobody's e-mail.
 */
export const attempts = pgTable('attempts', {
  key: char({ length: 64 }).primaryKey(),
  count: integer().notNull(),
  blockedUntil: moment().notNull(),
  updatedAt: createdAt(),
});

export const userAddresses = pgTable(
  'user_addresses',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: LIMITS.name }).notNull(),
    phone: varchar({ length: LIMITS.phone }).notNull(),
    address: varchar({ length: LIMITS.address }).notNull(),
    governorateId: integer().notNull(),
    cityId: integer().notNull(),
    postalCode: varchar({ length: LIMITS.postalCode }).notNull().default(''),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'user_addresses_city_fkey',
      columns: [table.cityId, table.governorateId],
      foreignColumns: [cities.id, cities.governorateId],
    }),
    index('user_addresses_by_user').on(table.userId, table.id),
    // Makes a second default impossible, even for concurrent calls.
    uniqueIndex('user_addresses_one_default')
      .on(table.userId)
      .where(sql`is_default`),
  ],
);
