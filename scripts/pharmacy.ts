import { assertMigrated } from '../server/db/migrate';
import { runPharmacyCommand, USAGE } from '../server/modules/operator/operator.command';
import { describeDatabaseInUse, readSettings, runScript, withDatabase } from './database';

await runScript(async () => {
  const args = process.argv.slice(2);
  const needsDatabase = args.length > 0 && !args.includes('--help');
  // On standard error, so that the answer can be piped into another program.
  if (needsDatabase) process.stderr.write(`Database: ${describeDatabaseInUse()}\n`);
  const answer = needsDatabase
    ? await withDatabase(assertMigrated, (db) => runPharmacyCommand(db, readSettings(), args))
    : USAGE;
  process.stdout.write(`${answer}\n`);
});
