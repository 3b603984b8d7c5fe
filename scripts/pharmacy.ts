import { assertMigrated } from '../server/db/migrate';
import { runPharmacyCommand, USAGE } from '../server/modules/operator/operator.command';
import { databaseInUse, runScript, settings, withDatabase } from './database';

await runScript(async () => {
  const args = process.argv.slice(2);
  const needsDatabase = args.length > 0 && !args.includes('--help');
  // Beside the answer, for who feeds that to another program.
  if (needsDatabase) process.stderr.write(`Database: ${databaseInUse()}\n`);
  const answer = needsDatabase
    ? await withDatabase(assertMigrated, (db) => runPharmacyCommand(db, settings(), args))
    : USAGE;
  process.stdout.write(`${answer}\n`);
});
