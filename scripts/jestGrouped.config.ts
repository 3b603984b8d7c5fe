/** @jest-config-loader esbuild-register */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from 'jest';

import config from '../jest.config';

/** Not from `processes.ts`: Jest loads this file as CommonJS. */
const ROOT = join(__dirname, '..');
const FOLDER = 'test-results/groups';

/** Changes that outlive the test file: mocked modules, other texts, replaced parts of the browser. */
const GLOBAL_EFFECTS = /\bjest\.(?:mock|isolateModules|resetModules)|from 'i18next'|defineProperty\(navigator/;
/** Tests that start real servers or a PostgreSQL, or call every route as every kind of user. Each takes as long as a whole group. */
const LONG_RUNNING = /from '[^']*\/(?:serverProcess|runCrowd|embedded)'|import type \{ Guard\b/;

/** Enough groups that all cores end at about the same time, but few, because each loads the packages anew. */
const GROUPS = 10;

interface TestFile {
  path: string;
  source: string;
}

const testsIn = (folder: string): TestFile[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, source: readFileSync(join(ROOT, folder, path), 'utf8') }));

const needsOwnEnvironment = ({ source }: TestFile) => LONG_RUNNING.test(source) || GLOBAL_EFFECTS.test(source);

/** Groups of similar length: the length of a file is the best guess of its duration. */
function groupByLength(files: readonly TestFile[]): string[][] {
  const groups = Array.from({ length: GROUPS }, () => ({ paths: [] as string[], length: 0 }));
  for (const { path, source } of files.toSorted((one, other) => other.source.length - one.source.length)) {
    const shortest = groups.reduce((least, each) => (each.length < least.length ? each : least));
    shortest.paths.push(path);
    shortest.length += source.length;
  }
  return groups.map(({ paths }) => paths);
}

/** Each test file is in a `describe` of its own, so that its hooks apply to nothing else. */
function writeGroup(name: string, paths: readonly string[]): string {
  const block = (path: string) =>
    `describe(${JSON.stringify(path)}, () => void require(${JSON.stringify(relative(FOLDER, path))}));\n`;
  writeFileSync(join(ROOT, FOLDER, name), paths.map(block).join(''));
  return `<rootDir>/${FOLDER}/${name}`;
}

function groupTests(name: string, folders: readonly string[]): string[] {
  const files = folders.flatMap(testsIn);
  const groups = groupByLength(files.filter((file) => !needsOwnEnvironment(file)));
  return [
    ...files.filter(needsOwnEnvironment).map(({ path }) => `<rootDir>/${path}`),
    ...groups.map((paths, place) => writeGroup(`${name}${place + 1}.test.ts`, paths)),
  ];
}

rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
mkdirSync(join(ROOT, FOLDER), { recursive: true });
const matches: Record<string, string[]> = {
  client: groupTests('client', ['src']),
  server: groupTests('server', ['server', 'contract']),
};

/**
 * Runs the tests of `jest.config.ts` in groups. The files of a group share an environment and load React, MUI or Drizzle only once, which
 * is a third of their cost.
 */
const groupedConfig: Config = {
  ...config,
  projects: config.projects?.map((project) =>
    typeof project === 'string'
      ? project
      : { ...project, rootDir: ROOT, testMatch: matches[String(project.displayName)] },
  ),
};

export default groupedConfig;
