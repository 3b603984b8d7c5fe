import { join } from 'node:path';

import { startEmbedded } from '../db/embedded/embedded';
import { migrateDatabase } from '../db/migrate';
import { makeTemporaryFolder } from './temporaryFolder';
import { databaseUrl, runOn, SERVER_URL_VARIABLE, TEMPLATE } from './testDatabase';

/** Faster, but a crash would lose data, which does not matter in a test run. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts one PostgreSQL for the whole run, with a migrated database to copy from. */
export default async function globalSetup() {
  const { folder, remove } = await makeTemporaryFolder();
  const { url, leave } = await startEmbedded({
    dataDir: join(folder, 'data'),
    sharedHome: join(folder, 'shared'),
    settings: NOT_DURABLE,
  });
  globalThis.stopTestPostgres = async () => {
    await leave();
    await remove();
  };

  await runOn(url, `create database ${TEMPLATE}`);
  await migrateDatabase(databaseUrl(url, TEMPLATE));
  process.env[SERVER_URL_VARIABLE] = url;
}

declare global {
  var stopTestPostgres: (() => Promise<void>) | undefined;
}
