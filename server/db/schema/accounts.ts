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

/** What following a link does. */
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
    /** Lower case, as the contract's field makes it. */
    email: varchar({ length: LIMITS.email }).notNull().unique('users_email_key'),
    passwordHash: text().notNull(),
    phone: varchar({ length: LIMITS.phone }).notNull(),
    gender: gender().notNull(),
    /** Of the present e-mail; null until its owner has followed the link. */
    emailVerifiedAt: moment(),
    /** Since when it is somebody else's than who had it before (`clearForNewOwner`): where an older order goes is not for them to read. */
    handedOverAt: moment(),
    /** Sealed, and in use only once confirmed by a first code. */
    totpSecret: text(),
    totpConfirmedAt: moment(),
    /** The time step of the last accepted code: each code opens one door. */
    totpLastStep: integer(),
    /** The row stays for the orders that refer to it; nothing of the person does. */
    deletedAt: moment(),
    createdAt: createdAt(),
    /** What a pharmacy finds its customers by; of somebody who has left, nothing. */
    searchText: text().generatedAlwaysAs(
      sql`case when deleted_at is null then fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone) else '' end`,
    ),
  },
  (table) => [index('users_by_search_text').using('gin', table.searchText.op('gin_trgm_ops'))],
);

/** One sign-in on one device, for as long as its refresh tokens go on. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the browser says of itself, so that its owner knows it again. */
    userAgent: varchar({ length: LIMITS.userAgent }).notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
  },
  (table) => [index('sessions_by_user').on(table.userId, table.lastUsedAt.desc())],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token: a leaked table signs nobody in. */
    tokenHash: char({ length: 64 }).primaryKey(),
    /** The sign-in that it descends from. */
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

/** Links that were sent by e-mail; a used one is deleted. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: char({ length: 64 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: accountTokenPurpose().notNull(),
    /** The address that the link went to, which following it proves. */
    email: varchar({ length: LIMITS.email }).notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_tokens_by_user').on(table.userId, table.purpose),
    index('account_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** The codes that are still good; a used one is deleted. */
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

/** Attempts per account, person, pharmacy and address, whatever came of them, under keys that are hashed: nobody's e-mail stands here. */
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
    // Two defaults are impossible, whatever runs at once.
    uniqueIndex('user_addresses_one_default')
      .on(table.userId)
      .where(sql`is_default`),
  ],
);
