import { runPharmacyCommand, USAGE } from '../server/modules/pharmacies/pharmacies.command';
import { runCommand, withDatabase } from './database';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const needsDatabase = args.length > 0 && !args.includes('--help');
  const answer = needsDatabase ? await withDatabase((db) => runPharmacyCommand(db, args)) : USAGE;
  process.stdout.write(`${answer}\n`);
});
