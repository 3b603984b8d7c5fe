import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { contactMessages, sessions } from '../../db/schema';

/** A person who writes to support, with or without an account. */
interface Writer {
  userId?: number | undefined;
  email: string;
}

type Message = Omit<typeof contactMessages.$inferInsert, 'userId'>;

/** `sessionId` is the writer's session, if they were signed in. If it has ended since, the message is stored as a guest's. */
export async function insertMessage(db: Database, message: Message, sessionId: string | null): Promise<void> {
  // Locked, since an account that is deleted at this moment takes its messages and its sessions along.
  const writer = db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.id, sessionId ?? ''))
    .for('share');
  await db.insert(contactMessages).values({ ...message, userId: sessionId === null ? null : sql`(${writer})` });
}

/** Messages of this account, and messages of guests who gave this e-mail. */
const isFrom = ({ userId, email }: Writer) =>
  or(
    userId === undefined ? undefined : eq(contactMessages.userId, userId),
    and(isNull(contactMessages.userId), eq(contactMessages.email, email)),
  );

export const findMessagesFrom = (db: Database, writer: Writer) =>
  db
    .select({
      created_at: contactMessages.createdAt,
      name: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
      subject: contactMessages.subject,
      message: contactMessages.message,
    })
    .from(contactMessages)
    .where(isFrom(writer))
    .orderBy(asc(contactMessages.id));

export const deleteMessagesFrom = (db: Database, writer: Writer) =>
  db.delete(contactMessages).where(isFrom(writer)).returning({ id: contactMessages.id });
