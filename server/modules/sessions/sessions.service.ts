import type { OpenSession } from '@contract/wire/session';

import type { Database } from '../../db/database';
import { notFound } from '../../errors';
import type { Session } from '../../plugins/session';
import { withAccount } from '../accounts/accounts.service';
import { deleteOtherSessions, deleteSession, findOpenSessions } from './sessions.repository';

/** For a caller that holds the lock of the account already. */
export { deleteAllSessions, deleteOtherSessions, deleteSession } from './sessions.repository';
export { prepareSessionLookup } from './sessions.repository';

/** Where the person is signed in. */
export async function listSessions(db: Database, session: Session): Promise<OpenSession[]> {
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
