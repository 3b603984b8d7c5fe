import { LINK_SECONDS } from '@contract/accountLinks';
import type { Language } from '@contract/language';
import { message } from '@contract/messages';
import type { ConfirmedEmail } from '@contract/wire/session';

import type { MailingContext, Sender } from '../../context';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { conflict, invalidField } from '../../errors';
import type { Session } from '../../plugins/session';
import { getUser, withAccount } from '../accounts/accounts.service';
import { queueNotice } from '../accounts/notices.service';
import { takeLinkMail } from '../attempts/attempts.service';
import { invalidateLinks, invalidateOtherEmailChanges, makeLink, redeemLink } from '../links/links.service';
import { queueMail } from '../mail/mail.service';
import { deleteAllSessions, deleteOtherSessions } from '../sessions/sessions.service';
import { isEmailTaken, setVerifiedEmail } from './emails.repository';

/** Only for callers that hold the lock of the account. */
export { setVerifiedEmail } from './emails.repository';

/** `secret` is used to count mails with links. */
type LinkContext = Omit<MailingContext, 'db'>;

interface Addressee {
  userId: number;
  email: string;
  language: Language;
}

const HOUR = 60 * 60;

/**
 * Asks a person to confirm their e-mail; only two-factor requires that. Sends nothing if too many mails with links were sent to it. Nudge
 * `mail` after the commit.
 */
export async function queueVerification(
  tx: Database,
  { sender, secret }: LinkContext,
  { userId, email, language }: Addressee,
): Promise<void> {
  if (!(await takeLinkMail({ db: tx, secret }, email))) return;
  const link = await makeLink(tx, sender.publicUrl, { userId, email, purpose: 'email_verification' });
  const hours = LINK_SECONDS.email_verification / HOUR;
  await queueMail(tx, { to: email, language, template: 'email-verification', values: { link, hours } });
}

/** Asks once more, at the person's request; false if the e-mail is already confirmed. */
export function requestVerification(
  db: Database,
  context: LinkContext,
  { userId, language }: Omit<Addressee, 'email'>,
): Promise<boolean> {
  return withAccount(db, userId, async (tx) => {
    const { email, is_email_verified } = await getUser(tx, userId);
    if (!is_email_verified) await queueVerification(tx, context, { userId, email, language });
    return !is_email_verified;
  });
}

/**
 * Begins to change the e-mail of an account (`email`, as the contract's field makes it): a link is sent to the new address and a notice to
 * the present one, or neither if too many mails with links were sent to the new one. The e-mail changes when the link is followed. 422 at
 * `email` if it is taken or the same. The caller holds the lock of the account; nudge `mail` after the commit.
 */
export async function requestEmailChange(
  tx: Database,
  { sender, secret }: LinkContext,
  { userId, email, language }: Addressee,
): Promise<void> {
  await assertEmailCanChange(tx, userId, email);
  // The latest request counts. Earlier links to the same address stay valid, since this request may not send another one.
  await invalidateOtherEmailChanges(tx, userId, email);
  if (!(await takeLinkMail({ db: tx, secret }, email))) return;
  const link = await makeLink(tx, sender.publicUrl, { userId, email, purpose: 'email_change' });
  const hours = LINK_SECONDS.email_change / HOUR;
  await queueMail(tx, { to: email, language, template: 'email-change', values: { link, hours } });
  await queueNotice(tx, sender, { template: 'email-change-notice', userId, language });
}

/**
 * Begins to hand the account of a pharmacy over to somebody else. The link leads to a new password, which makes everything invalid that
 * opened the account before. An operator requests this and knows whose address it is, so the number of mails is not limited. Refuses as
 * `requestEmailChange` does. The caller holds the lock of the account.
 */
export async function requestHandover(
  tx: Database,
  sender: Sender,
  { userId, email, language, pharmacy }: Addressee & { pharmacy: string },
): Promise<void> {
  await assertEmailCanChange(tx, userId, email);
  // Invalidates links to the same address as well: following one would leave the former owner's password valid.
  await invalidateLinks(tx, userId, ['email_change', 'handover']);
  const link = await makeLink(tx, sender.publicUrl, { userId, email, purpose: 'handover' });
  const values = { link, pharmacy, support: sender.supportEmail, hours: LINK_SECONDS.handover / HOUR };
  await queueMail(tx, { to: email, language, template: 'handover', values });
  await queueNotice(tx, sender, { template: 'handover-notice', userId, language });
}

/** 422 at `email` if it is taken or the same. */
export async function assertEmailCanChange(tx: Database, userId: number, email: string): Promise<void> {
  const { email: present } = await getUser(tx, userId);
  if (email === present) throw invalidField('email', message('emailUnchanged'));
  if (await isEmailTaken(tx, userId, email)) throw invalidField('email', message('emailTaken'));
}

/**
 * Follows the link of a verification or of a change. 409 `linkInvalid` if it has expired or was used, `emailTaken` if another account has
 * the address by now. An owner may hand a pharmacy over by changing the e-mail of its account (docs/decisions/0039): then all sessions of
 * the account end, except the one in which the link was followed.
 */
export function confirmEmail(db: Database, token: string, caller: Session | null): Promise<ConfirmedEmail> {
  return inTransaction(db, async (tx) => {
    const { userId, email, purpose } = await redeemLink(tx, token, ['email_verification', 'email_change']);
    if (!(await setVerifiedEmail(tx, userId, email))) throw conflict('emailTaken');
    // A link that was sent to a former address of the account must not bring that address back. Links for a new password need no such care:
    // they check the address themselves.
    await invalidateLinks(tx, userId, ['email_verification']);
    if (purpose === 'email_change' && (await getUser(tx, userId)).pharmacy) {
      await (caller?.userId === userId ? deleteOtherSessions(tx, caller) : deleteAllSessions(tx, userId));
    }
    return { user_id: userId, email };
  });
}
