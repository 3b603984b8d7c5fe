import type { DeletionInput } from '@contract/account';

import type { Context } from '../../context';
import type { Database } from '../../db/database';
import { conflict } from '../../errors';
import { getUser, withAccount } from '../accounts/accounts.service';
import { assertOwnPassword, withOwnAccount } from '../accounts/ownPassword.service';
import { deleteLinksTo, deleteMailsWith } from '../mail/mail.service';
import { assertNoSecondFactor, assertSecondFactorIfOn } from '../twoFactor/twoFactor.service';
import {
  anonymiseOrders,
  closeAccount,
  deleteCardDetails,
  deleteName,
  deletePersonalRows,
  deleteReasons,
  hasOpenOrders,
} from './deletion.repository';

/**
 * Deletes a customer for good. Orders stay on the pharmacies' books without a name, a phone, an address or a card. Everything else is
 * deleted, and the e-mail can be used again. 409 ordersUnderWay while a pharmacy still needs to know whom to deliver to, or who has to pay.
 */
export async function deleteAccount(context: Context, userId: number, input: DeletionInput): Promise<void> {
  const ownPassword = await assertOwnPassword(context, userId, input.password);
  // Checked before the code, which can be used only once: a recovery code would otherwise be wasted.
  await assertNoOpenOrders(context.db, userId);
  const isCodeGiven = await assertSecondFactorIfOn(context, userId, input.code);
  await withOwnAccount(context.db, ownPassword, async (tx) => {
    if (!isCodeGiven) await assertNoSecondFactor(tx, userId);
    await deletePerson(tx, userId);
  });
}

/** The same for a person who cannot sign in, and has proven their identity in another way. */
export const deleteCustomer = (db: Database, userId: number): Promise<void> =>
  withAccount(db, userId, (tx) => deletePerson(tx, userId));

/** The caller holds the lock of the account. */
async function deletePerson(tx: Database, userId: number): Promise<void> {
  const { email, is_email_verified } = await getUser(tx, userId);
  // A checkout takes the same lock, so no order can be placed between this check and the end. A refund locks its order; so the orders are
  // updated before the check.
  await anonymiseOrders(tx, userId);
  await assertNoOpenOrders(tx, userId);
  await deleteReasons(tx, userId);
  await deleteCardDetails(tx, userId);
  await deletePersonalRows(tx, userId);
  await deleteName(tx, userId);
  await closeAccount(tx, userId);
  // Last, since releasing the e-mail waits for a mail to it that is being written, which is then found here.
  await (is_email_verified ? deleteMailsWith : deleteLinksTo)(tx, email);
}

async function assertNoOpenOrders(db: Database, userId: number): Promise<void> {
  if (await hasOpenOrders(db, userId)) throw conflict('ordersUnderWay');
}

/**
 * Closes the account of a member of staff, which is of use only to its pharmacy: every session ends, and the e-mail can be used again. The
 * name stays for the records of who did what. The caller holds the lock of the account.
 */
export async function closeStaffAccount(
  tx: Database,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await deletePersonalRows(tx, userId);
  await closeAccount(tx, userId);
  await deleteMailsWith(tx, email);
}
