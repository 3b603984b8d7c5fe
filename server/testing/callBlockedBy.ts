import { eq, sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { users } from '../db/schema';
import { until } from './until';

/** Whether at least `howMany` statements of this database are waiting for a lock. */
export async function isWaitingForLock(db: Database, howMany = 1): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length >= howMany;
}

type Change = Partial<typeof users.$inferInsert>;

/** `callBlockedBy` for a change of an account. */
export const callBlockedByUserChange = <T>(
  db: Database,
  userId: number,
  change: Change,
  call: () => Promise<T>,
): Promise<T> => callBlockedBy(db, (tx) => tx.update(users).set(change).where(eq(users.id, userId)), call);

/**
 * Makes a call while a transaction has made `change` but not committed it. The call waits for the lock and continues after the commit.
 * Returns its answer.
 */
export async function callBlockedBy<T>(
  db: Database,
  change: (tx: Database) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const answers: Promise<T>[] = [];
  await db.transaction(async (tx) => {
    await change(tx);
    // The call starts within the transaction: what it reads before it waits is not changed yet.
    answers.push(call());
    await until(() => isWaitingForLock(db));
  });
  const [answer] = answers;
  return answer!;
}
