/** Browsers of the last two years: they run modern syntax as it is, so no polyfill is ever added. */
const EVERGREEN = { chrome: '120', edge: '120', firefox: '121', safari: '17.2' };

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
      ...(api.env('production') ? [['babel-plugin-react-compiler', { target: '19' }]] : []),
      ...(isDevelopment ? ['react-refresh/babel'] : []),
    ],
  };
};
