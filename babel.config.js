/** For Jest alone, behind SWC (`scripts/jestTransform.js`): modules that Node can require. */
export default { presets: [['@babel/preset-env', { targets: { node: 'current' } }]] };
