import { join } from 'node:path';
import { build } from 'esbuild';

import { ROOT } from './processes';

/** Bundles the client for rendering on the server: one file that includes its packages. */
export async function bundleRendering(outputPath: string) {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/app/rendering/worker.ts'],
    outfile: join(outputPath, 'pages.cjs'),
    bundle: true,
    minify: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The browser gets fonts and style sheets from the client's own bundle.
    loader: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
}
