import { eq, lt, lte, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { deleteBatch } from '../../db/deleteBatch';
import { attempts } from '../../db/schema';

/** The longest wait, at which the doubling stops. */
const MAX_WAIT_SECONDS = 15 * 60;

/** The time of the statement instead of `now()`, the start of a transaction, which may have waited for something else since. */
const NOW = sql`statement_timestamp()`;

const isForgotten = lt(attempts.updatedAt, sql`${NOW} - interval '1 hour'`);

/** With `free` attempts an hour, one is forgotten every 3600 / `free` seconds, and all of them after an hour without any. */
const countWithThis = (free: number) => {
  const passed = sql`extract(epoch from ${NOW} - ${attempts.updatedAt})`;
  const share = sql`3600.0 / ${free}::int`;
  return {
    count: sql`case when ${isForgotten} then 1
      else greatest(${attempts.count} - div(${passed}, ${share})::int, 0) + 1 end`,
    // The remainder is carried over: otherwise none would ever be forgotten of somebody whose attempts come more often than that.
    since: sql`${NOW} - make_interval(secs => mod(${passed}, ${share}))`,
  };
};

/** 2 s after the last free attempt, then 4 s, 8 s … */
const waitAfter = (count: SQL, free: number) => sql`
  case when ${count} < ${free}::int then 0
  else least(${MAX_WAIT_SECONDS}::int, power(2, least(${count} - ${free}::int + 1, 20))) end`;

/**
 * When the wait of a free attempt ends, which must block nobody: a later attempt must not find it in the future. The time of the clock,
 * since an attempt that waited for the row began its statement before this moment was stored. Cut to milliseconds, since the column would
 * round it up.
 */
const thisMoment = sql`date_trunc('milliseconds', clock_timestamp())`;

/**
 * Counts one attempt and returns when the next one is allowed. If the wait is not over, counts nothing and returns undefined. `free`
 * attempts an hour cost no wait. This is a single statement under the row's lock, so that concurrent guesses pass it one by one.
 */
export async function takeAttempt(db: Database, key: string, free: number): Promise<Date | undefined> {
  const { count, since } = countWithThis(free);
  const [taken] = await db
    .insert(attempts)
    .values({ key, count: 1, blockedUntil: thisMoment, updatedAt: NOW })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count,
        blockedUntil: sql`${thisMoment} + make_interval(secs => ${waitAfter(count, free)})`,
        updatedAt: since,
      },
      setWhere: lte(attempts.blockedUntil, thisMoment),
    })
    .returning({ nextAt: attempts.blockedUntil });
  return taken?.nextAt;
}

export async function secondsToWait(db: Database, key: string): Promise<number> {
  const seconds = sql<number>`ceil(extract(epoch from ${attempts.blockedUntil} - ${NOW}))::int`;
  const [row] = await db.select({ seconds }).from(attempts).where(eq(attempts.key, key));
  return Math.max(1, row?.seconds ?? 1);
}

export const forgetAttempts = (db: Database, key: string) => db.delete(attempts).where(eq(attempts.key, key));

/** Takes back one attempt. The wait that it set, until `nextAt`, ends as well; a wait set by a later attempt stays. */
export const undoAttempt = (db: Database, key: string, nextAt: Date) =>
  db
    .update(attempts)
    .set({
      count: sql`greatest(${attempts.count} - 1, 0)`,
      blockedUntil: sql`case when ${eq(attempts.blockedUntil, nextAt)} then ${thisMoment}
        else ${attempts.blockedUntil} end`,
    })
    .where(eq(attempts.key, key));

/** Deletes forgotten attempts, as the privacy page promises. */
export const deleteForgottenAttempts = (db: Database, limit: number): Promise<number> =>
  deleteBatch(db, attempts.key, { where: isForgotten, limit });
