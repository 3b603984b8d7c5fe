import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { mails } from '../../db/schema';
import type { MailContent } from './mailContent';

export type QueuedMail = typeof mails.$inferSelect;

const MAX_PAUSE_MINUTES = 60;

/** The pause after an attempt, the first of which is 1. */
const pauseAfter = (attempt: SQL) =>
  sql`make_interval(mins => least(power(2, ${attempt}), ${MAX_PAUSE_MINUTES}::int)::int)`;

export const insertMail = (db: Database, mail: typeof mails.$inferInsert) => db.insert(mails).values(mail);

/**
 * Takes the mail that has waited longest, so that no other server sends it as well, and puts off its next attempt: by 2 minutes, then 4, 8
 * … If sending fails or the server dies, the mail is therefore due again by itself.
 */
export async function claimMail(db: Database): Promise<QueuedMail | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.nextAttemptAt, sql`now()`))
    .orderBy(mails.nextAttemptAt, mails.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const attempts = sql`${mails.attempts} + 1`;
  const [mail] = await db
    .update(mails)
    .set({ attempts, nextAttemptAt: sql`now() + ${pauseAfter(attempts)}` })
    .where(eq(mails.id, due))
    .returning();
  return mail;
}

/** Treats all mails that have a longer pause as if they had been tried only once, so that they become due sooner. */
export const restartPauses = (db: Database) =>
  db
    .update(mails)
    .set({
      attempts: 1,
      nextAttemptAt: sql`${mails.nextAttemptAt} - ${pauseAfter(sql`${mails.attempts}`)} + ${pauseAfter(sql`1`)}`,
    })
    .where(gt(mails.attempts, 1));

/** For deleting a person: the mails that wait to be sent to them, and what they wrote to support. */
export const deleteMailsWith = (db: Database, email: string) =>
  db.delete(mails).where(or(eq(mails.recipient, email), eq(mails.replyTo, email)));

/** The mails that an account sends to its address before that is confirmed. */
const LINK_TEMPLATES = ['email-verification', 'password-reset'] satisfies MailContent['template'][];

/**
 * The same for an unconfirmed address. Other mails to it, or with it as reply address, may belong to somebody else, for example to support
 * itself.
 */
export const deleteLinksTo = (db: Database, email: string) =>
  db.delete(mails).where(and(eq(mails.recipient, email), inArray(mails.template, LINK_TEMPLATES)));

export const deleteMail = (db: Database, id: number) => db.delete(mails).where(eq(mails.id, id));
