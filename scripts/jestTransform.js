import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync, version } from '@swc/core';
import babelJest from 'babel-jest';

import { swcOptions } from './swcOptions.js';

/** Of dependencies that ship ES modules alone. */
const commonJs = babelJest.createTransformer();

const OWN_FILES = ['jestTransform.js', 'swcOptions.js'].map((file) => new URL(file, import.meta.url));
/** What a file is compiled by, beside what Babel itself answers for. */
const COMPILER = [version, ...OWN_FILES.map((file) => readFileSync(file, 'utf8'))].join('\0');

/** As for the browser, but in the modules that Jest knows. Their exports are getters: a test that puts its own in their place fails. */
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
