import { and, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { deleteBatch } from '../../db/deleteBatch';
import { accountTokens, users } from '../../db/schema';

type Row = typeof accountTokens.$inferSelect;
export type LinkPurpose = Row['purpose'];
export type Link = Pick<Row, 'userId' | 'purpose' | 'email'>;

const LINK = { userId: accountTokens.userId, purpose: accountTokens.purpose, email: accountTokens.email };

interface LinkQuery {
  tokenHash: string;
  purposes: readonly LinkPurpose[];
}

const isValid = ({ tokenHash, purposes }: LinkQuery) =>
  and(
    eq(accountTokens.tokenHash, tokenHash),
    inArray(accountTokens.purpose, [...purposes]),
    gt(accountTokens.expiresAt, sql`now()`),
  );

export async function insertLink(db: Database, link: Link & { tokenHash: string; seconds: number }): Promise<void> {
  const { seconds, ...values } = link;
  await db.insert(accountTokens).values({ ...values, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

export async function findLink(db: Database, query: LinkQuery): Promise<Link | undefined> {
  const [link] = await db
    .select(LINK)
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(and(isValid(query), isNull(users.deletedAt)));
  return link;
}

/** Deletes a link and returns it. If two calls come at once, only one gets it. */
export async function takeLink(db: Database, query: LinkQuery): Promise<Link | undefined> {
  const [link] = await db.delete(accountTokens).where(isValid(query)).returning(LINK);
  return link;
}

/** Deletes all links of an account, or those for these purposes. The caller holds the account's lock. */
export const invalidateLinks = (tx: Database, userId: number, purposes?: readonly LinkPurpose[]) =>
  tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), purposes && inArray(accountTokens.purpose, [...purposes])));

/** Deletes the links that would change the e-mail of an account to another one than this. The caller holds the account's lock. */
export const invalidateOtherEmailChanges = (tx: Database, userId: number, email: string) =>
  tx
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        inArray(accountTokens.purpose, ['email_change', 'handover']),
        ne(accountTokens.email, email),
      ),
    );

export const deleteExpiredLinks = (db: Database, limit: number): Promise<number> =>
  deleteBatch(db, accountTokens.tokenHash, { where: lte(accountTokens.expiresAt, sql`now()`), limit });
