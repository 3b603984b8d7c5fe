import { eq, sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { users } from '../db/schema';
import { until } from './until';

/** Whether at least so many statements of this database wait for a lock. */
export async function isWaitingForLock(db: Database, howMany = 1): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length >= howMany;
}

type Change = Partial<typeof users.$inferInsert>;

/** `callBlockedBy` a change of an account. */
export const callBlockedByUserChange = <T>(
  db: Database,
  userId: number,
  change: Change,
  call: () => Promise<T>,
): Promise<T> => callBlockedBy(db, (tx) => tx.update(users).set(change).where(eq(users.id, userId)), call);

/** The answer to a call that begins while a transaction holds its change uncommitted, waits for that lock, and goes on after the commit. */
export async function callBlockedBy<T>(
  db: Database,
  change: (tx: Database) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const answers: Promise<T>[] = [];
  await db.transaction(async (tx) => {
    await change(tx);
    // Begun here: what the call reads before it waits is as it was.
    answers.push(call());
    await until(() => isWaitingForLock(db));
  });
  const [answer] = answers;
  return answer!;
}
