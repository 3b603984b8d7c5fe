import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

import { type ColorScheme, showIn } from './screens';
import { expect } from './test';

/** WCAG 2.2 A and AA, and axe's best practices. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on colours, which are all that can differ between light and dark. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

const SCRIPT = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Adds axe once to each loaded page. As a script of its own, because the browser caches a compiled script, but not a text evaluated by a
 * function.
 */
async function bringAxe(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: `${await SCRIPT};undefined` });
  await session.detach();
}

/** Checks all rules in one colour scheme. */
export const expectNoViolation = (page: Page, path: string, colours: ColorScheme) =>
  expectNothingFound(page, path, colours, { type: 'tag', values: ALL });

/**
 * Checks only the rules about colours, for a page that was fully checked in the other colour scheme, and only in the dialog that is open:
 * what lies behind one was checked before it opened.
 */
export const expectNoFaintColour = (page: Page, path: string, colours: ColorScheme) =>
  expectNothingFound(page, path, colours, { type: 'rule', values: ABOUT_COLOURS });

/** All rules in the colour scheme that is shown, and those about colours in the other one, which then stays for the next check. */
export async function expectNoViolationInBoth(page: Page, path: string) {
  const isDark = (await page.locator('html').getAttribute('data-color-scheme')) === 'dark';
  await expectNoViolation(page, path, isDark ? 'dark' : 'light');
  await expectNoFaintColour(page, path, isDark ? 'light' : 'dark');
}

async function expectNothingFound(page: Page, path: string, colorScheme: ColorScheme, runOnly: axe.RunOnly) {
  await bringAxe(page);
  await showIn(page, colorScheme);
  const found = await page.evaluate(findViolations, runOnly);
  expect.soft(found, `${path}, ${colorScheme}`).toEqual([]);
}

async function findViolations(runOnly: axe.RunOnly): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const part = runOnly.type === 'rule' ? document.querySelector('[role=dialog]') : null;
  // Only violations: finding selectors for everything that passes takes as long as the checks themselves.
  const { violations } = await run(part ?? document, { runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
