import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

import { ROOT } from './processes';

const FOLDERS = ['src', 'server', 'contract', 'scripts', 'e2e', 'bench'];

/** A name says what a thing is for; these say only what kind of thing it is. */
const EMPTY_WORDS = new Set([
  ...['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'data', 'info', 'manager', 'types', 'hooks'],
  ...['components', 'constants'],
]);

const paths = FOLDERS.flatMap((folder) => (readdirSync(ROOT).includes(folder) ? walk(join(ROOT, folder)) : []));
const offenders = paths.filter((path) => EMPTY_WORDS.has((basename(path).split('.')[0] ?? '').toLowerCase()));

for (const path of offenders) process.stderr.write(`${relative(ROOT, path)}: name it after what it is for\n`);
process.exitCode = offenders.length > 0 ? 1 : 0;

function walk(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );
}
