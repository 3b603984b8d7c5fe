import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

import { ROOT } from './processes';

const FOLDERS = ['src', 'server', 'contract', 'scripts', 'e2e', 'bench'];

/** A name says what a thing is for; these say only what kind of thing it is. */
const VAGUE_NAME = /^(utils?|helpers?|common|misc|data|info|manager|types|hooks|components|constants)(\.|$)/i;

const walk = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => join(entry.parentPath, entry.name));

// JSON files are exempt, because catalogues of texts are named after their i18next namespace.
const offenders = FOLDERS.map((folder) => join(ROOT, folder))
  .filter((folder) => existsSync(folder))
  .flatMap(walk)
  .filter((path) => VAGUE_NAME.test(basename(path)) && !path.endsWith('.json'));

for (const path of offenders) process.stderr.write(`${relative(ROOT, path)}: name it after what it is for\n`);
process.exitCode = offenders.length > 0 ? 1 : 0;
