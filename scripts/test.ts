import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { ensureChromium } from './chromium';
import { type Outcome, report, ROOT, runCommand } from './processes';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

const RESULTS = join(ROOT, 'test-results');
const JEST_REPORT = join(RESULTS, 'jest.json');
const PLAYWRIGHT_REPORT = join(RESULTS, 'playwright.json');

const total = { passed: 0, failed: 0 };

/** A runner that crashed leaves no report; `none` replaces it. */
const readReport = async <Report>(file: string, none: Report) =>
  JSON.parse(await readFile(file, 'utf8').catch(() => JSON.stringify(none))) as Report;

const script = (name: string) => () => runCommand('tsx', [`scripts/${name}.ts`], { live: true });

/** For thousands of short tests: more room for short-lived objects, and quick compilation. Saves a tenth of the time. */
const V8_FLAGS = ['--max-semi-space-size=64', '--always-sparkplug'];

async function runJest() {
  const config = ['--config', 'scripts/jestGrouped.config.ts'];
  const jest = [...V8_FLAGS, 'node_modules/jest/bin/jest.js', ...config, '--json', '--outputFile', JEST_REPORT];
  const outcome = await runCommand('node', jest, { live: true });
  const none: JestReport = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  const result = await readReport(JEST_REPORT, none);
  total.passed += result.numPassedTests;
  total.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  return outcome;
}

async function runPlaywright(): Promise<Outcome> {
  const start = performance.now();
  try {
    const env = { CHROME_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT };
    const outcome = await runCommand('playwright', ['test', '--forbid-only', '--reporter=list,json'], {
      env,
      live: true,
    });
    const none: PlaywrightReport = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] };
    const { stats, errors } = await readReport(PLAYWRIGHT_REPORT, none);
    total.passed += stats.expected;
    total.failed += stats.unexpected + stats.flaky + errors.length;
    return outcome;
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return { ok: false, output, seconds: (performance.now() - start) / 1000 };
  }
}

const RUN = {
  lint: script('lint'),
  build: script('build'),
  unit: runJest,
  size: script('checkSize'),
  browsers: script('checkBrowsers'),
  e2e: runPlaywright,
} satisfies Record<string, () => Promise<Outcome>>;

type StepName = keyof typeof RUN;

/** The steps of a stage run in parallel, which only steps may do that measure no time and start no server. */
const ALL: StepName[][] = [['lint', 'build'], ['unit'], ['size', 'browsers'], ['e2e']];

const ONLY: Record<string, StepName[][]> = {
  lint: [['lint']],
  unit: [['unit']],
  size: [['build'], ['size', 'browsers']],
  e2e: [['build'], ['e2e']],
};

function chosenStages() {
  const flag = process.argv.indexOf('--only');
  if (flag < 0) return ALL;
  const stages = ONLY[process.argv[flag + 1] ?? ''];
  if (stages) return stages;
  process.stderr.write(`--only takes one of: ${Object.keys(ONLY).join(', ')}\n`);
  process.exit(2);
}

async function runStep(name: StepName) {
  const failedBefore = total.failed;
  const outcome = await RUN[name]();
  report(name, outcome);
  // Counts as a failure in the last line even if no single test failed (lint, a crash).
  if (!outcome.ok && total.failed === failedBefore) total.failed += 1;
  return outcome.ok;
}

async function runAll(stages: StepName[][]) {
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  for (const stage of stages) {
    const results = await Promise.all(stage.map(runStep));
    if (results.includes(false)) return false;
  }
  return true;
}

const start = performance.now();
const ok = await runAll(chosenStages());
const seconds = Math.round((performance.now() - start) / 1000);
process.stdout.write(`${ok ? 'All steps passed' : 'Stopped at the first failure'} after ${seconds} s\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = ok ? 0 : 1;
