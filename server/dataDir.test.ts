import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loadOrCreateSecret, openDataDir } from './dataDir';
import { StartError } from './startError';

it('says of a secret that cannot be written which folder is at fault', () => {
  const missing = join(tmpdir(), randomUUID());

  expect(() => loadOrCreateSecret(missing, 'jwt')).toThrow(`DATA_DIR ${missing} cannot be written to: ENOENT`);
});

it('says why a folder cannot be one, and no more', () => {
  const open = () => openDataDir('package.json/data');

  expect(open).toThrow(StartError);
  expect(open).toThrow(/^DATA_DIR package.json\/data cannot be written to: ENOTDIR[^\n]+$/);
});
