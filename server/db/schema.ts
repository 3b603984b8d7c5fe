import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  time,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

import { QUANTITY } from '@contract/cart';
import { LIMITS } from '@contract/limits';
import { CATEGORY_ICONS } from '@contract/medication';
import { FULFILMENTS, ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '@contract/order';
import { DELIVERY_DEFAULTS, PHARMACY_STATUSES } from '@contract/pharmacy';
import { USER_TYPES } from '@contract/session';
import { GENDERS, WEEK_DAYS } from '@contract/validation/fields';

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
const piastres = () => integer();
const moment = () => timestamp({ withTimezone: true, precision: 3 });
const createdAt = () => moment().notNull().defaultNow();

export const userType = pgEnum('user_type', USER_TYPES);
export const gender = pgEnum('gender', GENDERS);
export const weekDay = pgEnum('week_day', WEEK_DAYS);
export const pharmacyStatus = pgEnum('pharmacy_status', PHARMACY_STATUSES);
export const categoryIcon = pgEnum('category_icon', CATEGORY_ICONS);
export const orderStatus = pgEnum('order_status', ORDER_STATUSES);
export const fulfilment = pgEnum('fulfilment', FULFILMENTS);
export const paymentMethod = pgEnum('payment_method', PAYMENT_METHODS);
export const paymentStatus = pgEnum('payment_status', PAYMENT_STATUSES);

export const governorates = pgTable('governorates', {
  id: identity(),
  name: varchar({ length: LIMITS.name }).notNull().unique('governorates_name_key'),
  nameAr: varchar({ length: LIMITS.name }).notNull(),
});

export const cities = pgTable(
  'cities',
  {
    id: identity(),
    governorateId: integer()
      .notNull()
      .references(() => governorates.id),
    name: varchar({ length: LIMITS.name }).notNull(),
    nameAr: varchar({ length: LIMITS.name }).notNull(),
  },
  (table) => [
    unique('cities_governorate_id_name_key').on(table.governorateId, table.name),
    // The target of every (city, governorate) pair, so that a city can never stand under a foreign governorate.
    unique('cities_id_governorate_id_key').on(table.id, table.governorateId),
  ],
);

export const users = pgTable('users', {
  id: identity(),
  userType: userType().notNull(),
  firstName: varchar({ length: LIMITS.name }).notNull(),
  lastName: varchar({ length: LIMITS.name }).notNull(),
  /** Lower case, as the contract's field makes it. */
  email: varchar({ length: LIMITS.email }).notNull().unique('users_email_key'),
  passwordHash: text().notNull(),
  phone: varchar({ length: LIMITS.phone }).notNull(),
  gender: gender().notNull(),
  createdAt: createdAt(),
});

export const pharmacies = pgTable(
  'pharmacies',
  {
    id: identity(),
    status: pharmacyStatus().notNull().default('pending'),
    name: varchar({ length: LIMITS.pharmacyName }).notNull(),
    nameAr: varchar({ length: LIMITS.pharmacyName }).notNull(),
    image: text(),
    phone: varchar({ length: LIMITS.phone }).notNull(),
    address: varchar({ length: LIMITS.address }).notNull(),
    addressAr: varchar({ length: LIMITS.address }),
    governorateId: integer().notNull(),
    cityId: integer().notNull(),
    postalCode: varchar({ length: LIMITS.postalCode }).notNull(),
    openingTime: time().notNull(),
    closingTime: time().notNull(),
    workingDays: weekDay().array().notNull(),
    isDeliveryAvailable: boolean().notNull(),
    deliveryFee: piastres().notNull().default(DELIVERY_DEFAULTS.feePiastres),
    freeDeliveryThreshold: piastres().notNull().default(DELIVERY_DEFAULTS.freeThresholdPiastres),
    createdAt: createdAt(),
    /** Both names, folded for search; `fold_text` stands in the first migration. */
    searchText: text().generatedAlwaysAs(sql`fold_text(name || ' ' || name_ar)`),
  },
  (table) => [
    foreignKey({
      name: 'pharmacies_city_fkey',
      columns: [table.cityId, table.governorateId],
      foreignColumns: [cities.id, cities.governorateId],
    }),
    index('pharmacies_by_governorate').on(table.governorateId, table.id),
    check(
      'pharmacies_delivery_terms_not_negative',
      sql`${table.deliveryFee} >= 0 and ${table.freeDeliveryThreshold} >= 0`,
    ),
  ],
);

export const pharmacyStaff = pgTable(
  'pharmacy_staff',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id),
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id),
    position: varchar({ length: LIMITS.position }).notNull(),
  },
  (table) => [index('pharmacy_staff_by_pharmacy').on(table.pharmacyId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token: a leaked table signs nobody in. */
    tokenHash: char({ length: 64 }).primaryKey(),
    /** All tokens that descend from one sign-in. */
    familyId: uuid().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isRemembered: boolean().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('refresh_tokens_by_family').on(table.familyId),
    index('refresh_tokens_by_user').on(table.userId),
    index('refresh_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** Failures per account and per address, under keys that are hashed: nobody's e-mail stands here. */
export const loginFailures = pgTable('login_failures', {
  key: char({ length: 64 }).primaryKey(),
  failures: integer().notNull(),
  blockedUntil: moment().notNull(),
  updatedAt: createdAt(),
});

export const medicationCategories = pgTable('medication_categories', {
  id: identity(),
  name: varchar({ length: LIMITS.name }).notNull().unique('medication_categories_name_key'),
  nameAr: varchar({ length: LIMITS.name }).notNull(),
  icon: categoryIcon().notNull().default('default'),
});

/**
 * What a search reads: one row for every different medicine, however many pharmacies list it. A trigger keeps it.
 * Every text went through `fold_search`, with a space on both sides so that words can be told apart.
 */
export const medicationTexts = pgTable(
  'medication_texts',
  {
    id: identity(),
    /** MD5 of the texts: ingredients may be longer than an index allows. */
    key: char({ length: 32 }).notNull().unique('medication_texts_key_key'),
    name: text().notNull(),
    nameAr: text().notNull(),
    /** Generic names, active ingredients, form and strength. */
    content: text().notNull(),
    searchText: text().generatedAlwaysAs(sql`name || name_ar || content`),
  },
  (table) => [index('medication_texts_by_search_text').using('gin', table.searchText.op('gin_trgm_ops'))],
);

/** Every word of `medication_texts`: where a misspelt word finds what was meant. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_by_trigram').using('gin', table.word.op('gin_trgm_ops')),
]);

export const medications = pgTable(
  'medications',
  {
    id: identity(),
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id),
    categoryId: integer()
      .notNull()
      .references(() => medicationCategories.id),
    name: varchar({ length: 200 }).notNull(),
    nameAr: varchar({ length: 200 }).notNull(),
    genericName: varchar({ length: 200 }),
    genericNameAr: varchar({ length: 200 }),
    activeIngredients: text(),
    strength: varchar({ length: 100 }),
    dosageForm: varchar({ length: 50 }),
    manufacturer: varchar({ length: 200 }),
    description: text(),
    descriptionAr: text(),
    dosage: text(),
    dosageAr: text(),
    sideEffects: text(),
    sideEffectsAr: text(),
    image: text(),
    expiryDate: date({ mode: 'string' }),
    price: piastres().notNull(),
    stock: integer().notNull(),
    lowStockAlert: integer().notNull().default(10),
    /** Off when the pharmacy takes it from sale: orders keep pointing at the row. */
    isListed: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Stored, so that an index may order by it without a write at every sale. */
    isInStock: boolean()
      .notNull()
      .generatedAlwaysAs(sql`stock > 0`),
    /** What the search reads; set by a trigger. */
    textId: integer().references(() => medicationTexts.id),
  },
  (table) => [
    // Columns after the id are there to count without reading the rows.
    index('medications_on_sale')
      .on(table.isInStock.desc().nullsFirst(), table.name, table.id, table.pharmacyId)
      .where(sql`is_listed`),
    index('medications_on_sale_by_category')
      .on(table.categoryId, table.isInStock.desc().nullsFirst(), table.name, table.id, table.pharmacyId)
      .where(sql`is_listed`),
    index('medications_on_sale_by_price')
      .on(table.price, table.id)
      .where(sql`is_listed`),
    index('medications_on_sale_by_text')
      .on(table.textId, table.isInStock.desc().nullsFirst(), table.id, table.pharmacyId, table.categoryId)
      .where(sql`is_listed`),
    index('medications_on_sale_by_pharmacy')
      .on(table.pharmacyId, table.isInStock.desc().nullsFirst(), table.name, table.id, table.categoryId)
      .where(sql`is_listed`),
    check('medications_stock_not_negative', sql`${table.stock} >= 0`),
    check('medications_price_positive', sql`${table.price} > 0`),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    medicationId: integer()
      .notNull()
      .references(() => medications.id),
    quantity: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'cart_items_pkey', columns: [table.userId, table.medicationId] }),
    index('cart_items_by_medication').on(table.medicationId),
    check(
      'cart_items_quantity_in_bounds',
      sql`${table.quantity} between ${sql.raw(String(QUANTITY.min))} and ${sql.raw(String(QUANTITY.max))}`,
    ),
  ],
);

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
    shipping: piastres().notNull(),
    tax: piastres().notNull(),
    total: piastres().notNull(),
    totalItems: integer().notNull(),
    /** Name and phone of the day of the order: a later change of the account is not this order's. */
    customerName: varchar({ length: 2 * LIMITS.name + 1 }).notNull(),
    phoneNumber: varchar({ length: LIMITS.phone }).notNull(),
    deliveryAddress: text(),
    deliveryAddressAr: text(),
    notes: varchar({ length: LIMITS.notes }).notNull().default(''),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    searchText: text().generatedAlwaysAs(sql`fold_text(order_code || ' ' || customer_name)`),
  },
  (table) => [
    index('orders_by_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('orders_by_pharmacy').on(table.pharmacyId, table.createdAt.desc(), table.id.desc()),
    index('orders_by_pharmacy_and_status').on(table.pharmacyId, table.status, table.createdAt.desc(), table.id.desc()),
    index('orders_by_pharmacy_and_total').on(table.pharmacyId, table.total, table.id),
    index('orders_by_purchase').on(table.purchaseId),
    index('orders_by_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    check(
      'orders_amounts_not_negative',
      sql`least(${table.subtotal}, ${table.discount}, ${table.shipping}, ${table.tax}) >= 0`,
    ),
    check(
      'orders_amounts_add_up',
      sql`${table.subtotal} - ${table.discount} + ${table.shipping} + ${table.tax} = ${table.total}`,
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
    /** Name, picture and price of the day of the order, not today's. */
    name: varchar({ length: 200 }).notNull(),
    nameAr: varchar({ length: 200 }).notNull(),
    image: text(),
    price: piastres().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    index('order_items_by_order').on(table.orderId),
    index('order_items_by_medication').on(table.medicationId),
    check('order_items_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/** Every status that an order reached, with the time and who moved it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: orderStatus().notNull(),
    actorId: integer()
      .notNull()
      .references(() => users.id),
    actorType: userType().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('order_events_by_order').on(table.orderId, table.id)],
);
