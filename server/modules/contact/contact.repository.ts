import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { contactMessages, sessions } from '../../db/schema';

type Message = Omit<typeof contactMessages.$inferInsert, 'userId'>;

/** `sessionId` of who wrote it, if they were signed in: once that has ended, the message is kept as a guest's. */
export async function insertMessage(db: Database, message: Message, sessionId: string | null): Promise<void> {
  // Held, since an account that is deleted at this moment takes its messages along, and its sessions.
  const writer = db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.id, sessionId ?? ''))
    .for('share');
  await db.insert(contactMessages).values({ ...message, userId: sessionId === null ? null : sql`(${writer})` });
}
