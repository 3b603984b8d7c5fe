import type { EmailChangeInput, PasswordInput, ProfileChange } from '@contract/account';
import type { Language } from '@contract/language';
import { toE164 } from '@contract/validation/fields';
import type { User } from '@contract/wire/session';

import type { MailingContext } from '../../context';
import type { Database } from '../../db/database';
import type { Session } from '../../plugins/session';
import { getUser, setPassword, updatePosition, updateProfile } from '../accounts/accounts.service';
import { queueNotice } from '../accounts/notices.service';
import { assertOwnPassword, withOwnAccount } from '../accounts/ownPassword.service';
import { hashPassword } from '../accounts/passwords.service';
import { countAttempt } from '../attempts/attempts.service';
import { assertEmailCanChange, requestEmailChange } from '../emails/emails.service';
import { invalidateLinks } from '../links/links.service';
import { deleteOtherSessions, withSession } from '../sessions/sessions.service';
import { assertNoSecondFactor, assertSecondFactorIfOn } from '../twoFactor/twoFactor.service';

export const saveProfile = (db: Database, session: Session, input: ProfileChange): Promise<User> =>
  withSession(db, session, async (tx) => {
    const { userId } = session;
    await updateProfile(tx, userId, {
      firstName: input.first_name,
      lastName: input.last_name,
      phone: toE164(input.phone),
    });
    if (input.position !== undefined) await updatePosition(tx, userId, input.position);
    return getUser(tx, userId);
  });

/**
 * Nothing changes until the link that is sent to the new address is followed. 422 at `code` if two-factor is on: a thief could otherwise
 * have a new password sent to another address, and the owner could not.
 */
export async function changeEmail(
  context: MailingContext,
  userId: number,
  { email, password, code }: EmailChangeInput,
  language: Language,
): Promise<void> {
  const ownPassword = await assertOwnPassword(context, userId, password);
  // Checked before the code, which can be used only once: a recovery code would otherwise be wasted on a mistyped address.
  await assertEmailCanChange(context.db, userId, email);
  const isCodeGiven = await assertSecondFactorIfOn(context, userId, code);
  await countAttempt(context, 'linkMail', userId);
  await withOwnAccount(context.db, ownPassword, async (tx) => {
    if (!isCodeGiven) await assertNoSecondFactor(tx, userId);
    await requestEmailChange(tx, context, { userId, email, language });
  });
}

/**
 * Also ends the other sessions and the links that would change the password or the e-mail, so that nobody who knew the old password stays
 * in. Notifies the owner; nudge `mail` afterwards.
 */
export async function changePassword(
  context: MailingContext,
  session: Session,
  input: PasswordInput,
  language: Language,
): Promise<void> {
  const { userId } = session;
  const before = await assertOwnPassword(context, userId, input.current_password, 'current_password');
  const after = await hashPassword(input.password);
  await withOwnAccount(context.db, before, async (tx) => {
    await setPassword(tx, userId, after);
    await deleteOtherSessions(tx, session);
    await invalidateLinks(tx, userId, ['password_reset', 'email_change', 'handover']);
    await queueNotice(tx, context.sender, { template: 'password-changed', userId, language });
  });
}
