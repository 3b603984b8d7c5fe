import { LIMITS } from '@contract/limits';

import type { Sender } from '../../context';
import type { Database } from '../../db/database';
import { StartError } from '../../startError';
import { decideOn, listForOperator } from './standing.service';

export const USAGE = `Who may trade: a pharmacy that joins is pending until an operator approves it.

  npm run pharmacy -- list          every pharmacy and who joined with it, the pending ones first
  npm run pharmacy -- approve ID    lists it, and lets customers order from it
  npm run pharmacy -- suspend ID    takes it out of the lists; orders that it has can still be finished

Its staff hear of both by mail, at the e-mails that they have confirmed; the running server sends it.

DATABASE_URL says which database; without it, the one in DATA_DIR. PUBLIC_URL and SUPPORT_EMAIL stand in
the mails, so give those of the server. The server may run meanwhile; after an update its new version has
to be started first.`;

/** Then the operator has to: the list has its phone. */
const NOBODY_TOLD = 'Nobody was mailed, since no e-mail of its staff is confirmed: call them';

const STATUS_AFTER = new Map<string, 'approved' | 'suspended'>([
  ['approve', 'approved'],
  ['suspend', 'suspended'],
]);

/** What the operator reads after `npm run pharmacy -- …`. Throws a StartError for a command that cannot be done. */
export async function runPharmacyCommand(db: Database, sender: Sender, args: readonly string[]): Promise<string> {
  const [command = '', id = '', ...rest] = args;
  if (command === 'list' && !id) return table(await listForOperator(db));

  const status = STATUS_AFTER.get(command);
  if (!status || rest.length > 0) throw new StartError(USAGE);
  const decided = await decideOn(db, sender, { id: readId(id), status });
  if (!decided) throw new StartError(`There is no pharmacy ${id}`);
  const { name, isChanged, told } = decided;
  if (!isChanged) return `${name} is ${status} already`;
  return `${name} is ${status}. ${told > 0 ? `Mails to its staff: ${told}` : NOBODY_TOLD}`;
}

function readId(text: string): number {
  if (/^[1-9]\d*$/.test(text) && Number(text) <= LIMITS.id) return Number(text);
  throw new StartError(`Which pharmacy? Give its number: ${text || 'nothing'} is none`);
}

function table(rows: Awaited<ReturnType<typeof listForOperator>>): string {
  if (rows.length === 0) return 'No pharmacy has joined yet';
  const lines = rows.map(({ id, status, joined, phone, name, place, person }) =>
    [String(id).padStart(6), status.padEnd(9), joined, phone, name, `(${place})`, nameOf(person)].join('  '),
  );
  return lines.join('\n');
}

function nameOf(person: Awaited<ReturnType<typeof listForOperator>>[number]['person']): string {
  if (!person) return '-';
  const { firstName, lastName, email, emailVerifiedAt } = person;
  return `${firstName} ${lastName} <${email}> ${emailVerifiedAt ? 'confirmed' : 'not confirmed'}`;
}
