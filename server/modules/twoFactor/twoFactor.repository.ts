import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { recoveryCodes, users } from '../../db/schema';

export async function findTwoFactor(db: Database, userId: number) {
  const [state] = await db
    .select({ sealedSecret: users.totpSecret, isOn: sql<boolean>`${users.totpConfirmedAt} is not null` })
    .from(users)
    .where(eq(users.id, userId));
  return state;
}

export async function findNewestSecret(db: Database): Promise<string | null | undefined> {
  const [newest] = await db
    .select({ sealedSecret: users.totpSecret })
    .from(users)
    .where(isNotNull(users.totpConfirmedAt))
    .orderBy(desc(users.totpConfirmedAt))
    .limit(1);
  return newest?.sealedSecret;
}

/** Replaces an earlier secret that was never confirmed. The caller holds the lock of the account. */
export const savePendingSecret = (db: Database, userId: number, sealedSecret: string) =>
  db.update(users).set({ totpSecret: sealedSecret, totpLastStep: null }).where(eq(users.id, userId));

/** False if another call has turned it on or replaced the secret meanwhile. */
export async function turnOn(db: Database, userId: number, sealedSecret: string, step: number): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ totpConfirmedAt: sql`now()`, totpLastStep: step })
    .where(and(eq(users.id, userId), eq(users.totpSecret, sealedSecret), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}

export const turnOff = (db: Database, userId: number) =>
  db.update(users).set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null }).where(eq(users.id, userId));

/** Accepts each time step only once, so that a code that somebody else has seen cannot be used again. */
export async function consumeTotpStep(
  db: Database,
  userId: number,
  sealedSecret: string,
  step: number,
): Promise<boolean> {
  const isNew = or(isNull(users.totpLastStep), lt(users.totpLastStep, step));
  const changed = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), eq(users.totpSecret, sealedSecret), isNew))
    .returning({ id: users.id });
  return changed.length > 0;
}

export async function consumeRecoveryCode(db: Database, userId: number, codeHash: string): Promise<boolean> {
  const deleted = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return deleted.length > 0;
}

export async function replaceRecoveryCodes(db: Database, userId: number, codeHashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (codeHashes.length > 0) {
    await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
  }
}
