import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Other accounts can enter the folder: as root, PostgreSQL runs under another account and has to reach its own folder within. */
export async function makeTemporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'dawaya-test-'));
  await chmod(folder, 0o711);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
