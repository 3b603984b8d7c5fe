import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';

import { SESSION_SECONDS } from '@contract/limits';

import type { Database } from '../../db/database';
import { refreshTokens, sessions } from '../../db/schema';

/** Two tabs may refresh with the same token at once; later than this, somebody has stolen it. */
const GRACE_SECONDS = 10;

interface NewToken {
  tokenHash: string;
  familyId: string;
  userId: number;
  isRemembered: boolean;
}

export const insertSession = (db: Database, session: { id: string; userId: number; userAgent: string }) =>
  db.insert(sessions).values(session);

export const touchSession = (db: Database, id: string) =>
  db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(sessions.id, id));

export async function insertToken(db: Database, token: NewToken): Promise<void> {
  const seconds = token.isRemembered ? SESSION_SECONDS.refreshRemembered : SESSION_SECONDS.refresh;
  await db.insert(refreshTokens).values({ ...token, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

export async function findToken(db: Database, tokenHash: string) {
  const [token] = await db
    .select({
      familyId: refreshTokens.familyId,
      userId: refreshTokens.userId,
      isRemembered: refreshTokens.isRemembered,
      isExpired: sql<boolean>`${refreshTokens.expiresAt} <= now()`,
      isReplayed: sql<boolean>`coalesce(${refreshTokens.usedAt} < now() - make_interval(secs => ${GRACE_SECONDS}), false)`,
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return token;
}

export const markUsed = (db: Database, tokenHash: string) =>
  db
    .update(refreshTokens)
    .set({ usedAt: sql`coalesce(${refreshTokens.usedAt}, now())` })
    .where(eq(refreshTokens.tokenHash, tokenHash));

/** The session takes its tokens with it. */
export const deleteFamily = (db: Database, familyId: string) => db.delete(sessions).where(eq(sessions.id, familyId));

/** Leaves rows alone that somebody is closing at this moment: two deletions in another order could wait for each other. */
export async function deleteExpiredTokens(db: Database): Promise<void> {
  const expired = db
    .select({ tokenHash: refreshTokens.tokenHash })
    .from(refreshTokens)
    .where(lte(refreshTokens.expiresAt, sql`now()`))
    .for('update', { skipLocked: true });
  const deleted = await db
    .delete(refreshTokens)
    .where(inArray(refreshTokens.tokenHash, expired))
    .returning({ familyId: refreshTokens.familyId });
  if (deleted.length === 0) return;
  const families = deleted.map(({ familyId }) => familyId);
  const tokensLeft = db.select().from(refreshTokens).where(eq(refreshTokens.familyId, sessions.id));
  await db.delete(sessions).where(and(inArray(sessions.id, families), notExists(tokensLeft)));
}
