import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { contactMessages, sessions } from '../../db/schema';

/** A person, with or without an account. */
interface Writer {
  userId?: number | undefined;
  email: string;
}

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

/** Who signed in to write, and who gave this e-mail without. */
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
