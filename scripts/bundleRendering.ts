import { join } from 'node:path';
import { build } from 'esbuild';

import { ROOT } from './processes';

/** The client once more, for the server to render its pages with: one file, packages included, as production runs them. */
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
    // Fonts and their rules reach the browser by the client's own bundle.
    loader: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
}
