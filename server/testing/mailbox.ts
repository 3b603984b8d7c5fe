import { eq } from 'drizzle-orm';

import type { Database } from '../db/database';
import { mails } from '../db/schema';
import { makeLink } from '../modules/links/links.service';

/** The queued mails to an address, the oldest first. */
export const mailsTo = (db: Database, email: string) =>
  db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);

/** The token of a new link for the account, as if it had just been mailed. */
export async function makeLinkToken(
  db: Database,
  { id, email }: { id: number; email: string },
  purpose: 'password_reset' | 'email_verification',
): Promise<string> {
  const link = await makeLink(db, 'http://localhost', { userId: id, email, purpose });
  return link.slice(link.indexOf('#') + 1);
}

/** The token of the link in a mail. */
export const tokenIn = ({ text }: { text: string }): string => /#([\w-]{43})\n/.exec(text)?.[1] ?? '';
