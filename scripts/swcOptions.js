/** The oldest supported browsers (decision 0047): the last ones for old phones and Windows 7. No polyfills are added. */
const OLDEST = { chrome: '106', edge: '106', firefox: '115', safari: '15.4' };

/** In the notation of esbuild. */
export const BROWSERS = Object.entries(OLDEST).map(([name, version]) => name + version);

/**
 * Files that the React compiler memoizes. It pays off in the pages that people work in, their fields and grids. In the shell, on home and
 * in small components it would only add 6 KB to the first load.
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
  // `bugfixes`: works around the bugs of Safari 15 with the smallest possible rewrite instead of compiling the whole feature away.
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
