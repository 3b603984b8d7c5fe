import { eq, sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { users } from '../db/schema';
import { until } from './until';

/** Whether a statement, or as many as are asked for, waits for the lock of another. */
export async function isSomebodyWaiting(db: Database, howMany = 1): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length >= howMany;
}

type Change = Partial<typeof users.$inferInsert>;

/** The answer to a call that comes upon an account while it is being changed, and goes on once that is done. */
export const overtake = <T>(db: Database, userId: number, change: Change, call: () => Promise<T>): Promise<T> =>
  comeUpon(db, (tx) => tx.update(users).set(change).where(eq(users.id, userId)), call);

/** The same of a call that waits for any other change. */
export async function comeUpon<T>(
  db: Database,
  change: (tx: Database) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const answers: Promise<T>[] = [];
  await db.transaction(async (tx) => {
    await change(tx);
    // Begun here: what the call reads before it waits is as it was.
    answers.push(call());
    await until(() => isSomebodyWaiting(db));
  });
  const [answer] = answers;
  return answer!;
}
