import { eq, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { deleteBatch } from '../../db/deleteBatch';
import { answeredCalls } from '../../db/schema';

const isCall = (callHash: string) => eq(answeredCalls.callHash, callHash);

/** Of equal calls, one gets it. */
export async function takeCall(db: Database, callHash: string): Promise<boolean> {
  const { rowCount } = await db.insert(answeredCalls).values({ callHash }).onConflictDoNothing();
  return rowCount === 1;
}

export const saveAnswer = (db: Database, callHash: string, saved: { status: number; answer: string }) =>
  db.update(answeredCalls).set(saved).where(isCall(callHash));

export const releaseCall = (db: Database, callHash: string) => db.delete(answeredCalls).where(isCall(callHash));

/** Undefined where no call is known, null while it is being carried out. */
export async function findAnswer(db: Database, callHash: string) {
  const [call] = await db
    .select({ status: answeredCalls.status, answer: answeredCalls.answer })
    .from(answeredCalls)
    .where(isCall(callHash));
  if (!call) return undefined;
  return call.status === null || call.answer === null ? null : { status: call.status, answer: call.answer };
}

export const deleteOldAnswers = (db: Database, limit: number): Promise<number> =>
  deleteBatch(db, answeredCalls.callHash, {
    where: lt(answeredCalls.createdAt, sql`now() - interval '10 minutes'`),
    limit,
  });
