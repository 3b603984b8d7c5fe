import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Packages of a hundred small modules each: loading them one by one takes a quarter of the start-up time. */
const BUNDLED_PACKAGES = ['@sinclair/typebox', 'drizzle-orm'];

/** Bundles our own code into one file. Other packages stay in node_modules, beside their native parts. Runs in the project's root. */
export async function bundleServer(outputPath: string, entry = 'server/main.ts') {
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    object
  >;
  await build({
    entryPoints: [entry],
    outfile: join(outputPath, 'main.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !BUNDLED_PACKAGES.includes(name)),
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
}
