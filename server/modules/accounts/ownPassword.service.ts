import { message } from '@contract/messages';

import type { Database } from '../../db/database';
import { invalidField, unauthorized } from '../../errors';
import { guess } from '../auth/attempts.service';
import { findPasswordHash } from './accounts.repository';
import { lockAccount } from './accounts.service';
import { isPasswordOf } from './passwords.service';

interface Context {
  db: Database;
  secret: string;
}

/**
 * Asks a signed-in person for their password before something that an unattended screen must not allow. Answers its hash.
 * 422 at `field` for a wrong one, 429 after too many of them.
 */
export async function assertOwnPassword(
  context: Context,
  userId: number,
  password: string,
  field = 'password',
): Promise<string> {
  const passwordHash = await findPasswordHash(context.db, userId);
  if (passwordHash === undefined) throw unauthorized('sessionEnded');
  const isRight = await guess(context, 'password', userId, () => isPasswordOf({ passwordHash }, password));
  if (!isRight) throw invalidField(field, message('passwordIncorrect'));
  return passwordHash;
}

/**
 * Locks the account for what the password (`passwordHash`, from `assertOwnPassword`) has allowed. 422 at `field` where it has been
 * replaced meanwhile: whoever sets a new one must find nothing done by the old one behind it.
 */
export async function lockOwnAccount(
  tx: Database,
  userId: number,
  passwordHash: string,
  field = 'password',
): Promise<void> {
  await lockAccount(tx, userId);
  if ((await findPasswordHash(tx, userId)) !== passwordHash) throw invalidField(field, message('passwordIncorrect'));
}
