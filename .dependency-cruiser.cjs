/** The walls of the house. Layers inside src/ are Steiger's job; these are the ones that it can not see. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A type alone makes no cycle: it is gone before the program runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '^scripts/', '/testing/global'] },
      to: {},
    },
    {
      name: 'client-and-server-meet-in-contract-only',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|scripts|e2e)/' },
    },
    {
      name: 'server-and-client-meet-in-contract-only',
      severity: 'error',
      comment: 'Tests of the process start the bundle that production does.',
      from: { path: '^server/' },
      to: { path: '^(src|scripts|e2e)/', pathNot: '^scripts/bundleServer\\.ts$' },
    },
    {
      name: 'contract-is-pure',
      comment: 'contract/ runs in the browser and in Node: it may know itself, yup and TypeBox, nothing else.',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/', '^node_modules/(yup|@sinclair/typebox)/'] },
    },
    {
      name: 'wire-shapes-stay-out-of-the-client',
      comment: 'contract/wire/ carries TypeBox, which the browser does not need: the client takes types from it only.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^contract/wire/', '^node_modules/@sinclair/typebox/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-repositories-talk-sql',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: ['\\.(repository|test)\\.ts$', '^server/db/', '^server/(demo|reference)/', '/testing/'],
      },
      to: { path: ['^node_modules/(drizzle-orm|pg)/', '^server/db/schema'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-go-through-a-service',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'services-do-not-know-fastify',
      severity: 'error',
      from: { path: '\\.(service|repository)\\.ts$' },
      to: { path: '^node_modules/fastify/' },
    },
    {
      name: 'modules-meet-in-services',
      comment: 'A module may use another module only through its service.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/modules/', pathNot: ['^server/modules/$1/', '\\.service\\.ts$'] },
    },
    {
      name: 'no-tests-in-production',
      comment: 'The benchmarks are not production either: they play with the builders of the tests.',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '/testing/', '^bench/'] },
      to: { path: ['\\.test\\.tsx?$', '/testing/'] },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
