import type { Browser } from '@playwright/test';

import startServer from '../../e2e/support/startServer';
import { runOrShowUsage } from '../../scripts/commandLine';
import { StartError } from '../../server/startError';
import { medianOf } from '../median';
import { openBrowser } from './browser';
import { type Screen, SCREENS } from './screens';
import { staticPage } from './staticPage';
import { startStaticServer } from './staticServer';
import { printHeader, printVisit } from './table';
import { type Visit, visit } from './visit';

const NAMES = SCREENS.map(({ name }) => name);

const USAGE = `Opens screens on a slow phone, beside plain HTML of the same words and pictures.

  npm run bench:web -- home "sign in"    these screens, or all if none is named

  --help    this text

Screens: ${NAMES.join(', ')}`;

/** The screens that are named, or all. */
function readScreens(): readonly Screen[] {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new StartError(`There is no screen ${unknown}. Screens: ${NAMES.join(', ')}`);
  return named.length === 0 ? SCREENS : SCREENS.filter(({ name }) => named.includes(name));
}

const ROUNDS = 5;
const MAX_PAINT_RATIO = 2.5;
const MAX_LAYOUT_SHIFT = 0.02;

type Figure = Exclude<keyof Visit, 'largest'>;

/** The median of each figure, independent of the others. */
function medianVisit(visits: Visit[]): Visit {
  const median = (figure: Figure) => medianOf(visits.map((one) => one[figure]));
  return {
    largestPaint: median('largestPaint'),
    largest: visits.at(-1)?.largest ?? '',
    layoutShift: median('layoutShift'),
    requests: median('requests'),
    bytes: median('bytes'),
    scriptBytes: median('scriptBytes'),
  };
}

/** Alternates between the page and its plain copy, so that other load on the machine affects both. */
async function measure(browser: Browser, screen: Screen, baseUrl: string, limitUrl: string) {
  const visits: Visit[] = [];
  const limits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.push(await visit(browser, baseUrl, screen));
    limits.push(await visit(browser, limitUrl, { path: screen.path }));
  }
  return { page: medianVisit(visits), limit: medianVisit(limits) };
}

function missedGoals({ name, email, scriptLimit = Infinity }: Screen, page: Visit, ratio: number): string[] {
  return [
    ...(ratio > MAX_PAINT_RATIO && email === undefined
      ? [`${name}: largest paint ${ratio.toFixed(2)} times plain HTML's, of at most ${MAX_PAINT_RATIO}`]
      : []),
    ...(page.layoutShift > MAX_LAYOUT_SHIFT ? [`${name}: layout shift ${page.layoutShift.toFixed(3)}`] : []),
    ...(page.scriptBytes > scriptLimit ? [`${name}: ${(page.scriptBytes / 1024).toFixed(1)} KB of JavaScript`] : []),
  ];
}

async function measureAll(browser: Browser, baseUrl: string, measured: readonly Screen[]): Promise<string[]> {
  const pages = new Map<string, string>();
  for (const screen of measured) pages.set(screen.path, await staticPage(browser, baseUrl, screen));
  const limits = await startStaticServer(pages);
  const missed: string[] = [];
  try {
    printHeader();
    for (const screen of measured) {
      const { page, limit } = await measure(browser, screen, baseUrl, limits.baseUrl);
      const ratio = page.largestPaint / limit.largestPaint;
      printVisit(screen.name, page, ratio);
      printVisit(`${screen.name}, plain HTML`, limit);
      missed.push(...missedGoals(screen, page, ratio));
    }
  } finally {
    limits.stop();
  }
  return missed;
}

async function runBenchmark() {
  const measured = readScreens();
  const stopServer = await startServer();
  const browser = await openBrowser();
  try {
    const missed = await measureAll(browser, process.env.BASE_URL ?? '', measured);
    for (const goal of missed) process.stderr.write(`Missed: ${goal}\n`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await stopServer();
  }
}

await runOrShowUsage(USAGE, runBenchmark);
