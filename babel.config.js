/** For Jest alone (`scripts/jestTransform.js`): dependencies that ship ES modules become modules that it can require. */
export default { presets: [['@babel/preset-env', { targets: { node: 'current' } }]] };
