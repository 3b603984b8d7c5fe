import { LINK_SECONDS } from '@contract/accountLinks';
import { ROUTES } from '@contract/routes';

import type { Database } from '../../db/database';
import { conflict } from '../../errors';
import { hashOfToken, makeToken } from '../../token';
import { lockUser } from '../accounts/accounts.service';
import { findLink, insertLink, type Link, type LinkPurpose, takeLink } from './links.repository';

export { deleteExpiredLinks, invalidateLinks, invalidateOtherEmailChanges, type Link } from './links.repository';

const PAGES = {
  password_reset: ROUTES.resetPassword,
  email_verification: ROUTES.verifyEmail,
  email_change: ROUTES.verifyEmail,
  // Whoever takes an account over begins with a password of their own: there is no moment when it opens by the former one's.
  handover: ROUTES.resetPassword,
} as const satisfies Record<LinkPurpose, string>;

/** The address to put into a mail. Only a hash of its token is kept. */
export async function makeLink(tx: Database, publicUrl: string, link: Link): Promise<string> {
  const token = makeToken();
  await insertLink(tx, { ...link, tokenHash: hashOfToken(token), seconds: LINK_SECONDS[link.purpose] });
  return `${publicUrl}${PAGES[link.purpose]}#${token}`;
}

/** Whom the link belongs to, without using it up. 409 `linkInvalid` for one that has expired, was used or never was. */
export async function readLink(db: Database, token: string, purposes: readonly LinkPurpose[]): Promise<Link> {
  const link = await findLink(db, { tokenHash: hashOfToken(token), purposes });
  if (!link) throw conflict('linkInvalid');
  return link;
}

/** Uses the link up, and locks its account until the transaction ends. 409 `linkInvalid` as in `readLink`. */
export async function redeemLink(tx: Database, token: string, purposes: readonly LinkPurpose[]): Promise<Link> {
  const { userId } = await readLink(tx, token, purposes);
  // The account first, as everybody else does: two that wait for each other's rows would wait for ever.
  const account = await lockUser(tx, userId);
  const link = account && (await takeLink(tx, { tokenHash: hashOfToken(token), purposes }));
  if (!link) throw conflict('linkInvalid');
  return link;
}
