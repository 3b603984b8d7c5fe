import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  time,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';

import { LANGUAGES } from '@contract/language';
import { LIMITS } from '@contract/limits';
import { MAX_PIASTRES } from '@contract/money';
import { DEFAULT_LOW_STOCK, DELIVERY_DEFAULTS, PHARMACY_STATUSES } from '@contract/pharmacy';
import { STAFF_LIMITS } from '@contract/staffLimits';
import { WEEK_DAYS } from '@contract/validation/fields';

import { users } from './accounts';
import { createdAt, identity, nameSounds, piastres } from './columns';
import { cities } from './locations';

export const weekDay = pgEnum('week_day', WEEK_DAYS);

export const pharmacyStatus = pgEnum('pharmacy_status', PHARMACY_STATUSES);

export const language = pgEnum('language', LANGUAGES);

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
    deliveryFee: piastres().notNull().default(DELIVERY_DEFAULTS.deliveryFee),
    /** Null: no order is delivered free of charge. */
    freeDeliveryThreshold: piastres().default(DELIVERY_DEFAULTS.freeDeliveryThreshold),
    /** The day in Egypt on which the pharmacy takes orders again. A past day has no effect. */
    closedUntil: date(),
    email: varchar({ length: LIMITS.email }),
    website: varchar({ length: STAFF_LIMITS.website }),
    description: varchar({ length: STAFF_LIMITS.pharmacyDescription }),
    /** The default alert level of a new product. */
    lowStockThreshold: integer().notNull().default(DEFAULT_LOW_STOCK),
    notifyNewOrders: boolean().notNull().default(true),
    notifyOrderUpdates: boolean().notNull().default(true),
    notifyLowStock: boolean().notNull().default(true),
    notifyByMail: boolean().notNull().default(true),
    mailLanguage: language().notNull().default('ar'),
    createdAt: createdAt(),
    /** Both names, folded for the search. `fold_text` is defined in the first migration. */
    searchText: text().generatedAlwaysAs(sql`fold_text(name || ' ' || name_ar)`),
    nameSounds: nameSounds(),
  },
  (table) => [
    foreignKey({
      name: 'pharmacies_city_fkey',
      columns: [table.cityId, table.governorateId],
      foreignColumns: [cities.id, cities.governorateId],
    }),
    // The target of a foreign key of the medications, which store the governorate as well.
    unique('pharmacies_id_governorate_id_key').on(table.id, table.governorateId),
    index('pharmacies_by_governorate').on(table.governorateId, table.id),
    // The few pharmacies that lists leave out.
    index('pharmacies_not_approved')
      .on(table.id)
      .where(sql`status <> 'approved'`),
    check(
      'pharmacies_delivery_terms_in_bounds',
      sql`least(${table.deliveryFee}, ${table.freeDeliveryThreshold}) >= 0
        and greatest(${table.deliveryFee}, ${table.freeDeliveryThreshold}) <= ${sql.raw(String(MAX_PIASTRES))}`,
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
    /** The place of the newest notification that this person has seen; 0 for none. */
    seenPlace: integer().notNull().default(0),
  },
  (table) => [index('pharmacy_staff_by_pharmacy').on(table.pharmacyId)],
);
