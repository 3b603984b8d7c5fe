import type { OpenSession } from '@contract/wire/session';

import type { Database } from '../../db/database';
import { notFound, unauthorized } from '../../errors';
import type { Session } from '../../plugins/session';
import { withAccount } from '../accounts/accounts.service';
import { deleteOtherSessions, deleteSession, findOpenSessions, isSessionOpen } from './sessions.repository';

/** For callers that hold the lock of the account. */
export { deleteAllSessions, deleteOtherSessions, deleteSession } from './sessions.repository';
export { isSessionOpen } from './sessions.repository';

/**
 * To be called after waiting, for a turn or for an encoder. 401 if the session was ended meanwhile: after it was ended, nothing may be done
 * in it.
 */
export async function assertSessionOpen(db: Database, { sessionId }: Pick<Session, 'sessionId'>): Promise<void> {
  if (!(await isSessionOpen(db, sessionId))) throw unauthorized('sessionEnded');
}

/**
 * `withAccount` for what stays in the account when it gets another owner. 401 if the session was ended while the call waited for the
 * account or for a gateway.
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

/** The sessions of a person. If an operator asks, none of them is the present one. */
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

/** Signs one device out at once: it can neither renew its session nor change anything. 404 for a session of anybody else. */
export const endSession = (db: Database, { userId }: Session, id: string): Promise<void> =>
  withAccount(db, userId, async (tx) => {
    if (!(await deleteSession(tx, userId, id))) throw notFound('sessionNotFound');
  });

export const endOtherSessions = (db: Database, session: Session): Promise<void> =>
  withAccount(db, session.userId, async (tx) => {
    await deleteOtherSessions(tx, session);
  });
