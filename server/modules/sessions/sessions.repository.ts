import { and, desc, eq, exists, gt, isNull, ne, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { prepared } from '../../db/prepared';
import { refreshTokens, sessions } from '../../db/schema';

/**
 * Runs before every call of a signed-in person: a look-up by primary key, prepared once for each connection. If the caller holds the lock
 * of the account, the answer stays true until the transaction ends.
 */
export async function isSessionOpen(db: Database, id: string): Promise<boolean> {
  const lookup = prepared(db, 'open session', (name) =>
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, sql.placeholder('id')))
      .prepare(name),
  );
  return (await lookup.execute({ id })).length > 0;
}

/** A script that signs in and never out creates thousands, which nobody reads. All except one's own can be ended at once. */
const MAX_LISTED = 100;

/** The sessions that can still be renewed: the present one first, then the most recently used; a hundred at most. */
export function findOpenSessions(db: Database, { userId, sessionId }: { userId: number; sessionId?: string }) {
  const renewable = db
    .select()
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.sessionId, sessions.id),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, sql`now()`),
      ),
    );
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), exists(renewable)))
    .orderBy(...(sessionId ? [desc(eq(sessions.id, sessionId))] : []), desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(MAX_LISTED);
}

/** Deletes a session and its refresh tokens; false if the person has no such session. */
export async function deleteSession(db: Database, userId: number, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

export const deleteAllSessions = (db: Database, userId: number) =>
  db.delete(sessions).where(eq(sessions.userId, userId));

export const deleteOtherSessions = (db: Database, current: { userId: number; sessionId: string }) =>
  db.delete(sessions).where(and(eq(sessions.userId, current.userId), ne(sessions.id, current.sessionId)));
