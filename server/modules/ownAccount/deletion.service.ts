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
 * Deletes a customer for good: orders stay on the pharmacies' books without a name, a phone, an address or a card, everything else
 * goes, and the e-mail is free again. 409 ordersUnderWay while a pharmacy still needs to know whom to serve, or who has to pay.
 */
export async function deleteAccount(context: Context, userId: number, input: DeletionInput): Promise<void> {
  const ownPassword = await assertOwnPassword(context, userId, input.password);
  // Before the code, which is good once: a recovery code would be gone for nothing.
  await assertNoOpenOrders(context.db, userId);
  const isCodeGiven = await assertSecondFactorIfOn(context, userId, input.code);
  await withOwnAccount(context.db, ownPassword, async (tx) => {
    if (!isCodeGiven) await assertNoSecondFactor(tx, userId);
    await deletePerson(tx, userId);
  });
}

/** The same for whoever cannot sign in to do it themselves, and has proven in another way who they are. */
export const deleteCustomer = (db: Database, userId: number): Promise<void> =>
  withAccount(db, userId, (tx) => deletePerson(tx, userId));

/** The caller holds the lock of the account. */
async function deletePerson(tx: Database, userId: number): Promise<void> {
  const { email, is_email_verified } = await getUser(tx, userId);
  // A checkout holds the same lock: no order can slip in between the question and the end. Nor can a refund, which holds its order:
  // they are written to before it is asked.
  await anonymiseOrders(tx, userId);
  await assertNoOpenOrders(tx, userId);
  await deleteReasons(tx, userId);
  await deleteCardDetails(tx, userId);
  await deletePersonalRows(tx, userId);
  await deleteName(tx, userId);
  await closeAccount(tx, userId);
  // Last: the e-mail is given up only after a mail to it that is being written, which is found here then.
  await (is_email_verified ? deleteMailsWith : deleteLinksTo)(tx, email);
}

async function assertNoOpenOrders(db: Database, userId: number): Promise<void> {
  if (await hasOpenOrders(db, userId)) throw conflict('ordersUnderWay');
}

/**
 * Closes the account of a member of staff, which is of use to its pharmacy alone: every session ends and the e-mail is free again. The
 * name stays for the books that say who did what. The caller holds the lock of the account.
 */
export async function closeStaffAccount(
  tx: Database,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await deletePersonalRows(tx, userId);
  await closeAccount(tx, userId);
  await deleteMailsWith(tx, email);
}
