import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbedded } from '../server/db/embedded/embedded';
import { migrateDatabase } from '../server/db/migrate';

/** A PostgreSQL of our own, migrated and empty, for as long as `work` takes. */
export async function withTemporaryDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'dawaya-bench-'));
  // As root, PostgreSQL runs under another account and has to pass through.
  await chmod(folder, 0o711);
  try {
    const { url, leave } = await startEmbedded({ dataDir: join(folder, 'data'), sharedHome: join(folder, 'shared') });
    try {
      await migrateDatabase(url);
      return await work(url);
    } finally {
      await leave();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
