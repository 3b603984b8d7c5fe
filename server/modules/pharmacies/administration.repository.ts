import { and, asc, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { isReachable } from '../../db/isReachable';
import { managerOf } from '../../db/managerOf';
import { cities, governorates, pharmacies, pharmacyStaff, users } from '../../db/schema';

const manager = {
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
};

const selectPharmacies = (db: Database, condition?: SQL) =>
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
      manager,
    })
    .from(pharmacies)
    .innerJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(pharmacyStaff, eq(pharmacyStaff.userId, managerOf(pharmacies.id)))
    .leftJoin(users, and(eq(users.id, pharmacyStaff.userId), isNull(users.deletedAt)))
    .where(condition);

export type PharmacyWithManager = Awaited<ReturnType<typeof selectPharmacies>>[number];

/** In every status: pending ones first, then in the order in which they joined. */
export const findAllPharmacies = (db: Database) =>
  selectPharmacies(db).orderBy(desc(eq(pharmacies.status, 'pending')), asc(pharmacies.id));

export async function findPharmacyManagedBy(db: Database, userId: number): Promise<PharmacyWithManager | undefined> {
  const [found] = await selectPharmacies(db, eq(users.id, userId));
  return found;
}

export async function findPharmacyWithManager(db: Database, id: number): Promise<PharmacyWithManager | undefined> {
  const [found] = await selectPharmacies(db, eq(pharmacies.id, id));
  return found;
}

type Pharmacy = typeof pharmacies.$inferSelect;

/** The city has to be set together with its governorate. */
export type PharmacyUpdate = Pick<Pharmacy, 'status'> | Pick<Pharmacy, 'cityId' | 'governorateId'>;

/**
 * Undefined if there is no such pharmacy. `isChanged` is false if it had these values already. The next request already sees the change. A
 * foreign key moves the governorate of its products along.
 */
export async function updatePharmacy(tx: Database, id: number, change: PharmacyUpdate) {
  const isDifferent = 'status' in change ? ne(pharmacies.status, change.status) : ne(pharmacies.cityId, change.cityId);
  const columns = { name: pharmacies.name, nameAr: pharmacies.nameAr, language: pharmacies.mailLanguage };
  const isThis = eq(pharmacies.id, id);
  const [changed] = await tx.update(pharmacies).set(change).where(and(isThis, isDifferent)).returning(columns);
  if (changed) return { ...changed, isChanged: true };
  const [unchanged] = await tx.select(columns).from(pharmacies).where(isThis);
  return unchanged && { ...unchanged, isChanged: false };
}

/**
 * The staff with confirmed e-mails, whatever the pharmacy's notification settings: this is about their account. Locked as the recipients of
 * notifications are.
 */
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
