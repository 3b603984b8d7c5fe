import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Loader, transform } from 'esbuild';

import { ROOT } from './processes';
import { BROWSERS } from './swcOptions.js';

const CLIENT = join(ROOT, 'dist/client');

const LOADERS: Partial<Record<string, Loader>> = { '.js': 'js', '.css': 'css' };

/** Features that no compiler provides, and that at least one of the supported browsers lacks. */
const YOUNGER =
  /\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|isSubsetOf|checkVisibility)\(|\b(?:URL\.(?:canParse|parse)|AbortSignal\.(?:timeout|any)|(?:Object|Map)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|Response\.json|RegExp\.escape)\b|color-mix\([^)]*var\(--mui/g;

/** All supported browsers know `\p{…}` in regular expressions, but esbuild requires the newest Unicode properties for it. */
const OLDER = { 'regexp-unicode-property-escapes': true };

/**
 * If esbuild compiles a line differently for the supported browsers, one of them cannot read it: such a line breaks a whole script, or a
 * rule of a style sheet.
 */
async function problemsOf(file: string) {
  const loader = LOADERS[extname(file)];
  const code = await readFile(join(CLIENT, file), 'utf8');
  const linesFor = async (target: string | string[]) =>
    (await transform(code, { loader, target, supported: OLDER, charset: 'utf8', logLevel: 'silent' })).code.split('\n');
  const [written, understood] = await Promise.all([linesFor('esnext'), linesFor(BROWSERS)]);
  const line = written.find((text, index) => text !== understood[index]);
  return [...(line === undefined ? [] : [line.trim().slice(0, 120)]), ...new Set(code.match(YOUNGER))].map(
    (problem) => `${file}: ${problem}\n`,
  );
}

const files = (await readdir(CLIENT, { recursive: true })).filter((file) => extname(file) in LOADERS);
const problems = (await Promise.all(files.map(problemsOf))).flat();
const isForAll = files.length > 0 && problems.length === 0;

for (const problem of problems) process.stderr.write(problem);
process.stdout.write(
  `${isForAll ? 'All' : 'Not all'} of ${files.length} scripts and style sheets can be read by ${BROWSERS.join(', ')}\n`,
);
process.exitCode = isForAll ? 0 : 1;
