import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync, version } from '@swc/core';
import babelJest from 'babel-jest';

import { swcOptions } from './swcOptions.js';

/** For dependencies that are published as ES modules only. */
const commonJs = babelJest.createTransformer();

const OWN_FILES = ['jestTransform.js', 'swcOptions.js'].map((file) => new URL(file, import.meta.url));
/** What our own compilation depends on, for the cache key. Babel provides the rest. */
const COMPILER = [version, ...OWN_FILES.map((file) => readFileSync(file, 'utf8'))].join('\0');

/** Compiles as for the browser, but to CommonJS. Exports are getters, so a test that tries to replace one fails. */
const compile = (source, file) =>
  transformSync(source, {
    ...swcOptions(file, 'test'),
    filename: file,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
  });

export default {
  getCacheKey: (source, ...rest) =>
    createHash('sha256')
      .update(commonJs.getCacheKey(source, ...rest))
      .update(COMPILER)
      .digest('hex'),
  process: (source, file, options) =>
    /\.tsx?$/.test(file) ? { code: compile(source, file).code } : commonJs.process(source, file, options),
};
