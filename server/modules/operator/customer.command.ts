import { email as emailField } from '@contract/validation/fields';

import type { Database } from '../../db/database';
import { HttpError } from '../../errors';
import { StartError } from '../../startError';
import { findUserByEmail } from '../accounts/accounts.service';
import { deleteMessagesFrom } from '../contact/contact.service';
import { deleteCustomer } from '../ownAccount/deletion.service';
import { readPersonalData } from './personalData.service';
import { toStartError } from './toStartError';

export const USAGE = `What a customer may ask for by law and cannot do in their settings, since they cannot sign in. Make sure first
that it is they who ask, by an answer to the e-mail of the account: anybody can feign the sender of a mail.

  npm run customer -- export EMAIL  all that is kept about them, as JSON: for them alone
  npm run customer -- delete EMAIL  deletes their account for good, as they could themselves, and what anybody wrote
                                    to support with that e-mail without an account; orders stay, without who placed them

DATABASE_URL says which database; without it, the one in DATA_DIR. The server may run meanwhile; after an update its
new version has to be started first.`;

type Account = Awaited<ReturnType<typeof findUserByEmail>>;

type Command = (db: Database, email: string, account: Account) => Promise<string>;

const COMMANDS = new Map<string, Command>([
  ['export', exportData],
  ['delete', deleteData],
]);

/** Returns what the operator reads after `npm run customer -- …`. Throws a StartError for a command that cannot be done. */
export async function runCustomerCommand(db: Database, args: readonly string[]): Promise<string> {
  const [name = '', address = '', ...more] = args;
  const command = COMMANDS.get(name);
  if (!command || more.length > 0) throw new StartError(`Not understood: ${args.join(' ')}\n\n${USAGE}`);
  try {
    const email = await emailField.validate(address);
    const account = await findUserByEmail(db, email);
    if (account?.user_type === 'pharmacy')
      throw new StartError(
        `${email} is of a pharmacy's staff: whoever manages that closes the account in its settings`,
      );
    return await command(db, email, account);
  } catch (error) {
    throw toStartError(error);
  }
}

async function exportData(db: Database, email: string, account: Account): Promise<string> {
  if (!account) throw new StartError(`There is no account of ${email}`);
  if (!account.is_email_verified) {
    throw new StartError(`${email} was never confirmed: whoever has that mailbox may not be who has the account`);
  }
  return JSON.stringify(await readPersonalData(db, { userId: account.id, email }), null, 2);
}

/** Turns the refusal that the customer would get into one for the operator. */
const tellOperator = (email: string) => (error: unknown) => {
  if (!(error instanceof HttpError && error.details.code === 'ordersUnderWay')) throw error;
  throw new StartError(
    `Nothing was deleted: an order of ${email} is under way or not paid, or money has still to go back to them`,
  );
};

async function deleteData(db: Database, email: string, account: Account): Promise<string> {
  if (account) await deleteCustomer(db, account.id).catch(tellOperator(email));
  const messages = await deleteMessagesFrom(db, { email });
  const done: string[] = [];
  if (account) done.push(`The account of ${email} is deleted`);
  if (messages.length > 0) done.push(`Messages to support deleted: ${messages.length}`);
  if (done.length === 0) throw new StartError(`Nothing is kept of ${email}`);
  return done.join('\n');
}
