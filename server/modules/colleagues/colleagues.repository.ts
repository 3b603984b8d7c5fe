import { and, asc, eq, gt, inArray, lt, lte, max, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { deleteBatch } from '../../db/deleteBatch';
import { managerOf } from '../../db/managerOf';
import { NOT_PLACED, notifications, pharmacies, pharmacyStaff, staffInvitations, users } from '../../db/schema';

const isGood = gt(staffInvitations.expiresAt, sql`now()`);

/** In the order in which they joined. */
export const findColleagues = (db: Database, pharmacyId: number) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      position: pharmacyStaff.position,
      createdAt: users.createdAt,
      isManager: sql<boolean>`${users.id} = ${managerOf(pharmacyId)}`,
    })
    .from(pharmacyStaff)
    .innerJoin(users, eq(users.id, pharmacyStaff.userId))
    .where(eq(pharmacyStaff.pharmacyId, pharmacyId))
    .orderBy(asc(users.id));

export async function findManagerId(db: Database, pharmacyId: number): Promise<number | null> {
  const [pharmacy] = await db
    .select({ managerId: managerOf(pharmacyId) })
    .from(pharmacies)
    .where(eq(pharmacies.id, pharmacyId));
  return pharmacy?.managerId ?? null;
}

export const findInvitations = (db: Database, pharmacyId: number) =>
  db
    .select({ id: staffInvitations.id, email: staffInvitations.email, expiresAt: staffInvitations.expiresAt })
    .from(staffInvitations)
    .where(and(eq(staffInvitations.pharmacyId, pharmacyId), isGood))
    .orderBy(asc(staffInvitations.id));

/** Locks the invitations until the end of the transaction: waits for people who are accepting one, and makes those who come later wait. */
export const lockInvitations = (db: Database, pharmacyId: number) => findInvitations(db, pharmacyId).for('update');

/** What mails say of the pharmacy, and their language. */
export async function findPharmacy(db: Database, pharmacyId: number) {
  const [pharmacy] = await db
    .select({ name: pharmacies.name, nameAr: pharmacies.nameAr, language: pharmacies.mailLanguage })
    .from(pharmacies)
    .where(eq(pharmacies.id, pharmacyId));
  return pharmacy;
}

interface NewInvitation {
  pharmacyId: number;
  email: string;
  tokenHash: string;
  days: number;
  isMailed: boolean;
}

/**
 * A second invitation of the same person replaces the first, whose link stops working. If no mail is sent with the new link, the person has
 * only the old one, which is therefore kept as long as it is valid: an expired one does not become valid again.
 */
export async function saveInvitation(db: Database, { days, isMailed, ...invitation }: NewInvitation): Promise<void> {
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  const { tokenHash } = invitation;
  const stillGood = sql`case when ${isGood} then ${staffInvitations.tokenHash} else ${tokenHash} end`;
  await db
    .insert(staffInvitations)
    .values({ ...invitation, expiresAt })
    .onConflictDoUpdate({
      target: [staffInvitations.pharmacyId, staffInvitations.email],
      set: { tokenHash: isMailed ? tokenHash : stillGood, expiresAt },
    });
}

export async function findInvitation(db: Database, tokenHash: string) {
  const [invitation] = await db
    .select({ email: staffInvitations.email, name: pharmacies.name, nameAr: pharmacies.nameAr })
    .from(staffInvitations)
    .innerJoin(pharmacies, eq(pharmacies.id, staffInvitations.pharmacyId))
    .where(and(eq(staffInvitations.tokenHash, tokenHash), isGood));
  return invitation;
}

/** Deletes the invitation of a link and returns it. If two calls come at once, only one gets it. */
export async function takeInvitation(db: Database, tokenHash: string) {
  const [invitation] = await db
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, tokenHash), isGood))
    .returning({ pharmacyId: staffInvitations.pharmacyId, email: staffInvitations.email });
  return invitation;
}

export async function deleteInvitation(db: Database, pharmacyId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.id, id), eq(staffInvitations.pharmacyId, pharmacyId)))
    .returning({ id: staffInvitations.id });
  return deleted.length > 0;
}

/** Deletes the invitations of the pharmacy that this account manages, if it manages one. */
export async function deleteInvitationsOf(db: Database, managerId: number): Promise<void> {
  const own = db
    .select({ pharmacyId: pharmacyStaff.pharmacyId })
    .from(pharmacyStaff)
    .where(and(eq(pharmacyStaff.userId, managerId), eq(managerOf(pharmacyStaff.pharmacyId), managerId)));
  await db.delete(staffInvitations).where(inArray(staffInvitations.pharmacyId, own));
}

/** Adds a colleague. The notifications so far count as seen, since they are no news to somebody who joins later. */
export async function insertStaff(
  db: Database,
  staff: { userId: number; pharmacyId: number; position: string },
): Promise<void> {
  const newest = db
    .select({ place: max(notifications.place) })
    .from(notifications)
    .where(and(eq(notifications.pharmacyId, staff.pharmacyId), lt(notifications.place, NOT_PLACED)));
  await db.insert(pharmacyStaff).values({ ...staff, seenPlace: sql`coalesce((${newest}), 0)` });
}

export const deleteStaff = (db: Database, pharmacyId: number, userId: number) =>
  db.delete(pharmacyStaff).where(and(eq(pharmacyStaff.userId, userId), eq(pharmacyStaff.pharmacyId, pharmacyId)));

export const deleteExpiredInvitations = (db: Database, limit: number): Promise<number> =>
  deleteBatch(db, staffInvitations.id, { where: lte(staffInvitations.expiresAt, sql`now()`), limit });
