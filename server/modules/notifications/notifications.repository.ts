import { and, count, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';

import type { NotificationListQuery } from '@contract/notification';

import type { Database } from '../../db/database';
import { deleteBatch } from '../../db/deleteBatch';
import { isReachable } from '../../db/isReachable';
import {
  medications,
  NOT_PLACED,
  notifications,
  orderItems,
  orders,
  pharmacies,
  pharmacyStaff,
  users,
} from '../../db/schema';
import { offsetOf } from '../../http';
import type { StaffSession } from '../../plugins/session';

const columns = {
  id: notifications.id,
  kind: notifications.kind,
  createdAt: notifications.createdAt,
  order: { id: orders.id, orderCode: orders.orderCode, fulfilment: orders.fulfilment, total: orders.total },
  medication: {
    id: medications.id,
    name: medications.name,
    nameAr: medications.nameAr,
    strength: medications.strength,
    dosageForm: medications.dosageForm,
  },
  stock: notifications.stock,
};

const isOf = ({ pharmacyId }: StaffSession) => eq(notifications.pharmacyId, pharmacyId);
const isPlaced = lt(notifications.place, NOT_PLACED);

/** Gives their places to what has been written since the last look, above all that anybody has seen. */
export const placeNotifications = (db: Database, { pharmacyId }: Pick<StaffSession, 'pharmacyId'>) =>
  db.execute(sql`select place_notifications(${pharmacyId})`);

/** One page, newest first; of each, whether this member of the staff has seen it. */
export async function findNotifications(db: Database, staff: StaffSession, query: NotificationListQuery) {
  const isShown = and(isOf(staff), isPlaced);
  const [rows, total] = await Promise.all([
    db
      .select({ ...columns, isSeen: sql<boolean>`${notifications.place} <= ${pharmacyStaff.seenPlace}` })
      .from(notifications)
      .innerJoin(pharmacyStaff, eq(pharmacyStaff.userId, staff.userId))
      .leftJoin(orders, eq(orders.id, notifications.orderId))
      .leftJoin(medications, eq(medications.id, notifications.medicationId))
      .where(isShown)
      .orderBy(sql`${notifications.place} desc nulls last`)
      .limit(query.paginate)
      .offset(offsetOf(query)),
    db.$count(notifications, isShown),
  ]);
  return { rows, total };
}

export type FoundNotification = Awaited<ReturnType<typeof findNotifications>>['rows'][number];

export async function countUnseen(db: Database, staff: StaffSession): Promise<number> {
  const [found] = await db
    .select({ unseen: count() })
    .from(notifications)
    .innerJoin(pharmacyStaff, eq(pharmacyStaff.userId, staff.userId))
    .where(and(isOf(staff), gt(notifications.place, pharmacyStaff.seenPlace)));
  return found?.unseen ?? 0;
}

/** Never back: another device may have seen more. Never beyond the newest: nobody has seen what is still to come. */
export async function setSeen(db: Database, staff: StaffSession, id: number): Promise<void> {
  const [seen] = await db
    .select({ place: notifications.place })
    .from(notifications)
    .where(and(isOf(staff), isPlaced, lte(notifications.id, id)))
    .orderBy(desc(notifications.id))
    .limit(1);
  if (!seen) return;
  await db
    .update(pharmacyStaff)
    .set({ seenPlace: seen.place })
    .where(and(eq(pharmacyStaff.userId, staff.userId), lt(pharmacyStaff.seenPlace, seen.place)));
}

/** The pharmacies that no mail has told of everything. */
export async function findUnmailed(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ pharmacyId: notifications.pharmacyId })
    .from(notifications)
    .where(eq(notifications.isMailed, false));
  return rows.map(({ pharmacyId }) => pharmacyId);
}

const MAX_IN_ONE_MAIL = 1_000;

const needsPrescription = sql<boolean>`exists (
  select from ${orderItems} where ${eq(orderItems.orderId, orders.id)} and ${orderItems.prescriptionRequired}
)`;

/**
 * What no mail has told this pharmacy of, the oldest first. Another server waits for it, as for the events of orders
 * (`claimUnmailed` of the order mails says why).
 */
export const claimUnmailed = (tx: Database, pharmacyId: number) =>
  tx
    .select({ ...columns, needsPrescription })
    .from(notifications)
    .leftJoin(orders, eq(orders.id, notifications.orderId))
    .leftJoin(medications, eq(medications.id, notifications.medicationId))
    .where(and(eq(notifications.pharmacyId, pharmacyId), eq(notifications.isMailed, false)))
    .orderBy(notifications.id)
    .limit(MAX_IN_ONE_MAIL)
    .for('no key update', { of: notifications });

export const markMailed = (tx: Database, ids: number[]) =>
  tx.update(notifications).set({ isMailed: true }).where(inArray(notifications.id, ids));

/**
 * Who gets the mails of a pharmacy: its staff whose e-mails are confirmed, or nobody where it wants none or is not approved. None of them
 * can be removed or move to another e-mail until the mails are written.
 */
export const findRecipients = (tx: Database, pharmacyId: number) =>
  tx
    .select({
      email: users.email,
      language: pharmacies.mailLanguage,
      name: pharmacies.name,
      nameAr: pharmacies.nameAr,
    })
    .from(pharmacies)
    .innerJoin(pharmacyStaff, eq(pharmacyStaff.pharmacyId, pharmacies.id))
    .innerJoin(users, eq(users.id, pharmacyStaff.userId))
    .where(
      and(
        eq(pharmacies.id, pharmacyId),
        eq(pharmacies.status, 'approved'),
        eq(pharmacies.notifyByMail, true),
        isReachable,
      ),
    )
    .orderBy(users.id)
    .for('key share', { of: users });

const KEPT_DAYS = 90;

export const deleteOldNotifications = (db: Database, limit: number): Promise<number> =>
  deleteBatch(db, notifications.id, {
    where: lt(notifications.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
    limit,
  });
