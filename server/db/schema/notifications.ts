import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable } from 'drizzle-orm/pg-core';

import { LIST_LIMITS } from '@contract/listLimits';
import { NOTIFICATION_KINDS } from '@contract/notification';

import { createdAt, identity } from './columns';
import { medications } from './medications';
import { orders } from './orders';
import { pharmacies } from './pharmacies';

export const notificationKind = pgEnum('notification_kind', NOTIFICATION_KINDS);

/** Above every mark of what has been seen. */
export const NOT_PLACED = LIST_LIMITS.id;

/** What the staff of a pharmacy find behind the bell. Triggers write it with what it tells of, as far as the pharmacy wants to know. */
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
    /** Units that were left. */
    stock: integer(),
    /** Looked at by the job that mails, whether or not the pharmacy wanted a mail. */
    isMailed: boolean().notNull().default(false),
    /**
     * In the order in which they could be seen: given by the first look after the commit. Ids are given before, and one that commits
     * late would lie below what somebody has seen meanwhile.
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
