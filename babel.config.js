/** Browsers of the last two years: they run modern syntax as it is, so no polyfill is ever added. */
const EVERGREEN = { chrome: '120', edge: '120', firefox: '121', safari: '17.2' };

/**
 * Remembering what has not changed pays off in pages that people work in, their fields and grids; in the shell, on home and
 * in leaves it only adds to the first load, 6 KB of it.
 */
const isWorthCompiling = (file) =>
  /[\\/]src[\\/](features|pages|shared[\\/](lib[\\/]list-query|ui[\\/](form|server-grid)))[\\/]/.test(file) &&
  !/[\\/](pages[\\/]home|features[\\/](install-app|sign-out|switch-colors|switch-language))[\\/]/.test(file);

export default (api) => {
  const isTest = api.env('test');
  const isDevelopment = api.env('development');

  return {
    presets: [
      isTest
        ? ['@babel/preset-env', { targets: { node: 'current' } }]
        : ['@babel/preset-env', { targets: EVERGREEN, modules: false }],
      ['@babel/preset-react', { runtime: 'automatic', development: isDevelopment }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [
      ...(api.env(['production', 'test'])
        ? [['babel-plugin-react-compiler', { target: '19', sources: isWorthCompiling }]]
        : []),
      ...(isDevelopment ? ['react-refresh/babel'] : []),
    ],
  };
};
