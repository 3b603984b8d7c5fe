import { message } from '@contract/messages';

import type { Context } from '../../context';
import type { Database } from '../../db/database';
import { invalidField, unauthorized } from '../../errors';
import { limitSecretGuesses } from '../attempts/attempts.service';
import { findPasswordHash } from './accounts.repository';
import { withAccount } from './accounts.service';
import { isPasswordOf } from './passwords.service';

/** The hash of a password that was right when it was checked, and the field in which it was given. */
interface OwnPassword {
  userId: number;
  passwordHash: string;
  field: string;
}

/**
 * Asks signed-in people for their password before an action that must not be possible on an unattended screen. 422 at `field` for a wrong
 * one, 429 after too many wrong ones.
 */
export async function assertOwnPassword(
  context: Context,
  userId: number,
  password: string,
  field = 'password',
): Promise<OwnPassword> {
  const passwordHash = await findPasswordHash(context.db, userId);
  if (passwordHash === undefined) throw unauthorized('sessionEnded');
  const isRight = await limitSecretGuesses(context, 'password', userId, () => isPasswordOf({ passwordHash }, password));
  if (!isRight) throw invalidField(field, message('passwordIncorrect'));
  return { userId, passwordHash, field };
}

/**
 * `withAccount` for an action that the password has allowed. 422 at its field if the password was replaced meanwhile: once a new one is
 * set, nothing may be done by the old one.
 */
export const withOwnAccount = <T>(
  db: Database,
  { userId, passwordHash, field }: OwnPassword,
  change: (tx: Database) => Promise<T>,
): Promise<T> =>
  withAccount(db, userId, async (tx) => {
    if ((await findPasswordHash(tx, userId)) !== passwordHash) throw invalidField(field, message('passwordIncorrect'));
    return change(tx);
  });
