import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync, version } from '@swc/core';
import babelJest from 'babel-jest';

import { swcOptions } from './swcOptions.js';

/** Jest knows CommonJS alone. Babel makes it, whose exports are plain properties: those of SWC are getters, which no test can replace. */
const commonJs = babelJest.createTransformer();

const OWN_FILES = ['jestTransform.js', 'swcOptions.js'].map((file) => new URL(file, import.meta.url));
/** What a file is compiled by, beside what Babel itself answers for. */
const COMPILER = [version, ...OWN_FILES.map((file) => readFileSync(file, 'utf8'))].join('\0');

const compiled = (source, file) =>
  transformSync(source, { ...swcOptions(file, 'test'), filename: file, sourceMaps: 'inline' }).code;

export default {
  getCacheKey: (source, ...rest) =>
    createHash('sha256')
      .update(commonJs.getCacheKey(source, ...rest))
      .update(COMPILER)
      .digest('hex'),
  process: (source, file, options) =>
    commonJs.process(/\.tsx?$/.test(file) ? compiled(source, file) : source, file, options),
};
