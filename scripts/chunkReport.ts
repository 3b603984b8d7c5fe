import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chunk, Compilation, Module } from 'webpack';

import { ROOT } from './processes';

/** What the size check needs to know of a built chunk. */
export interface ChunkReport {
  /** Whether it is loaded with the page itself, before any `import()`. */
  isInitial: boolean;
  files: string[];
  /** The texts of the import() calls that load it. */
  requests: string[];
  /** The npm packages with code in it. */
  packages: string[];
}

const FILE = join(ROOT, 'dist/chunks.json');
const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Webpack concatenates modules where it can, and then lists them one level down. */
const innerModules = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];

function describe(chunk: Chunk, { chunkGraph }: Compilation): ChunkReport {
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(innerModules);
  const packages = modules.map((module) => PACKAGE.exec(module.nameForCondition() ?? '')?.[1] ?? '');
  const requests = [...chunk.groupsIterable].flatMap((group) => group.origins.map(({ request }) => request));
  return {
    isInitial: chunk.canBeInitial(),
    files: [...chunk.files],
    requests: [...new Set(requests)].filter(Boolean),
    packages: [...new Set(packages)].filter(Boolean).sort(),
  };
}

export async function writeChunkReport(compilation: Compilation) {
  const chunks = [...compilation.chunks].map((chunk) => describe(chunk, compilation));
  await writeFile(FILE, JSON.stringify(chunks, null, 2));
}

export const readChunkReport = async () => JSON.parse(await readFile(FILE, 'utf8')) as ChunkReport[];
