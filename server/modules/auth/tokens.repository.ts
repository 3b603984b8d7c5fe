import { and, eq, sql } from 'drizzle-orm';

import { SESSION_SECONDS } from '@contract/limits';

import type { Database } from '../../db/database';
import { refreshTokens, sessions } from '../../db/schema';

interface NewToken {
  tokenHash: string;
  sessionId: string;
  userId: number;
  isRemembered: boolean;
}

export const insertSession = (db: Database, session: { id: string; userId: number; userAgent: string }) =>
  db.insert(sessions).values(session);

export const touchSession = (db: Database, { userId, sessionId }: Pick<NewToken, 'userId' | 'sessionId'>) =>
  db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));

export async function insertToken(db: Database, token: NewToken): Promise<void> {
  const seconds = token.isRemembered ? SESSION_SECONDS.refreshRemembered : SESSION_SECONDS.refresh;
  await db.insert(refreshTokens).values({ ...token, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

export async function findToken(db: Database, tokenHash: string) {
  const [token] = await db
    .select({
      sessionId: refreshTokens.sessionId,
      userId: refreshTokens.userId,
      isRemembered: refreshTokens.isRemembered,
      isExpired: sql<boolean>`${refreshTokens.expiresAt} <= now()`,
      isReplayed: sql<boolean>`coalesce(${refreshTokens.usedAt} < now() - make_interval(secs => ${SESSION_SECONDS.repeat}), false)`,
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return token;
}

export const markUsed = (db: Database, tokenHash: string) =>
  db
    .update(refreshTokens)
    .set({ usedAt: sql`coalesce(${refreshTokens.usedAt}, now())` })
    .where(eq(refreshTokens.tokenHash, tokenHash));

/**
 * Deletes some of the expired tokens and the sessions that have no other, both or neither, and returns how many tokens. Rows that are
 * locked are skipped, since two deletions that lock rows in different orders could wait for each other.
 */
export async function deleteExpiredTokens(db: Database, limit: number): Promise<number> {
  const { rows } = await db.execute<{ deleted: number }>(sql`
    with expired as (
      select token_hash, session_id from refresh_tokens where expires_at <= now() limit ${limit} for update skip locked
    ), ended as (
      select id from sessions
      where id in (select session_id from expired)
        and not exists (select from refresh_tokens where session_id = sessions.id and expires_at > now())
      for update skip locked
    ), closed as (
      delete from sessions where id in (select id from ended)
    ), deleted as (
      delete from refresh_tokens where token_hash in (select token_hash from expired) returning 1
    )
    select count(*)::integer as deleted from deleted`);
  return rows[0]?.deleted ?? 0;
}
