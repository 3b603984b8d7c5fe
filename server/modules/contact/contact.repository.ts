import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { contactMessages, users } from '../../db/schema';

export async function insertMessage(
  db: Database,
  { userId, ...values }: typeof contactMessages.$inferInsert,
): Promise<void> {
  // A session may outlive its account by some minutes; what its owner wrote is kept all the same.
  const writer = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId ?? 0));
  await db.insert(contactMessages).values({ ...values, userId: sql`(${writer})` });
}
