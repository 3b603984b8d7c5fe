import { eq, lt, lte, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { deleteBatch } from '../../db/deleteBatch';
import { attempts } from '../../db/schema';

/** Seconds; the doubling ends here. */
const MAX_WAIT_SECONDS = 15 * 60;

/** Not `now()`: a transaction that counts may have waited for something else before. */
const NOW = sql`statement_timestamp()`;

const isForgotten = lt(attempts.updatedAt, sql`${NOW} - interval '1 hour'`);

/** With `free` attempts an hour, one is forgotten after every 3600 / `free` seconds, and all of them after an hour without any. */
const countWithThis = (free: number) => {
  const passed = sql`extract(epoch from ${NOW} - ${attempts.updatedAt})`;
  const share = sql`3600.0 / ${free}::int`;
  return {
    count: sql`case when ${isForgotten} then 1
      else greatest(${attempts.count} - div(${passed}, ${share})::int, 0) + 1 end`,
    // The rest of a share is carried over, or whoever comes more often than that would never have an attempt forgotten.
    since: sql`${NOW} - make_interval(secs => mod(${passed}, ${share}))`,
  };
};

/** 2 s after the last free attempt, then 4 s, 8 s … */
const waitAfter = (count: SQL, free: number) => sql`
  case when ${count} < ${free}::int then 0
  else least(${MAX_WAIT_SECONDS}::int, power(2, least(${count} - ${free}::int + 1, 20))) end`;

/**
 * Where the wait of a free attempt ends that blocks nobody: an attempt that is made later must not find it in the future. By the clock, since
 * an attempt that waited for the row began its statement before this moment was stored; and cut to the milliseconds of the column, which
 * would round it up.
 */
const thisMoment = sql`date_trunc('milliseconds', clock_timestamp())`;

/**
 * Counts one attempt and answers when the next one is let through, or counts nothing and answers nothing where some time is still
 * to wait. `free` ones within an hour cost no wait.
 * One statement decides, under the row's lock: guesses that arrive at once get past it one by one.
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

/** As if it had not been made: the wait that it set, until `nextAt`, goes as well; that of a later one stays. */
export const undoAttempt = (db: Database, key: string, nextAt: Date) =>
  db
    .update(attempts)
    .set({
      count: sql`greatest(${attempts.count} - 1, 0)`,
      blockedUntil: sql`case when ${eq(attempts.blockedUntil, nextAt)} then ${thisMoment}
        else ${attempts.blockedUntil} end`,
    })
    .where(eq(attempts.key, key));

/** What is forgotten goes, as the privacy page says. */
export const deleteForgottenAttempts = (db: Database, limit: number): Promise<number> =>
  deleteBatch(db, attempts.key, { where: isForgotten, limit });
