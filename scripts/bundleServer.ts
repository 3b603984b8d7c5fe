import { join } from 'node:path';
import { build } from 'esbuild';

/** One file with our own code in it; packages stay in node_modules, where their native parts are. Runs in the project's root. */
export async function bundleServer(outputPath: string, entry = 'server/main.ts') {
  await build({
    entryPoints: [entry],
    outfile: join(outputPath, 'main.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
}
