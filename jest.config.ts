/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** Dependencies that ship ES modules only, which Jest can not require() before Node 24. */
const ESM_ONLY = ['rettime', 'until-async', '@open-draft', 'cookie', '@scure', '@noble'];

const common = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract/(.*)$': '<rootDir>/contract/$1',
    '^@fontsource|\\.(css|svg|png|webp|woff2)$': '<rootDir>/scripts/jestAsset.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/scripts/jestTransform.js' },
  // Also where one of them lies within the folder of the package that asked for it.
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${ESM_ONLY.join('|')})/)`],
};

const config: Config = {
  testTimeout: 30_000,
  // One more than the cores of a small machine: now and then each of them waits for the database.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  projects: [
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/src/app/testing/setup.ts'],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,contract}/**/*.test.ts'],
      globalSetup: '<rootDir>/server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
    },
  ],
};

export default config;
