import { join } from 'node:path';

import { startEmbedded } from '../server/db/embedded/embedded';
import { migrateDatabase } from '../server/db/migrate';
import { makeTemporaryFolder } from '../server/testing/temporaryFolder';

/** Starts a PostgreSQL with a migrated, empty database, and removes it when `work` ends. */
export async function withTemporaryDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { folder, remove } = await makeTemporaryFolder();
  try {
    const { url, leave } = await startEmbedded({ dataDir: join(folder, 'data'), sharedHome: join(folder, 'shared') });
    try {
      await migrateDatabase(url);
      return await work(url);
    } finally {
      await leave();
    }
  } finally {
    await remove();
  }
}
