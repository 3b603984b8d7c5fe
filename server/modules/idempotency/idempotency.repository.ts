import { eq, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { deleteBatch } from '../../db/deleteBatch';
import { answeredCalls } from '../../db/schema';

const isCall = (callHash: string) => eq(answeredCalls.callHash, callHash);

/** Returns whether this call is the first of its kind. Only one of several concurrent equal calls is. */
export async function takeCall(db: Database, callHash: string): Promise<boolean> {
  const { rowCount } = await db.insert(answeredCalls).values({ callHash }).onConflictDoNothing();
  return rowCount === 1;
}

export const saveAnswer = (db: Database, callHash: string, answer: string) =>
  db.update(answeredCalls).set({ answer }).where(isCall(callHash));

export const releaseCall = (db: Database, callHash: string) => db.delete(answeredCalls).where(isCall(callHash));

/** Null while the call is being carried out; undefined if no such call is known, or it was released meanwhile. */
export async function findAnswer(db: Database, callHash: string): Promise<string | null | undefined> {
  const [call] = await db.select({ answer: answeredCalls.answer }).from(answeredCalls).where(isCall(callHash));
  return call?.answer;
}

export const deleteOldAnswers = (db: Database, limit: number): Promise<number> =>
  deleteBatch(db, answeredCalls.callHash, {
    where: lt(answeredCalls.createdAt, sql`now() - interval '10 minutes'`),
    limit,
  });
