import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { idAndNames } from '../../db/idAndNames';
import { insertedRow } from '../../db/insertRows';
import { prepared } from '../../db/prepared';
import { cities, governorates, pharmacies, pharmacyStaff, recoveryCodes, refreshTokens, users } from '../../db/schema';

/** What is left of a deleted account serves only the orders that refer to it. */
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

/** Also drops a second factor that is not confirmed yet: it may have been begun by the person whom the new password shuts out. */
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

/** Returns undefined if the e-mail is taken. The unique constraint decides, so that only one of two concurrent calls can succeed. */
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
 * Locks an account, so that only one transaction at a time changes a person's things. Not a full lock: others may still add rows that refer
 * to the person.
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

/** Undefined if the account is moving to another e-mail at this moment: the lock waits for that, and then finds nobody. */
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
