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
  // The new owner first sets a password, so that the former one's never opens the account after the handover.
  handover: ROUTES.resetPassword,
} as const satisfies Record<LinkPurpose, string>;

/** Creates a link and returns its address, for a mail. Only a hash of its token is stored. */
export async function makeLink(tx: Database, publicUrl: string, link: Link): Promise<string> {
  const token = makeToken();
  await insertLink(tx, { ...link, tokenHash: hashOfToken(token), seconds: LINK_SECONDS[link.purpose] });
  return `${publicUrl}${PAGES[link.purpose]}#${token}`;
}

/** Finds whom a link belongs to, without using it up. 409 `linkInvalid` for a link that has expired, was used or never existed. */
export async function readLink(db: Database, token: string, purposes: readonly LinkPurpose[]): Promise<Link> {
  const link = await findLink(db, { tokenHash: hashOfToken(token), purposes });
  if (!link) throw conflict('linkInvalid');
  return link;
}

/** Uses the link up, and locks its account until the transaction ends. 409 `linkInvalid` as in `readLink`. */
export async function redeemLink(tx: Database, token: string, purposes: readonly LinkPurpose[]): Promise<Link> {
  const { userId } = await readLink(tx, token, purposes);
  // The account is locked first, as everywhere else: two transactions with different orders would wait for each other.
  const account = await lockUser(tx, userId);
  const link = account && (await takeLink(tx, { tokenHash: hashOfToken(token), purposes }));
  if (!link) throw conflict('linkInvalid');
  return link;
}
