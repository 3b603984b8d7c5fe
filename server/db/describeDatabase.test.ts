import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { makeTemporaryFolder } from '../testing/temporaryFolder';
import { describeDatabase } from './describeDatabase';

let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>;
beforeAll(async () => {
  temporary = await makeTemporaryFolder();
});
afterAll(() => temporary.remove());

it('knows no database in a folder that never held one', () => {
  const place = { databaseUrl: undefined, dataDir: temporary.folder };

  expect(() => describeDatabase(place)).toThrow(/^There is no database in .+: set DATABASE_URL or DATA_DIR/);
});

it('names the embedded one by its folder', async () => {
  const dataDir = join(temporary.folder, 'data');
  await mkdir(join(dataDir, 'postgres'), { recursive: true });

  expect(describeDatabase({ databaseUrl: undefined, dataDir })).toBe(`the embedded one in ${dataDir}`);
});

it('names one of the operator without its password', () => {
  const databaseUrl = 'postgresql://dawaya:hunter2@db.example:5433/shop?password=hunter2';

  const name = describeDatabase({ databaseUrl, dataDir: temporary.folder });

  expect(name).toBe('postgresql://dawaya@db.example:5433/shop');
});
