/** Browsers of the last two years: they run modern syntax as it is, so no polyfill is ever added. */
const EVERGREEN = { chrome: '120', edge: '120', firefox: '121', safari: '17.2' };

/**
 * Where the React compiler memoizes: it pays off in pages that people work in, their fields and grids; in the shell, on home and
 * in leaves it only adds to the first load, 6 KB of it.
 */
const MEMOIZED = /[\\/]src[\\/](features|pages|shared[\\/](lib[\\/]list-query|ui[\\/](form|server-grid)))[\\/]/;
const NOT_MEMOIZED = /[\\/](pages[\\/]home|features[\\/](install-app|sign-out|switch-colors|switch-language))[\\/]/;
const isMemoized = (file) => MEMOIZED.test(file) && !NOT_MEMOIZED.test(file);

/**
 * How SWC compiles a file of ours, for the browser and for its tests alike.
 * @param {string} file
 * @param {'production' | 'development' | 'test'} mode
 * @returns {import('@swc/core').Options}
 */
export const swcOptions = (file, mode) => ({
  swcrc: false,
  env: { targets: mode === 'test' ? { node: process.versions.node } : EVERGREEN },
  jsc: {
    parser: { syntax: 'typescript', tsx: file.endsWith('x') },
    transform: {
      verbatimModuleSyntax: true,
      react: { runtime: 'automatic', development: mode === 'development', refresh: mode === 'development' },
      reactCompiler: mode !== 'development' && isMemoized(file) && { target: '19' },
    },
  },
});
