import { LIMITS } from '@contract/limits';
import type { PharmacyStatus } from '@contract/pharmacy';

import type { Database } from '../../db/database';
import { StartError } from '../../startError';
import { listForOperator, setPharmacyStatus } from './pharmacies.service';

export const USAGE = `Who may trade: a pharmacy that joins is pending until an operator approves it.

  npm run pharmacy -- list          every pharmacy, the pending ones first
  npm run pharmacy -- approve ID    lists it, and lets customers order from it
  npm run pharmacy -- suspend ID    takes it out of the lists; orders that it has can still be finished

DATABASE_URL says which database; without it, the one in DATA_DIR. The server may run meanwhile;
after an update its new version has to be started first.`;

const STATUS_AFTER = new Map<string, PharmacyStatus>([
  ['approve', 'approved'],
  ['suspend', 'suspended'],
]);

/** What the operator reads after `npm run pharmacy -- …`. Throws a StartError for a command that cannot be done. */
export async function runPharmacyCommand(db: Database, args: readonly string[]): Promise<string> {
  const [command = '', id = '', ...rest] = args;
  if (command === 'list' && !id) return table(await listForOperator(db));

  const status = STATUS_AFTER.get(command);
  if (!status || rest.length > 0) throw new StartError(USAGE);
  const changed = await setPharmacyStatus(db, readId(id), status);
  if (!changed) throw new StartError(`There is no pharmacy ${id}`);
  return `${changed.name} is ${status}`;
}

function readId(text: string): number {
  if (/^[1-9]\d*$/.test(text) && Number(text) <= LIMITS.id) return Number(text);
  throw new StartError(`Which pharmacy? Give its number: ${text || 'nothing'} is none`);
}

function table(rows: Awaited<ReturnType<typeof listForOperator>>): string {
  if (rows.length === 0) return 'No pharmacy has joined yet';
  const lines = rows.map(({ id, status, joined, name, place, phone }) =>
    [String(id).padStart(6), status.padEnd(9), joined, phone, name, `(${place})`].join('  '),
  );
  return lines.join('\n');
}
