import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { sessions, users } from '../../db/schema';

export async function findIdByEmail(db: Database, email: string): Promise<number | undefined> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return account?.id;
}

/** Whoever followed a link to the account's own e-mail has proven that, too. */
export const setPassword = (db: Database, userId: number, passwordHash: string) =>
  db
    .update(users)
    .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(eq(users.id, userId));

export const deleteSessions = (db: Database, userId: number) => db.delete(sessions).where(eq(sessions.userId, userId));
