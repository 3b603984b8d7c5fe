import { LINK_SECONDS, type ResetPasswordInput } from '@contract/accountLinks';
import type { Language } from '@contract/language';

import type { MailingContext, Visitor } from '../../context';
import { conflict } from '../../errors';
import { getUser, lockUserOfEmail, setPassword } from '../accounts/accounts.service';
import { queueNotice } from '../accounts/notices.service';
import { hashPassword } from '../accounts/passwords.service';
import { forgetLoginFailures, takeLinkMail } from '../attempts/attempts.service';
import { setProvenEmail } from '../emails/emails.service';
import { dropLinks, followLink, makeLink, readLink } from '../links/links.service';
import { queueMail } from '../mail/mail.service';
import { clearForOwner } from '../ownAccount/handover.service';
import { deleteAllSessions } from '../sessions/sessions.service';

const MINUTE = 60;
const PURPOSES = ['password_reset'] as const;

/** Mails a link that opens the account of this e-mail, if there is one. How long it takes tells which: let nobody wait. */
export async function requestReset(context: MailingContext, email: string, language: Language): Promise<void> {
  const { secret, sender } = context;
  await context.db.transaction(async (tx) => {
    // Held: while an account moves to another e-mail, no link may go to the one that it leaves.
    const userId = await lockUserOfEmail(tx, email);
    if (userId === undefined) return;
    // Of an e-mail without an account nothing is counted: whoever joins with it has its mails before them.
    if (!(await takeLinkMail({ db: tx, secret }, email))) return;
    const link = await makeLink(tx, sender.publicUrl, { userId, email, purpose: 'password_reset' });
    const minutes = LINK_SECONDS.password_reset / MINUTE;
    await queueMail(tx, { to: email, language, template: 'password-reset', values: { link, minutes } });
  });
}

/**
 * Sets a new password by a link. Ends every session, makes all other links of the account useless and tells the owner. Where
 * nobody had proven the e-mail before, somebody else may have joined with it: what they left in the account goes, too.
 * 409 `linkInvalid` for a link that has expired or was used.
 */
export async function resetPassword(
  context: MailingContext,
  { token, password }: Pick<ResetPasswordInput, 'token' | 'password'>,
  { address, language }: Pick<Visitor, 'address' | 'language'>,
): Promise<void> {
  const { db, sender } = context;
  // Only a good link is worth the work of hashing.
  await readLink(db, token, PURPOSES);
  const passwordHash = await hashPassword(password);
  const email = await db.transaction(async (tx) => {
    const link = await followLink(tx, token, PURPOSES);
    const { email, is_email_verified } = await getUser(tx, link.userId);
    if (email !== link.email) throw conflict('linkInvalid');
    if (!is_email_verified) await clearForOwner(tx, link.userId);
    await setPassword(tx, link.userId, passwordHash);
    await setProvenEmail(tx, link.userId, email);
    await deleteAllSessions(tx, link.userId);
    await dropLinks(tx, link.userId);
    await queueNotice(tx, sender, { template: 'password-changed', userId: link.userId, language });
    return email;
  });
  await forgetLoginFailures(context, email, address);
}
