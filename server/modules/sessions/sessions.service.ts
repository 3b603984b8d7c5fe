import type { OpenSession } from '@contract/wire/session';

import type { Database } from '../../db/database';
import { notFound, unauthorized } from '../../errors';
import type { Session } from '../../plugins/session';
import { withAccount } from '../accounts/accounts.service';
import { deleteOtherSessions, deleteSession, findOpenSessions, isSessionOpen } from './sessions.repository';

/** For a caller that holds the lock of the account already. */
export { deleteAllSessions, deleteOtherSessions, deleteSession } from './sessions.repository';
export { isSessionOpen } from './sessions.repository';

/** After a wait, for a turn or for an encoder. 401 where the session has been ended meanwhile: whoever ended it must find nothing done in it behind that. */
export async function assertSessionOpen(db: Database, { sessionId }: Pick<Session, 'sessionId'>): Promise<void> {
  if (!(await isSessionOpen(db, sessionId))) throw unauthorized('sessionEnded');
}

/**
 * `withAccount` for what stays in the account when it gets another owner. 401 where the session has been ended while the call waited, for
 * the account or for a gateway.
 */
export const withSession = <T>(
  db: Database,
  session: Pick<Session, 'userId' | 'sessionId'>,
  change: (tx: Database) => Promise<T>,
): Promise<T> =>
  withAccount(db, session.userId, async (tx) => {
    await assertSessionOpen(tx, session);
    return change(tx);
  });

/** Where the person is signed in; none of it is the present session where an operator asks. */
export async function listSessions(
  db: Database,
  session: Pick<Session, 'userId'> & Partial<Pick<Session, 'sessionId'>>,
): Promise<OpenSession[]> {
  const sessions = await findOpenSessions(db, session);
  return sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    user_agent: userAgent,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: id === session.sessionId,
  }));
}

/** Signs one device out at once: it can renew nothing and write nothing any more. 404 for anybody else's session. */
export const endSession = (db: Database, { userId }: Session, id: string): Promise<void> =>
  withAccount(db, userId, async (tx) => {
    if (!(await deleteSession(tx, userId, id))) throw notFound('sessionNotFound');
  });

export const endOtherSessions = (db: Database, session: Session): Promise<void> =>
  withAccount(db, session.userId, async (tx) => {
    await deleteOtherSessions(tx, session);
  });
