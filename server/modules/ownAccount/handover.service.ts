import type { Database } from '../../db/database';
import { deleteInvitationsOf } from '../colleagues/colleagues.service';
import { removeSecondFactor } from '../twoFactor/twoFactor.service';
import { deletePersonalRows, markHandedOver } from './deletion.repository';

/**
 * Clears an account for a new owner: the owner of an e-mail that nobody had confirmed, or the person to whom an operator hands a pharmacy
 * over. Removes what the former owner could still use, or what would harm the new one: second factor, delivery addresses, cards, cart,
 * phone number, sessions, links, and invitations, which may have been sent to the former owner themselves. Orders stay, without recipient
 * and address, and so does the pharmacy, since others rely on them. The caller holds the lock of the account.
 */
export async function clearForNewOwner(tx: Database, userId: number): Promise<void> {
  await removeSecondFactor(tx, userId);
  await deleteInvitationsOf(tx, userId);
  await deletePersonalRows(tx, userId);
  await markHandedOver(tx, userId);
}
