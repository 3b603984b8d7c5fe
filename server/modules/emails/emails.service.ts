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

/** For a caller that holds the lock of the account. */
export { setVerifiedEmail } from './emails.repository';

/** `secret` is for the count of mails with links. */
type LinkContext = Omit<MailingContext, 'db'>;

interface Addressee {
  userId: number;
  email: string;
  language: Language;
}

const HOUR = 60 * 60;

/**
 * Asks a person to confirm the e-mail that they have given; nothing but two-factor waits for it. Writes nothing where that e-mail
 * has had enough mails with links. Nudge `mail` after the commit.
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

/** The same once more, for who asks for it; false where the e-mail is confirmed already. */
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
 * Begins the move of an account to another e-mail (`email`, as the contract's field makes it): the new address is sent a
 * link, the present one a notice; neither where the new one has had enough mails with links. Following the link ends the move.
 * 422 at `email` for one that is taken or no change.
 * The caller holds the lock of the account; nudge `mail` after the commit.
 */
export async function requestEmailChange(
  tx: Database,
  { sender, secret }: LinkContext,
  { userId, email, language }: Addressee,
): Promise<void> {
  await assertEmailCanChange(tx, userId, email);
  // Of two requests the later one counts; a link to the same address stays valid, since this request may send no other.
  await invalidateOtherEmailChanges(tx, userId, email);
  if (!(await takeLinkMail({ db: tx, secret }, email))) return;
  const link = await makeLink(tx, sender.publicUrl, { userId, email, purpose: 'email_change' });
  const hours = LINK_SECONDS.email_change / HOUR;
  await queueMail(tx, { to: email, language, template: 'email-change', values: { link, hours } });
  await queueNotice(tx, sender, { template: 'email-change-notice', userId, language });
}

/**
 * Begins to hand the account of a pharmacy on to somebody else: by a link to a password of their own, which takes all that opened the
 * account before out of force. An operator asks, who knows whose address it is: however many mails that has had. Refuses as
 * `requestEmailChange` does. The caller holds the lock of the account.
 */
export async function requestHandover(
  tx: Database,
  sender: Sender,
  { userId, email, language, pharmacy }: Addressee & { pharmacy: string },
): Promise<void> {
  await assertEmailCanChange(tx, userId, email);
  // A link to the same address as well, by which the former owner's password would stay good.
  await invalidateLinks(tx, userId, ['email_change', 'handover']);
  const link = await makeLink(tx, sender.publicUrl, { userId, email, purpose: 'handover' });
  const values = { link, pharmacy, support: sender.supportEmail, hours: LINK_SECONDS.handover / HOUR };
  await queueMail(tx, { to: email, language, template: 'handover', values });
  await queueNotice(tx, sender, { template: 'handover-notice', userId, language });
}

/** 422 at `email` for one that is taken or no change. */
export async function assertEmailCanChange(tx: Database, userId: number, email: string): Promise<void> {
  const { email: present } = await getUser(tx, userId);
  if (email === present) throw invalidField('email', message('emailUnchanged'));
  if (await isEmailTaken(tx, userId, email)) throw invalidField('email', message('emailTaken'));
}

/**
 * Follows the link of a verification or of a change. 409 `linkInvalid` where it has expired or was used, `emailTaken`
 * where another account has the address by now. An owner may hand a pharmacy on by the e-mail of its account (docs/decisions/0039): where
 * that moves, only who follows the link in a session of the account stays signed in.
 */
export function confirmEmail(db: Database, token: string, caller: Session | null): Promise<ConfirmedEmail> {
  return inTransaction(db, async (tx) => {
    const { userId, email, purpose } = await redeemLink(tx, token, ['email_verification', 'email_change']);
    if (!(await setVerifiedEmail(tx, userId, email))) throw conflict('emailTaken');
    // What went to an address that is no longer the account's must not lead back to it; a reset asks for the address by itself.
    await invalidateLinks(tx, userId, ['email_verification']);
    if (purpose === 'email_change' && (await getUser(tx, userId)).pharmacy) {
      await (caller?.userId === userId ? deleteOtherSessions(tx, caller) : deleteAllSessions(tx, userId));
    }
    return { user_id: userId, email };
  });
}
