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

/** Assigns places to the notifications written since the last call, higher than all that anybody has seen. */
export const placeNotifications = (db: Database, { pharmacyId }: Pick<StaffSession, 'pharmacyId'>) =>
  db.execute(sql`select place_notifications(${pharmacyId})`);

/** One page, newest first, and whether this member of the staff has seen each notification. */
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

/**
 * Never moves the mark back, since another device may have seen more, nor beyond the newest notification, since nobody has seen later ones.
 */
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

/** The pharmacies with notifications that no mail has reported. */
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
 * The notifications of this pharmacy that no mail has reported, the oldest first. Another server waits for the lock, as for the events of
 * orders (see `claimUnmailed` of the order mails).
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
 * Who gets the mails of a pharmacy: its staff with confirmed e-mails, or nobody if the pharmacy wants no mails or is not approved. The rows
 * are locked, so that nobody is removed or changes their e-mail until the mails are written.
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
