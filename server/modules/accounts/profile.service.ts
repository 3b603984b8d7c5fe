import type { PasswordInput, ProfileInput } from '@contract/account';
import { message } from '@contract/messages';
import { toE164 } from '@contract/validation/fields';
import type { User } from '@contract/wire/session';

import type { Database } from '../../db/database';
import { invalidField } from '../../errors';
import type { Session } from '../../plugins/session';
import { dropOtherSessions } from '../sessions/sessions.service';
import { deleteResetLinks, replacePassword, updateProfile } from './accounts.repository';
import { getUser, lockAccount } from './accounts.service';
import { assertOwnPassword } from './ownPassword.service';
import { hashPassword } from './passwords.service';

export interface AccountContext {
  db: Database;
  /** The server's own, with which attempts are counted and codes are opened. */
  secret: string;
}

export async function saveProfile(db: Database, userId: number, input: ProfileInput): Promise<User> {
  await updateProfile(db, userId, {
    firstName: input.first_name,
    lastName: input.last_name,
    phone: toE164(input.phone),
  });
  return getUser(db, userId);
}

/** Ends the other sessions and the links that would set yet another password: whoever knew the old one is out. */
export async function changePassword(context: AccountContext, session: Session, input: PasswordInput): Promise<void> {
  const { userId } = session;
  const before = await assertOwnPassword(context, userId, input.current_password, 'current_password');
  const after = await hashPassword(input.password);
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if (!(await replacePassword(tx, userId, before, after))) {
      throw invalidField('current_password', message('passwordIncorrect'));
    }
    await dropOtherSessions(tx, session);
    await deleteResetLinks(tx, userId);
  });
}
