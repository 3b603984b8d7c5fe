import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

import { expect } from './test';

/** WCAG 2.2 A and AA, and what axe holds to be good practice beside them. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Between light and dark nothing but the colours changes. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

const SCRIPT = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In each of the colours, axe finds nothing that breaks WCAG 2.2 A or AA or good practice. */
export async function expectNoViolation(page: Page, path: string, colours: readonly ('light' | 'dark')[]) {
  await page.evaluate(await SCRIPT);
  for (const [index, colorScheme] of colours.entries()) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    await page.evaluate(fadesEnd);
    const found = await page.evaluate(
      findViolations,
      index === 0 ? { type: 'tag' as const, values: ALL } : { type: 'rule' as const, values: ABOUT_COLOURS },
    );
    expect.soft(found, `${path}, ${colorScheme}`).toEqual([]);
  }
}

/** Buttons fade from one colour to the other, and half-way they are hard to read. */
const fadesEnd = async () => {
  const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(fades.map(({ finished }) => finished));
};

async function findViolations(runOnly: axe.RunOnly): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  // What passes is asked for no details: finding selectors for it takes as long as the look itself.
  const { violations } = await run({ runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
