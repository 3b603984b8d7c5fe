import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

import { LIMITS } from '@contract/limits';
import { FULFILMENTS, ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '@contract/order';
import { STAFF_LIMITS } from '@contract/staffLimits';

import { users, userType } from './accounts';
import { createdAt, identity, moment, piastres } from './columns';
import { medications } from './medications';
import { language, pharmacies } from './pharmacies';

export const orderStatus = pgEnum('order_status', ORDER_STATUSES);

export const fulfilment = pgEnum('fulfilment', FULFILMENTS);

export const paymentMethod = pgEnum('payment_method', PAYMENT_METHODS);

export const paymentStatus = pgEnum('payment_status', PAYMENT_STATUSES);

/** One checkout; the key makes a repeated call find the first one. */
export const purchases = pgTable(
  'purchases',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    idempotencyKey: varchar({ length: LIMITS.idempotencyKey }).notNull(),
    /** SHA-256 of the body: the same key with another body is a mistake of the caller. */
    requestHash: char({ length: 64 }).notNull(),
    total: piastres().notNull(),
    /** That of the call, in which its customer is written to; null where there was none, as in the demo: then nobody is. */
    language: language(),
    createdAt: createdAt(),
  },
  (table) => [unique('purchases_user_id_idempotency_key_key').on(table.userId, table.idempotencyKey)],
);

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    orderCode: varchar({ length: 20 }).notNull().unique('orders_order_code_key'),
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id),
    status: orderStatus().notNull().default('pending'),
    fulfilment: fulfilment().notNull(),
    paymentMethod: paymentMethod().notNull(),
    paymentStatus: paymentStatus().notNull().default('due'),
    subtotal: piastres().notNull(),
    discount: piastres().notNull().default(0),
    /** What the discount came from: a copy, so that a deleted code is not lost to the order. */
    promoCode: varchar({ length: STAFF_LIMITS.promoCode.max }),
    shipping: piastres().notNull(),
    tax: piastres().notNull(),
    total: piastres().notNull(),
    /** Given back after delivery, and on its way back to the card; the amounts above stay those of the order. */
    refunded: piastres().notNull().default(0),
    refunding: piastres().notNull().default(0),
    totalItems: integer().notNull(),
    /** Name and phones of the day of the order: a later change of the account is not this order's. */
    customerName: varchar({ length: 2 * LIMITS.name + 1 }).notNull(),
    customerPhone: varchar({ length: LIMITS.phone }).notNull(),
    /** That of the recipient, where it is delivered. */
    phoneNumber: varchar({ length: LIMITS.phone }).notNull(),
    /** Who is called at the door: not always the customer. Null for pick-up. */
    recipient: varchar({ length: LIMITS.name }),
    /** Recipient, street, city and governorate in one line. */
    deliveryAddress: text(),
    deliveryAddressAr: text(),
    notes: varchar({ length: LIMITS.notes }).notNull().default(''),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Without hyphens, so that a code is found with them and without. */
    searchText: text().generatedAlwaysAs(
      sql`replace(fold_text(order_code || ' ' || customer_name || ' ' || customer_phone || ' ' || phone_number || coalesce(' ' || recipient, '')), '-', '')`,
    ),
  },
  (table) => [
    index('orders_by_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
    // Columns after the id are there to sum up and to search without reading the rows.
    index('orders_by_pharmacy').on(
      table.pharmacyId,
      table.createdAt.desc(),
      table.id.desc(),
      table.status,
      table.total,
      table.userId,
      table.searchText,
      table.refunded,
    ),
    index('orders_by_pharmacy_and_status').on(table.pharmacyId, table.status, table.createdAt.desc(), table.id.desc()),
    index('orders_by_pharmacy_and_total').on(table.pharmacyId, table.total, table.id),
    index('orders_by_purchase').on(table.purchaseId),
    check(
      'orders_amounts_not_negative',
      sql`least(${table.subtotal}, ${table.discount}, ${table.shipping}, ${table.tax}) >= 0`,
    ),
    check(
      'orders_amounts_add_up',
      sql`${table.subtotal} - ${table.discount} + ${table.shipping} + ${table.tax} = ${table.total}`,
    ),
    check(
      'orders_refunded_at_most_total',
      sql`least(${table.refunded}, ${table.refunding}) >= 0 and ${table.refunded} + ${table.refunding} <= ${table.total}`,
    ),
    check(
      'orders_delivery_has_an_address',
      sql`(${table.fulfilment} = 'delivery') = (${table.deliveryAddress} is not null)`,
    ),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    medicationId: integer()
      .notNull()
      .references(() => medications.id),
    /** Name, strength, form, prescription, picture and price of the day of the order, not today's. */
    name: varchar({ length: STAFF_LIMITS.product.name }).notNull(),
    nameAr: varchar({ length: STAFF_LIMITS.product.name }).notNull(),
    strength: varchar({ length: STAFF_LIMITS.product.strength }),
    dosageForm: varchar({ length: STAFF_LIMITS.product.dosageForm }),
    prescriptionRequired: boolean().notNull().default(false),
    image: text(),
    price: piastres().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    unique('order_items_order_id_medication_id_key').on(table.orderId, table.medicationId),
    index('order_items_by_medication').on(table.medicationId),
    check('order_items_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

export const refundStatus = pgEnum('refund_status', ['refunding', 'refunded', 'failed']);

/** Money of a delivered order that is given back. By card it is written before the gateway is asked, which is repeated until it has answered. */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: piastres().notNull(),
    status: refundStatus().notNull(),
    /** In the words of staff to the customer; null once the customer has left, whom it may name. */
    reason: varchar({ length: STAFF_LIMITS.orderReason }),
    actorId: integer()
      .notNull()
      .references(() => users.id),
    /** The caller's own: a repeated call finds what the first one wrote. */
    idempotencyKey: varchar({ length: LIMITS.idempotencyKey }),
    /** Under which the gateway knows it; null where staff give the money back themselves. */
    gatewayKey: uuid().unique('refunds_gateway_key_key'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index('refunds_by_order').on(table.orderId),
    uniqueIndex('refunds_by_key')
      .on(table.orderId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('refunds_unsettled')
      .on(table.nextAttemptAt)
      .where(sql`status = 'refunding'`),
    check('refunds_amount_positive', sql`${table.amount} > 0`),
    check('refunds_by_hand_are_done', sql`${table.gatewayKey} is not null or ${table.status} = 'refunded'`),
  ],
);

/** Every status that an order reached, with the time and who moved it, and what was given back of it since. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: orderStatus().notNull(),
    /** Nobody where an operator did it, who has no account. */
    actorId: integer().references(() => users.id),
    actorType: userType(),
    /** What was given back; the order stays delivered. */
    refundId: integer().references(() => refunds.id, { onDelete: 'cascade' }),
    /** Why staff cancelled the order, in their words to its customer. */
    reason: varchar({ length: STAFF_LIMITS.orderReason }),
    /** Looked at by the job that mails, whether or not there was something to write. */
    isMailed: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_events_by_order').on(table.orderId, table.id),
    uniqueIndex('order_events_by_refund')
      .on(table.refundId)
      .where(sql`refund_id is not null`),
    index('order_events_to_mail')
      .on(table.id)
      .where(sql`not is_mailed`),
    check('order_events_actor_has_a_type', sql`(${table.actorId} is null) = (${table.actorType} is null)`),
    check('order_events_only_delivered_is_refunded', sql`${table.refundId} is null or ${table.status} = 'delivered'`),
    check('order_events_only_cancelled_has_a_reason', sql`${table.reason} is null or ${table.status} = 'cancelled'`),
  ],
);
