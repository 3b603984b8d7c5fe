import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { idAndNames } from '../../db/idAndNames';
import { insertedRow } from '../../db/insertRows';
import { prepared } from '../../db/prepared';
import { cities, governorates, pharmacies, pharmacyStaff, recoveryCodes, refreshTokens, users } from '../../db/schema';

/** What is left of a deleted account serves the orders that refer to it, and nobody else. */
const isAccount = (id: number) => and(eq(users.id, id), isNull(users.deletedAt));

export async function findAccount(db: Database, id: number) {
  const [account] = await db
    .select({
      user: users,
      pharmacy: pharmacies,
      position: pharmacyStaff.position,
      city: idAndNames(cities),
      governorate: idAndNames(governorates),
      recoveryCodesLeft: db.$count(recoveryCodes, eq(recoveryCodes.userId, users.id)),
    })
    .from(users)
    .leftJoin(pharmacyStaff, eq(pharmacyStaff.userId, users.id))
    .leftJoin(pharmacies, eq(pharmacies.id, pharmacyStaff.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(governorates, eq(governorates.id, pharmacies.governorateId))
    .where(isAccount(id));
  return account;
}

export async function findCredentials(db: Database, email: string) {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return account;
}

export async function findPasswordHash(db: Database, id: number): Promise<string | undefined> {
  const [account] = await db.select({ passwordHash: users.passwordHash }).from(users).where(isAccount(id));
  return account?.passwordHash;
}

/** A second factor that is not confirmed yet goes with the old password: whoever began it may be whom the new one shuts out. */
export const setPassword = (db: Database, id: number, passwordHash: string) =>
  db
    .update(users)
    .set({
      passwordHash,
      totpSecret: sql`case when ${users.totpConfirmedAt} is not null then ${users.totpSecret} end`,
    })
    .where(isAccount(id));

type Profile = Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'phone'>;

export const updateProfile = (db: Database, id: number, profile: Profile) =>
  db.update(users).set(profile).where(isAccount(id));

export const updatePosition = (db: Database, userId: number, position: string) =>
  db.update(pharmacyStaff).set({ position }).where(eq(pharmacyStaff.userId, userId));

/** Undefined when the e-mail is taken: the unique constraint decides, so two calls at once can not both win. */
export async function insertUser(db: Database, values: typeof users.$inferInsert): Promise<number | undefined> {
  const [user] = await db
    .insert(users)
    .values(values)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return user?.id;
}

export async function insertPharmacyOf(
  db: Database,
  staff: { userId: number; position: string },
  values: typeof pharmacies.$inferInsert,
): Promise<void> {
  const pharmacy = insertedRow(await db.insert(pharmacies).values(values).returning({ id: pharmacies.id }));
  await db.insert(pharmacyStaff).values({ ...staff, pharmacyId: pharmacy.id });
}

/**
 * One change of a person's things at a time: whoever is second waits here for the end of the other's transaction. Not a full lock:
 * rows that refer to the person may still be added by others.
 */
const lockWhere = (db: Database, isMeant: SQL) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, phone: users.phone })
    .from(users)
    .where(and(isMeant, isNull(users.deletedAt)))
    .for('no key update');

export async function lockUser(db: Database, id: number) {
  const statement = prepared(db, 'locked user', (name) =>
    lockWhere(db, eq(users.id, sql.placeholder('id'))).prepare(name),
  );
  const [user] = await statement.execute({ id });
  return user;
}

/** Nothing where the account is moving to another e-mail at this moment, once that is done. */
export async function lockUserOfEmail(db: Database, email: string): Promise<number | undefined> {
  const [user] = await lockWhere(db, eq(users.email, email));
  return user?.id;
}

export async function lockUserOfToken(db: Database, tokenHash: string): Promise<void> {
  const owner = db
    .select({ userId: refreshTokens.userId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  await lockWhere(db, eq(users.id, owner));
}
