import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { type ChunkReport, readChunkReport } from './chunkReport';
import { ROOT } from './processes';

const LIMIT_BYTES = 170 * 1024;

/** No chunk: the page itself asks for it, before anything is painted. */
const COLORS = 'colors.js';

/** How the requests of home end in English: its page and all texts that it may show. */
const REQUESTED_BY_HOME = ['/pages/home', '/en/common.json', '/en/home.json', '/en/pharmacies.json'];

/** Too large for a page without grids and forms. */
const FORBIDDEN_ON_HOME = ['@mui/x-data-grid', 'formik', 'yup'];

const isFor =
  (ending: string) =>
  ({ requests }: ChunkReport) =>
    requests.some((request) => request.endsWith(ending));

const isOnHome = (chunk: ChunkReport) => chunk.isInitial || REQUESTED_BY_HOME.some((ending) => isFor(ending)(chunk));

async function compressedSize(file: string) {
  const path = join(ROOT, 'dist/client', file);
  // The smallest files are not compressed.
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}

const line = (name: string, bytes: number) => `  ${name.padEnd(44)} ${(bytes / 1024).toFixed(1).padStart(7)} KB\n`;

const chunks = (await readChunkReport()).filter(isOnHome);
const files = [COLORS, ...new Set(chunks.flatMap((chunk) => chunk.files))].filter((file) => file.endsWith('.js'));
const sizes = await Promise.all(files.map(async (file) => ({ file, bytes: await compressedSize(file) })));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

process.stdout.write('JavaScript of the first load of home, brotli:\n');
for (const { file, bytes } of sizes.sort((a, b) => b.bytes - a.bytes)) process.stdout.write(line(file, bytes));
process.stdout.write(line(`total, of at most ${LIMIT_BYTES / 1024} KB`, total));

const problems = [
  ...(total > LIMIT_BYTES ? ['The first load of home is too large.'] : []),
  ...REQUESTED_BY_HOME.filter((ending) => !chunks.some(isFor(ending))).map(
    (ending) => `No chunk is loaded for ${ending}: the table above is not the whole of it.`,
  ),
  ...FORBIDDEN_ON_HOME.filter((name) => chunks.some(({ packages }) => packages.includes(name))).map(
    (name) => `${name} is part of the first load of home.`,
  ),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
