import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keptSecret } from './dataDir';

it('says of a secret that cannot be written which folder is at fault', () => {
  const missing = join(tmpdir(), randomUUID());

  expect(() => keptSecret(missing, 'jwt')).toThrow(`DATA_DIR ${missing} cannot be written to: ENOENT`);
});
