import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from './startError';
import { codeOf, messageOf } from './systemError';

const SECRET_LENGTH = 32;

/** Makes DATA_DIR if it is missing and proves that it can be written to. */
export function openDataDir(dataDir: string): void {
  try {
    // Other accounts may enter the folder but not list it: where the server runs as root, PostgreSQL runs under another account and has to
    // reach its own folder.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

const unwritable = (dataDir: string, error: unknown) =>
  new StartError(`DATA_DIR ${dataDir} cannot be written to: ${messageOf(error)}`);

/** Returns a random text that is generated once and kept in DATA_DIR. */
export function loadOrCreateSecret(dataDir: string, name: string): string {
  const file = join(dataDir, 'secrets', name);
  if (!existsSync(file)) createSecret(dataDir, file);

  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SECRET_LENGTH) throw new StartError(`${file} is damaged: restore it, or delete it for a new one`);
  return secret;
}

/**
 * Two servers may start at once. Linking a finished draft makes the file appear with its whole content, and never replaces another
 * server's.
 */
function createSecret(dataDir: string, file: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(SECRET_LENGTH).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unwritable(dataDir, error);
  } finally {
    rmSync(draft, { force: true });
  }
}
