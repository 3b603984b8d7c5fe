import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

import { LIMITS } from '@contract/limits';
import { CARD_BRANDS } from '@contract/paymentMethod';

import { users } from './accounts';
import { createdAt, identity, moment, piastres } from './columns';
import { orders } from './orders';
import { pharmacies } from './pharmacies';

export const cardBrand = pgEnum('card_brand', CARD_BRANDS);

/** Saved cards: the gateway's token and what a person knows a card by. No number and no CVV ever comes this far. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: varchar({ length: LIMITS.cardToken }).notNull(),
    brand: cardBrand().notNull(),
    last4: char({ length: 4 }).notNull(),
    expiryMonth: smallint().notNull(),
    expiryYear: smallint().notNull(),
    holderName: varchar({ length: LIMITS.name }).notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_methods_by_user').on(table.userId, table.id),
    uniqueIndex('payment_methods_one_default')
      .on(table.userId)
      .where(sql`is_default`),
    unique('payment_methods_user_id_token_key').on(table.userId, table.token),
  ],
);

/** The `-ing` ones are work that the gateway has not confirmed yet, and are repeated until it does. */
const PAYMENT_INTENT_STATUSES = [
  'authorising',
  'authorised',
  'capturing',
  'captured',
  'releasing',
  'released',
  'failed',
] as const;

export const paymentIntentStatus = pgEnum('payment_intent_status', PAYMENT_INTENT_STATUSES);

/** The card payment of one order, written before the gateway is asked, so that no authorisation is ever forgotten. */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id),
    /** The checkout's Idempotency-Key: a repeated call finds the intents of the first. */
    checkoutKey: varchar({ length: LIMITS.idempotencyKey }).notNull(),
    /** Null until the order is placed. */
    orderId: integer()
      .unique('payment_intents_order_id_key')
      .references(() => orders.id),
    /** Under which the gateway knows each request of this intent. */
    gatewayKey: uuid().notNull().unique('payment_intents_gateway_key_key'),
    /** The gateway's own name of the authorisation. */
    reference: text(),
    amount: piastres().notNull(),
    status: paymentIntentStatus().notNull().default('authorising'),
    /** What the order tells of its card; null once its owner has left. The gateway goes by its reference. */
    brand: cardBrand(),
    last4: char({ length: 4 }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    unique('payment_intents_checkout_key').on(table.userId, table.checkoutKey, table.pharmacyId),
    // What the payment job asks for, and no more: most of what is authorised has its order, and waits for delivery.
    index('payment_intents_unsettled')
      .on(table.nextAttemptAt)
      .where(
        sql`status in ('capturing', 'releasing') or (status in ('authorising', 'authorised') and order_id is null)`,
      ),
    // What is looked through every ten minutes for what has had its time.
    index('payment_intents_in_vain')
      .on(table.updatedAt)
      .where(sql`order_id is null and status in ('failed', 'released')`),
    check('payment_intents_amount_positive', sql`${table.amount} > 0`),
  ],
);
