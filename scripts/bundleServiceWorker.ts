import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

import { ROOT } from './processes';
import { BROWSERS } from './swcOptions.js';

/** Call this after building the client: the page contains the hashed names of its scripts, so its own hash identifies the build. */
export async function bundleServiceWorker(clientPath: string) {
  const page = await readFile(join(clientPath, 'index.html'));
  const fingerprint = createHash('sha256').update(page).digest('hex').slice(0, 16);
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/app/offline/serviceWorker.ts'],
    outfile: join(clientPath, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    define: { 'process.env.NODE_ENV': '"production"', BUILD: JSON.stringify(fingerprint) },
    logLevel: 'silent',
  });
}
