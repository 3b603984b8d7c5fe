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

/** Saved cards: the gateway's token, and what people recognise a card by. Card numbers and CVVs never reach the server. */
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

/** The statuses that end in `-ing` are calls that the gateway has not confirmed yet. They are repeated until it does. */
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

/** The card payment of one order, stored before the gateway is called, so that no authorisation can be forgotten. */
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
    /** The Idempotency-Key of the checkout, by which a repeated call finds the intents of the first. */
    checkoutKey: varchar({ length: LIMITS.idempotencyKey }).notNull(),
    /** Null until the order is placed. */
    orderId: integer()
      .unique('payment_intents_order_id_key')
      .references(() => orders.id),
    /** The key by which the gateway knows every call about this payment. */
    gatewayKey: uuid().notNull().unique('payment_intents_gateway_key_key'),
    /** The gateway's own name of the authorisation. */
    reference: text(),
    amount: piastres().notNull(),
    status: paymentIntentStatus().notNull().default('authorising'),
    /** The card that the order shows. Null once its owner has left; the gateway needs only its reference. */
    brand: cardBrand(),
    last4: char({ length: 4 }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    unique('payment_intents_checkout_key').on(table.userId, table.checkoutKey, table.pharmacyId),
    // Only what the payment job looks for. Most authorised payments have an order and wait for its delivery.
    index('payment_intents_unsettled')
      .on(table.nextAttemptAt)
      .where(
        sql`status in ('capturing', 'releasing') or (status in ('authorising', 'authorised') and order_id is null)`,
      ),
    // For a search every ten minutes for payments without an order that are old enough to be deleted.
    index('payment_intents_in_vain')
      .on(table.updatedAt)
      .where(sql`order_id is null and status in ('failed', 'released')`),
    check('payment_intents_amount_positive', sql`${table.amount} > 0`),
  ],
);
