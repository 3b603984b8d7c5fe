import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ROOT } from './processes';

interface Part {
  name: 'client' | 'rendering' | 'server';
  /** Files and folders that the output depends on. */
  inputs: string[];
  /** Writes the whole result into an empty folder, or throws. */
  build: (outputPath: string) => Promise<void>;
}

type Stamp = Partial<Record<Part['name'], string>>;

const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, '.stamp');
const SHARED_INPUTS = ['contract', 'package-lock.json', 'tsconfig.json'];

const PARTS: Part[] = [
  {
    name: 'client',
    inputs: [
      'src',
      'public',
      'webpack.config.ts',
      'scripts/bundleClient.ts',
      'scripts/bundleServiceWorker.ts',
      'scripts/swcOptions.js',
      ...SHARED_INPUTS,
    ],
    build: async (outputPath) => (await import('./bundleClient')).bundleClient(outputPath),
  },
  {
    name: 'rendering',
    inputs: ['src', 'scripts/bundleRendering.ts', ...SHARED_INPUTS],
    build: async (outputPath) => (await import('./bundleRendering')).bundleRendering(outputPath),
  },
  {
    name: 'server',
    inputs: ['server', 'scripts/bundleServer.ts', ...SHARED_INPUTS],
    build: async (outputPath) => (await import('./bundleServer')).bundleServer(outputPath),
  },
];

async function filesIn(input: string): Promise<string[]> {
  const path = join(ROOT, input);
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const isProductCode = (file: string) => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file);

/** Hashes contents and ignores dates, which differ in a fresh checkout or after a file was saved unchanged. */
async function fingerprint({ inputs }: Part): Promise<string> {
  const files = (await Promise.all(inputs.map(filesIn))).flat().filter(isProductCode).sort();
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const file of files)
    hash
      .update(file.slice(ROOT.length))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

const readStamp = async (): Promise<Stamp> => {
  try {
    return JSON.parse(await readFile(STAMP, 'utf8')) as Stamp;
  } catch {
    return {};
  }
};

/** Replaces the previous output only when the new one is complete. */
async function buildPart(part: Part, print: string) {
  const start = performance.now();
  const fresh = join(DIST, `.${part.name}-${process.pid}`);
  const target = join(DIST, part.name);
  await mkdir(fresh);
  try {
    await part.build(fresh);
    await rm(target, { recursive: true, force: true });
    await rename(fresh, target);
    await writeFile(STAMP, JSON.stringify({ ...(await readStamp()), [part.name]: print }));
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  process.stdout.write(`Built the ${part.name} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

async function buildOutdated(force: boolean) {
  await mkdir(DIST, { recursive: true });
  const stamp = await readStamp();
  for (const part of PARTS) {
    const print = await fingerprint(part);
    if (!force && stamp[part.name] === print && existsSync(join(DIST, part.name))) continue;
    process.stdout.write(`Building the ${part.name} …\n`);
    await buildPart(part, print);
  }
}

try {
  await buildOutdated(process.argv.includes('--force'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nThe build failed.\n`);
  process.exitCode = 1;
}
