/** The oldest that are promised (decision 0047): the last ones of old phones and of Windows 7. No polyfill is ever added. */
const OLDEST = { chrome: '106', edge: '106', firefox: '115', safari: '15.4' };

/** The same as esbuild names them. */
export const BROWSERS = Object.entries(OLDEST).map(([name, version]) => name + version);

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
  // `bugfixes`: what Safari 15 has with a fault is repaired where the fault lies, and not written anew everywhere.
  env: { targets: mode === 'test' ? { node: process.versions.node } : OLDEST, bugfixes: true },
  jsc: {
    parser: { syntax: 'typescript', tsx: file.endsWith('x') },
    transform: {
      verbatimModuleSyntax: true,
      react: { runtime: 'automatic', development: mode === 'development', refresh: mode === 'development' },
      reactCompiler: mode !== 'development' && isMemoized(file) && { target: '19' },
    },
  },
});
