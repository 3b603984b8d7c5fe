import type { Database } from '../server/db/database';
import { assertMigrated } from '../server/db/migrate';
import { describeDatabaseInUse, runScript, withDatabase } from './database';

/** A command for the operator of a running shop. Prints its answer, or the usage if there are no arguments. */
export const runOperatorScript = (
  usage: string,
  answer: (db: Database, args: readonly string[]) => Promise<string>,
): Promise<void> =>
  runScript(async () => {
    const args = process.argv.slice(2);
    const needsDatabase = args.length > 0 && !args.includes('--help');
    // On standard error, so that the answer can be piped into another program.
    if (needsDatabase) process.stderr.write(`Database: ${describeDatabaseInUse()}\n`);
    const text = needsDatabase ? await withDatabase(assertMigrated, (db) => answer(db, args)) : usage;
    process.stdout.write(`${text}\n`);
  });
