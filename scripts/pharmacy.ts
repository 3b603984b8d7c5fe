import type { Database } from '../server/db/database';
import { assertMigrated } from '../server/db/migrate';
import { countOpenDemoAccounts } from '../server/demo/seedDemo';
import { runPharmacyCommand, USAGE } from '../server/modules/operator/operator.command';
import { describeDatabaseInUse, readSettings, runScript, withDatabase } from './database';

await runScript(async () => {
  const args = process.argv.slice(2);
  const needsDatabase = args.length > 0 && !args.includes('--help');
  // On standard error, so that the answer can be piped into another program.
  if (needsDatabase) process.stderr.write(`Database: ${describeDatabaseInUse()}\n`);
  const answer = needsDatabase
    ? await withDatabase(assertMigrated, async (db) => runPharmacyCommand(db, await readSender(db), args))
    : USAGE;
  process.stdout.write(`${answer}\n`);
});

/** Only a demo is opened where it runs. */
async function readSender(db: Database) {
  const { supportEmail, publicUrl } = readSettings();
  const isKnown = process.env.PUBLIC_URL?.trim() || (await countOpenDemoAccounts(db)) > 0;
  return { supportEmail, publicUrl: isKnown ? publicUrl : undefined };
}
