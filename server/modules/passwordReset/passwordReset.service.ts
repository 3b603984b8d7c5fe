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

/** Mails a link that opens the account of this e-mail, if there is one. How long it takes tells which: let nobody wait. */
export async function requestReset(context: MailingContext, email: string, language: Language): Promise<void> {
  const { secret, sender } = context;
  await context.db.transaction(async (tx) => {
    // Held: while an account moves to another e-mail, no link may go to the one that it leaves.
    const userId = await lockUserOfEmail(tx, email);
    if (userId === undefined) return;
    // Of an e-mail without an account nothing is counted: whoever joins with it has its mails before them.
    const takeMail = (await getUser(tx, userId)).is_email_verified ? takeOwnerMail : takeLinkMail;
    if (!(await takeMail({ db: tx, secret }, email))) return;
    const link = await makeLink(tx, sender.publicUrl, { userId, email, purpose: 'password_reset' });
    const minutes = LINK_SECONDS.password_reset / MINUTE;
    await queueMail(tx, { to: email, language, template: 'password-reset', values: { link, minutes } });
  });
}

/**
 * Sets a new password by a link. Ends every session, makes all other links of the account useless and tells the owner. By a link that hands
 * the account on, it moves to the e-mail that the link went to. 409 `linkInvalid` for a link that has expired or was used, `emailTaken`
 * where another account has that e-mail by now.
 * Answers whether it was the first proof of the e-mail, so that nothing is left of what was saved in the account.
 */
export async function resetPassword(
  context: MailingContext,
  { token, password }: Pick<ResetPasswordInput, 'token' | 'password'>,
  { address, language }: Pick<Visitor, 'address' | 'language'>,
): Promise<{ isFirstProof: boolean }> {
  const { db, sender } = context;
  // Only a good link is worth the work of hashing.
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
 * Whether what is in the account is somebody else's than whose password it gets: it is handed on, or nobody had proven the e-mail, so that
 * anybody may have joined with it. 409 `linkInvalid` where a forgotten password is not that of the e-mail any more.
 */
async function isOfAnother(tx: Database, { userId, email, purpose }: Link): Promise<boolean> {
  if (purpose === 'handover') return true;
  const account = await getUser(tx, userId);
  if (account.email !== email) throw conflict('linkInvalid');
  return !account.is_email_verified;
}
