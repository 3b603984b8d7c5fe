import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Configuration, type Stats } from 'webpack';

import clientConfig from '../webpack.config';
import { bundleServiceWorker } from './bundleServiceWorker';
import { writeChunkReport } from './chunkReport';
import { ROOT } from './processes';

const TEXT = /\.(html|js|css|svg|json|txt)$/;
const MIN_COMPRESSED_BYTES = 256;

/**
 * Builds the page and its chunks and copies public/. Text files get a compressed .br and .gz variant, which the server sends as they are.
 */
export async function bundleClient(outputPath: string) {
  const publicFolder = join(ROOT, 'public');
  const template = join(publicFolder, 'index.html');

  const stats = await compile(clientConfig('production', outputPath));
  await cp(publicFolder, outputPath, { recursive: true, filter: (source) => source !== template });
  await bundleServiceWorker(outputPath);
  await compressTexts(outputPath);
  await writeChunkReport(stats.compilation);
}

function compile(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) fail(error);
        else if (!stats || stats.hasErrors())
          fail(new Error(stats?.toString({ preset: 'errors-only', errorStack: false }) ?? 'No result'));
        else done(stats);
      });
    });
  });
}

async function compressTexts(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))));
}

async function compress(file: string) {
  const content = await readFile(file);
  if (content.length < MIN_COMPRESSED_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
