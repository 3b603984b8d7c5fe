import { randomUUID } from 'node:crypto';

import { LIMITS } from '@contract/limits';

import type { Context } from '../../context';
import type { Database } from '../../db/database';
import { hashOfToken, makeToken } from '../../token';
import { type Authenticated, lockIfPasswordIsCurrent, lockUser, lockUserOfToken } from '../accounts/accounts.service';
import { countAttempt } from '../attempts/attempts.service';
import { deleteSession } from '../sessions/sessions.service';
import { hasSecondFactor } from '../twoFactor/twoFactor.service';
import { findToken, insertSession, insertToken, markUsed, touchSession } from './tokens.repository';

export { deleteExpiredTokens } from './tokens.repository';

interface OpenedSession {
  sessionId: string;
  userId: number;
  isRemembered: boolean;
}

export interface NewSession extends Authenticated {
  isRemembered: boolean;
  /** Whether a code of the second factor came with the password. */
  isCodeGiven: boolean;
  /** The `user-agent` of the browser. */
  userAgent: string;
}

/** A refresh token, and the session that it belongs to. */
export interface IssuedToken {
  userId: number;
  sessionId: string;
  token: string;
}

/**
 * Creates a session and its first refresh token. Undefined if the password has been changed since it was checked: a new password ends all
 * sessions, so none may begin by the old one. Also undefined if a second factor was turned on meanwhile and no code was given. 429 after
 * very many.
 */
export async function openSession(
  { db, secret }: Context,
  { userId, passwordMark, isRemembered, isCodeGiven, userAgent }: NewSession,
): Promise<IssuedToken | undefined> {
  const sessionId = randomUUID();
  return db.transaction(async (tx) => {
    if (!(await lockIfPasswordIsCurrent(tx, { userId, passwordMark }))) return undefined;
    if (!isCodeGiven && (await hasSecondFactor(tx, userId))) return undefined;
    await countAttempt({ db: tx, secret }, 'signIn', userId);
    await insertSession(tx, { id: sessionId, userId, userAgent: userAgent.slice(0, LIMITS.userAgent) });
    return issueToken(tx, { sessionId, userId, isRemembered });
  });
}

/**
 * Exchanges a valid token for a new one; 429 after very many. A token that is used again long after its first use closes its session, since
 * one of the two users is a thief.
 */
export async function rotateToken({ db, secret }: Context, token: string): Promise<IssuedToken | undefined> {
  const tokenHash = hashOfToken(token);
  return db.transaction(async (tx) => {
    // Locked, so that a session gets no new token while it is being closed.
    await lockUserOfToken(tx, tokenHash);
    const found = await findToken(tx, tokenHash);
    // Returns instead of throwing, which would roll back the deletion of the session.
    if (found?.isReplayed) await deleteSession(tx, found.userId, found.sessionId);
    if (!found || found.isReplayed || found.isExpired) return undefined;
    await countAttempt({ db: tx, secret }, 'renewal', found.sessionId);

    await markUsed(tx, tokenHash);
    await touchSession(tx, found);
    return issueToken(tx, found);
  });
}

export async function closeSessionOfToken(db: Database, token: string): Promise<void> {
  const tokenHash = hashOfToken(token);
  await db.transaction(async (tx) => {
    await lockUserOfToken(tx, tokenHash);
    const found = await findToken(tx, tokenHash);
    if (found) await deleteSession(tx, found.userId, found.sessionId);
  });
}

/** The same for a caller who sends no token of the session, but is using it. */
export const closeSession = (db: Database, { userId, sessionId }: Pick<IssuedToken, 'userId' | 'sessionId'>) =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await deleteSession(tx, userId, sessionId);
  });

async function issueToken(db: Database, { sessionId, userId, isRemembered }: OpenedSession): Promise<IssuedToken> {
  const token = makeToken();
  await insertToken(db, { tokenHash: hashOfToken(token), sessionId, userId, isRemembered });
  return { userId, sessionId, token };
}
