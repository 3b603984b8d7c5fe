import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect } from './test';

const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Between light and dark nothing but the colours changes. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** In light and in dark, axe finds nothing that breaks WCAG 2.2 A or AA. */
export async function expectNoViolation(page: Page, path: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    await page.evaluate(fadesEnd);
    // The other mode opens a page of its own for every result, for the sake of foreign frames: there are none.
    // What passes is asked for no details: finding selectors for it takes as long as the look itself.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const rules = colorScheme === 'light' ? axe.withTags(WCAG_AA) : axe.withRules(ABOUT_COLOURS);
    const { violations } = await rules.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect.soft(found, `${path}, ${colorScheme}`).toEqual([]);
  }
}

/** Buttons fade from one colour to the other, and half-way they are hard to read. */
const fadesEnd = async () => {
  const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(fades.map(({ finished }) => finished));
};
