import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database';
import { users } from '../../db/schema';

const others = alias(users, 'others');

const othersWith = (db: Database, userId: number, email: string) =>
  db
    .select({ id: others.id })
    .from(others)
    .where(and(eq(others.email, email), ne(others.id, userId)));

/** Whether another account has this e-mail. */
export const isEmailTaken = async (db: Database, userId: number, email: string): Promise<boolean> =>
  (await othersWith(db, userId, email)).length > 0;

/** Gives the account a confirmed e-mail; false if another account has it by now. */
export async function setVerifiedEmail(db: Database, userId: number, email: string): Promise<boolean> {
  const updated = await db
    .update(users)
    .set({ email, emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), notExists(othersWith(db, userId, email))))
    .returning({ id: users.id });
  return updated.length > 0;
}
