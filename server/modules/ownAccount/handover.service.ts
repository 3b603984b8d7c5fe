import type { Database } from '../../db/database';
import { deleteInvitationsOf } from '../colleagues/colleagues.service';
import { removeSecondFactor } from '../twoFactor/twoFactor.service';
import { deletePersonalRows, markHandedOver } from './deletion.repository';

/**
 * Hands an account over to the owner of an e-mail that nobody had proven, or whom an operator hands a pharmacy on to: whoever had it
 * leaves neither a second factor nor an address that medicine would go to, no card, no cart, no phone, no session, no link and no invitation,
 * which may have gone to themselves. Orders stay, without where they go and to whom, and so does a pharmacy: others rely on them. The caller
 * holds the lock of the account.
 */
export async function clearForNewOwner(tx: Database, userId: number): Promise<void> {
  await removeSecondFactor(tx, userId);
  await deleteInvitationsOf(tx, userId);
  await deletePersonalRows(tx, userId);
  await markHandedOver(tx, userId);
}
