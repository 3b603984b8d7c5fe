import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable } from 'drizzle-orm/pg-core';

import { LIST_LIMITS } from '@contract/listLimits';
import { NOTIFICATION_KINDS } from '@contract/notification';

import { createdAt, identity } from './columns';
import { medications } from './medications';
import { orders } from './orders';
import { pharmacies } from './pharmacies';

export const notificationKind = pgEnum('notification_kind', NOTIFICATION_KINDS);

/** Higher than every `seenPlace`, so that a notification without a place counts as unseen. */
export const NOT_PLACED = LIST_LIMITS.id;

/**
 * The notifications of a pharmacy's staff. Triggers write them in the transaction that they report, if the pharmacy wants to be notified.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    pharmacyId: integer()
      .notNull()
      .references(() => pharmacies.id),
    kind: notificationKind().notNull(),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    medicationId: integer().references(() => medications.id, { onDelete: 'cascade' }),
    /** The units that were left. */
    stock: integer(),
    /** Whether the mail job has handled it, whether or not the pharmacy wanted a mail. */
    isMailed: boolean().notNull().default(false),
    /**
     * The order in which notifications became visible, assigned when they are first read after their commit. Ids are assigned before the
     * commit: a notification that commits late would come before one that somebody has already seen.
     */
    place: integer().notNull().default(NOT_PLACED),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_by_pharmacy').on(table.pharmacyId, table.place.desc()),
    index('notifications_to_mail')
      .on(table.id)
      .where(sql`not is_mailed`),
    index('notifications_by_age').on(table.createdAt),
    check(
      'notifications_name_what_they_tell_of',
      sql`case when ${table.kind} = 'low_stock' then num_nulls(${table.medicationId}, ${table.stock}) = 0 else ${table.orderId} is not null end`,
    ),
  ],
);
