import { eq, lt, lte, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { loginFailures } from '../../db/schema';

/** Seconds; the doubling ends here. */
const LONGEST_WAIT = 15 * 60;

const isForgotten = lt(loginFailures.updatedAt, sql`now() - interval '1 hour'`);

/** A whole number of `perHour` is forgotten while others are still made; all of them are after a quiet hour. */
const countWithThis = (perHour: number) => {
  const hours = sql`extract(epoch from now() - ${loginFailures.updatedAt}) / 3600`;
  return sql`case when ${isForgotten} then 1
    else greatest(${loginFailures.failures} - floor(${hours} * ${perHour}::int)::int, 0) + 1 end`;
};

/** 2 s after the last free attempt, then 4 s, 8 s … */
const waitAfter = (count: SQL, free: number) => sql`
  case when ${count} < ${free}::int then 0
  else least(${LONGEST_WAIT}::int, power(2, least(${count} - ${free}::int + 1, 20))) end`;

/**
 * A free attempt blocks nobody, so what it stores must not lie in the future of one that waited for the row meanwhile:
 * not `now()`, which is when a statement began, and cut to the column's milliseconds, which would be rounded.
 */
const thisMoment = sql`date_trunc('milliseconds', clock_timestamp())`;

interface Allowance {
  /** Attempts that cost no wait. */
  free: number;
  /** Attempts that are forgotten in an hour that is not quiet; none unless it says so. */
  forgottenPerHour?: number;
}

/**
 * Counts one attempt and answers 0, or counts nothing and answers the seconds that are still to wait.
 * One statement decides, under the row's lock: guesses that arrive at once get past it one by one.
 */
export async function takeAttempt(
  db: Database,
  key: string,
  { free, forgottenPerHour = 0 }: Allowance,
): Promise<number> {
  const count = countWithThis(forgottenPerHour);
  const taken = await db
    .insert(loginFailures)
    .values({ key, failures: 1, blockedUntil: thisMoment, updatedAt: sql`now()` })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures: count,
        blockedUntil: sql`${thisMoment} + make_interval(secs => ${waitAfter(count, free)})`,
        updatedAt: sql`now()`,
      },
      setWhere: lte(loginFailures.blockedUntil, thisMoment),
    })
    .returning({ key: loginFailures.key });
  return taken.length > 0 ? 0 : secondsToWait(db, key);
}

async function secondsToWait(db: Database, key: string): Promise<number> {
  const seconds = sql<number>`ceil(extract(epoch from ${loginFailures.blockedUntil} - now()))::int`;
  const [row] = await db.select({ seconds }).from(loginFailures).where(eq(loginFailures.key, key));
  return Math.max(1, row?.seconds ?? 1);
}

export const forgetAttempts = (db: Database, key: string) => db.delete(loginFailures).where(eq(loginFailures.key, key));

export const giveBackAttempt = (db: Database, key: string) =>
  db
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)` })
    .where(eq(loginFailures.key, key));

/** What is forgotten goes, as the privacy page says. */
export async function pruneAttempts(db: Database): Promise<void> {
  await db.delete(loginFailures).where(isForgotten);
}
