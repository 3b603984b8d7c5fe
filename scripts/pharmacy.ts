import type { Database } from '../server/db/database';
import { countOpenDemoAccounts } from '../server/demo/seedDemo';
import { runPharmacyCommand, USAGE } from '../server/modules/operator/pharmacy.command';
import { readSettings } from './database';
import { runOperatorScript } from './operatorScript';

await runOperatorScript(USAGE, async (db, args) => runPharmacyCommand(db, await readSender(db), args));

/** Mails need the public address. If PUBLIC_URL is not set, the local address is right only for a demo, which is opened where it runs. */
async function readSender(db: Database) {
  const { supportEmail, publicUrl } = readSettings();
  const isKnown = process.env.PUBLIC_URL?.trim() || (await countOpenDemoAccounts(db)) > 0;
  return { supportEmail, publicUrl: isKnown ? publicUrl : undefined };
}
