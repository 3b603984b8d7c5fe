import { and, asc, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { managerOf } from '../../db/managerOf';
import { isReachable } from '../../db/reachable';
import { cities, governorates, pharmacies, pharmacyStaff, users } from '../../db/schema';

const person = {
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
};

const select = (db: Database, wanted?: SQL) =>
  db
    .select({
      id: pharmacies.id,
      status: pharmacies.status,
      name: pharmacies.name,
      nameAr: pharmacies.nameAr,
      phone: pharmacies.phone,
      street: pharmacies.address,
      streetAr: pharmacies.addressAr,
      city: cities.name,
      cityAr: cities.nameAr,
      governorate: governorates.name,
      governorateAr: governorates.nameAr,
      createdAt: pharmacies.createdAt,
      person,
    })
    .from(pharmacies)
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(pharmacyStaff, eq(pharmacyStaff.userId, managerOf(pharmacies.id)))
    .leftJoin(users, and(eq(users.id, pharmacyStaff.userId), isNull(users.deletedAt)))
    .where(wanted);

export type JoinedPharmacy = Awaited<ReturnType<typeof select>>[number];

/** Of every status: those that wait come first, then the longest-standing. */
export const findAllPharmacies = (db: Database) =>
  select(db).orderBy(desc(eq(pharmacies.status, 'pending')), asc(pharmacies.id));

export async function findJoined(db: Database, userId: number): Promise<JoinedPharmacy | undefined> {
  const [found] = await select(db, eq(users.id, userId));
  return found;
}

export async function findStanding(db: Database, id: number): Promise<JoinedPharmacy | undefined> {
  const [found] = await select(db, eq(pharmacies.id, id));
  return found;
}

type Pharmacy = typeof pharmacies.$inferSelect;

/** A city comes with its governorate. */
export type StandingChange = Pick<Pharmacy, 'status'> | Pick<Pharmacy, 'cityId' | 'governorateId'>;

/**
 * `isChanged` is false where it stood like this already; undefined where there is no such pharmacy. The next request already sees it,
 * and the database takes its products along into another governorate.
 */
export async function changeStanding(tx: Database, id: number, change: StandingChange) {
  const isOther = 'status' in change ? ne(pharmacies.status, change.status) : ne(pharmacies.cityId, change.cityId);
  const columns = { name: pharmacies.name, nameAr: pharmacies.nameAr, language: pharmacies.mailLanguage };
  const isThis = eq(pharmacies.id, id);
  const [changed] = await tx.update(pharmacies).set(change).where(and(isThis, isOther)).returning(columns);
  if (changed) return { ...changed, isChanged: true };
  const [unchanged] = await tx.select(columns).from(pharmacies).where(isThis);
  return unchanged && { ...unchanged, isChanged: false };
}

/** The staff whose e-mails are confirmed, whatever the pharmacy set for its notifications: this is about their account. Locked as the recipients of notifications are. */
export async function findReachableStaff(tx: Database, pharmacyId: number): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(pharmacyStaff)
    .innerJoin(users, eq(users.id, pharmacyStaff.userId))
    .where(and(eq(pharmacyStaff.pharmacyId, pharmacyId), isReachable))
    .orderBy(users.id)
    .for('key share', { of: users });
  return rows.map(({ email }) => email);
}
