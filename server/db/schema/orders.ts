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

/** One checkout. By its key a repeated call finds the first one. */
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
    /**
     * The language of the call, in which mails to the customer are written. Null if there was no call, as in the demo; then no mails are
     * sent.
     */
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
    /** A copy of the code, so that the order still shows it after the code is deleted. */
    promoCode: varchar({ length: STAFF_LIMITS.promoCode.max }),
    shipping: piastres().notNull(),
    tax: piastres().notNull(),
    total: piastres().notNull(),
    /** What was given back after delivery, and what is on its way back to the card. The amounts above stay as they were. */
    refunded: piastres().notNull().default(0),
    refunding: piastres().notNull().default(0),
    totalItems: integer().notNull(),
    /** Name and phones at the time of the order. Later changes of the account do not affect it. */
    customerName: varchar({ length: 2 * LIMITS.name + 1 }).notNull(),
    customerPhone: varchar({ length: LIMITS.phone }).notNull(),
    /** The recipient's phone if the order is delivered. */
    phoneNumber: varchar({ length: LIMITS.phone }).notNull(),
    /** The person at the door, who need not be the customer. Null for pick-up. */
    recipient: varchar({ length: LIMITS.name }),
    /** Recipient, street, city and governorate in one line. */
    deliveryAddress: text(),
    deliveryAddressAr: text(),
    notes: varchar({ length: LIMITS.notes }).notNull().default(''),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Without hyphens, so that an order code is found with them and without. */
    searchText: text().generatedAlwaysAs(
      sql`replace(fold_text(order_code || ' ' || customer_name || ' ' || customer_phone || ' ' || phone_number || coalesce(' ' || recipient, '')), '-', '')`,
    ),
  },
  (table) => [
    index('orders_by_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
    // The columns after the id allow summing and searching without reading the rows.
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
    /** Name, strength, form, prescription, picture and price at the time of the order. */
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

/**
 * Money of a delivered order that is given back. A refund to a card is stored before the gateway is called, and the call is repeated until
 * the gateway has answered.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: piastres().notNull(),
    status: refundStatus().notNull(),
    /** What staff wrote to the customer. Null once the customer has left, since it may contain their name. */
    reason: varchar({ length: STAFF_LIMITS.orderReason }),
    actorId: integer()
      .notNull()
      .references(() => users.id),
    /** Chosen by the caller, so that a repeated call finds the refund of the first. */
    idempotencyKey: varchar({ length: LIMITS.idempotencyKey }),
    /** The key by which the gateway knows the refund. Null if staff give the money back themselves. */
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

/** Every status that an order has reached, when, and by whom; and what was given back afterwards. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: orderStatus().notNull(),
    /** Null for an operator, who has no account. */
    actorId: integer().references(() => users.id),
    actorType: userType(),
    /** The refund that the event reports; the order stays delivered. */
    refundId: integer().references(() => refunds.id, { onDelete: 'cascade' }),
    /** Why staff cancelled the order, as written to the customer. */
    reason: varchar({ length: STAFF_LIMITS.orderReason }),
    /** Whether the mail job has handled it, whether or not there was a mail to write. */
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
