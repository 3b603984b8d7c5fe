import { expect, type Page } from '@playwright/test';

/** No screen may scroll sideways. What sticks out is measured, too: the page clips it, and the reader misses it. */
export async function expectToFit(page: Page, path: string) {
  const overflow = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const main = document.querySelector('main');
    const inside = main ? main.scrollWidth - main.clientWidth : 0;
    return Math.max(scrollWidth - clientWidth, inside);
  });
  expect.soft(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
}
