import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';

import { MAX_PIASTRES } from '@contract/money';
import { PROMO_TYPES } from '@contract/promoCode';
import { STAFF_LIMITS } from '@contract/staffLimits';

import { users } from './accounts';
import { createdAt, identity, piastres } from './columns';
import { orders } from './orders';
import { pharmacies } from './pharmacies';

export const promoType = pgEnum('promo_type', PROMO_TYPES);

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: identity(),
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id),
    /** In capitals, so that a plain unique constraint treats save20 and SAVE20 as equal. */
    code: varchar({ length: STAFF_LIMITS.promoCode.max }).notNull(),
    type: promoType().notNull(),
    /** Piastres of a fixed discount, or hundredths of a percent. */
    value: integer().notNull(),
    minPurchase: piastres().notNull().default(0),
    /** Days in Africa/Cairo, both inclusive. */
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    usageLimit: integer(),
    perCustomerLimit: integer(),
    /** The number of redemptions, stored here so that locking this one row enforces the limit. */
    usedCount: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    description: varchar({ length: STAFF_LIMITS.promoDescription }).notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    unique('promo_codes_pharmacy_id_code_key').on(table.pharmacyId, table.code),
    check('promo_codes_code_in_capitals', sql`${table.code} = upper(${table.code})`),
    check(
      'promo_codes_value_in_bounds',
      sql`${table.value} between 1 and case ${table.type} when 'percentage' then 10000 else ${sql.raw(String(MAX_PIASTRES))} end`,
    ),
    check('promo_codes_min_purchase_not_negative', sql`${table.minPurchase} >= 0`),
    check('promo_codes_end_after_start', sql`${table.endsOn} >= ${table.startsOn}`),
    check('promo_codes_limits_positive', sql`least(${table.usageLimit}, ${table.perCustomerLimit}) >= 1`),
    check(
      'promo_codes_used_within_limit',
      sql`${table.usedCount} between 0 and coalesce(${table.usageLimit}, ${table.usedCount})`,
    ),
  ],
);

/** The code that a customer has entered for each pharmacy of the cart: at most one per pharmacy. */
export const cartPromoCodes = pgTable(
  'cart_promo_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id),
    /** Not a foreign key, since a cart also shows a code that its pharmacy has deleted. */
    promoCodeId: integer().notNull(),
    /** The code as it was entered, which is all that is left of a deleted one. */
    code: varchar({ length: STAFF_LIMITS.promoCode.max }).notNull(),
  },
  (table) => [primaryKey({ name: 'cart_promo_codes_pkey', columns: [table.userId, table.pharmacyId] })],
);

/** The orders that used a code and were not cancelled. The discount and the code itself are stored with the order. */
export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    promoCodeId: integer()
      .notNull()
      .references(() => promoCodes.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('promo_redemptions_by_promo_code').on(table.promoCodeId, table.userId)],
);
