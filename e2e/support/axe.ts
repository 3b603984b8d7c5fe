import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

import { type ColorScheme, showIn } from './screens';
import { expect } from './test';

/** WCAG 2.2 A and AA, and what axe holds to be good practice beside them. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Between light and dark nothing but the colours changes. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

const SCRIPT = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Once for each page that is opened, as a script of its own: the browser keeps what it made of one, and not of a text that a function evaluates. */
async function bringAxe(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: `${await SCRIPT};undefined` });
  await session.detach();
}

/** In these colours, axe finds nothing that breaks WCAG 2.2 A or AA or good practice. */
export const expectNoViolation = (page: Page, path: string, colours: ColorScheme) =>
  expectNothingFound(page, path, colours, { type: 'tag', values: ALL });

/** What is accessible in other colours is in these. */
export const expectNoFaintColour = (page: Page, path: string, colours: ColorScheme) =>
  expectNothingFound(page, path, colours, { type: 'rule', values: ABOUT_COLOURS });

async function expectNothingFound(page: Page, path: string, colorScheme: ColorScheme, runOnly: axe.RunOnly) {
  await bringAxe(page);
  await showIn(page, colorScheme);
  const found = await page.evaluate(findViolations, runOnly);
  expect.soft(found, `${path}, ${colorScheme}`).toEqual([]);
}

async function findViolations(runOnly: axe.RunOnly): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  // What passes is asked for no details: finding selectors for it takes as long as the look itself.
  const { violations } = await run({ runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
