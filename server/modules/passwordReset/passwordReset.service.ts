import { LINK_SECONDS, type ResetPasswordInput } from '@contract/accountLinks';
import type { Language } from '@contract/language';

import type { MailingContext, Visitor } from '../../context';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { conflict } from '../../errors';
import { getUser, lockUserOfEmail, setPassword } from '../accounts/accounts.service';
import { queueNotice } from '../accounts/notices.service';
import { hashPassword } from '../accounts/passwords.service';
import { forgetLoginFailures, takeLinkMail, takeOwnerMail } from '../attempts/attempts.service';
import { setVerifiedEmail } from '../emails/emails.service';
import { invalidateLinks, type Link, makeLink, readLink, redeemLink } from '../links/links.service';
import { queueMail } from '../mail/mail.service';
import { clearForNewOwner } from '../ownAccount/handover.service';
import { deleteAllSessions } from '../sessions/sessions.service';

const MINUTE = 60;
const PURPOSES = ['password_reset', 'handover'] as const;

/**
 * Mails a link for a new password if there is an account with this e-mail. The time it takes reveals whether there is one, so no caller may
 * wait for it.
 */
export async function requestReset(context: MailingContext, email: string, language: Language): Promise<void> {
  const { secret, sender } = context;
  await context.db.transaction(async (tx) => {
    // Locked: while an account moves to another e-mail, no link may be sent to the old one.
    const userId = await lockUserOfEmail(tx, email);
    if (userId === undefined) return;
    // Nothing is counted for an e-mail without an account, so that a person who signs up with it later has not used up any mails.
    const takeMail = (await getUser(tx, userId)).is_email_verified ? takeOwnerMail : takeLinkMail;
    if (!(await takeMail({ db: tx, secret }, email))) return;
    const link = await makeLink(tx, sender.publicUrl, { userId, email, purpose: 'password_reset' });
    const minutes = LINK_SECONDS.password_reset / MINUTE;
    await queueMail(tx, { to: email, language, template: 'password-reset', values: { link, minutes } });
  });
}

/**
 * Sets a new password by a link. Ends every session, invalidates all other links of the account and notifies the owner. With the link of a
 * handover, the account moves to the e-mail that the link was sent to. 409 `linkInvalid` for a link that has expired or was used,
 * `emailTaken` if another account has that e-mail by now. Returns whether this has confirmed the e-mail for the first time, in which case
 * everything that was saved in the account is removed.
 */
export async function resetPassword(
  context: MailingContext,
  { token, password }: Pick<ResetPasswordInput, 'token' | 'password'>,
  { address, language }: Pick<Visitor, 'address' | 'language'>,
): Promise<{ isFirstProof: boolean }> {
  const { db, sender } = context;
  // Checked first, so that an invalid link does not cost the hashing of a password.
  await readLink(db, token, PURPOSES);
  const passwordHash = await hashPassword(password);
  const { email, isFirstProof } = await inTransaction(db, async (tx) => {
    const link = await redeemLink(tx, token, PURPOSES);
    const { userId, email, purpose } = link;
    const isCleared = await isOfAnother(tx, link);
    if (isCleared) await clearForNewOwner(tx, userId);
    await setPassword(tx, userId, passwordHash);
    if (!(await setVerifiedEmail(tx, userId, email))) throw conflict('emailTaken');
    await deleteAllSessions(tx, userId);
    await invalidateLinks(tx, userId);
    await queueNotice(tx, sender, { template: 'password-changed', userId, language });
    return { email, isFirstProof: isCleared && purpose === 'password_reset' };
  });
  await forgetLoginFailures(context, email, address);
  return { isFirstProof };
}

/**
 * Whether the contents of the account belong to somebody else than the person who sets the password: the account is handed over, or its
 * e-mail was never confirmed, so that anybody may have signed up with it. 409 `linkInvalid` if the account no longer has the e-mail that
 * the link was sent to.
 */
async function isOfAnother(tx: Database, { userId, email, purpose }: Link): Promise<boolean> {
  if (purpose === 'handover') return true;
  const account = await getUser(tx, userId);
  if (account.email !== email) throw conflict('linkInvalid');
  return !account.is_email_verified;
}
