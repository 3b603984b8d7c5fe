import type { Page } from '@playwright/test';

import { PHARMACIES, signInQuietly } from './support/people';
import { open } from './support/screens';
import { expect, test } from './support/test';
import { READERS } from './support/texts';

/** As far apart as letters and words have to be able to be (WCAG 1.4.12). */
const setLettersApart = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

test('the lists of a pharmacy show whole texts where their letters are set apart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await setLettersApart(page);
  await signInQuietly(page, PHARMACIES[0].email);

  for (const list of ['orders', 'customers', 'inventory', 'promocodes']) {
    await open(page, `/pharmacydashboard/${list}`);
    const cells = page.getByRole('gridcell');
    await expect(cells.first()).toBeVisible();
    const cut = await cells.evaluateAll((all) =>
      all
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.scrollHeight > cell.clientHeight + 1)
        .map(({ textContent }) => textContent),
    );
    expect.soft(cut, list).toEqual([]);
  }
});

/** What loses its end: an email beside a name may, each is whole where it is opened; and so may a chart's words, which its table has. */
const findCut = () =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => !element.closest('[role="gridcell"] [dir="ltr"], svg, .MuiSkeleton-root'))
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    )
    .filter((element) => element.offsetWidth > 1 && getComputedStyle(element).overflow === 'hidden')
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4,
    )
    .map(({ textContent }) => textContent);

for (const { locale } of READERS)
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 320, height: 700 } });

    test('labels and cards are whole on the narrowest phone where their letters are set apart', async ({ page }) => {
      await setLettersApart(page);
      // Where nobody of the longest name orders, which may end in dots.
      await signInQuietly(page, PHARMACIES[1].email);

      for (const path of [
        '/medications',
        '/pharmacydetails/7?tab=medications',
        '/contact',
        '/pharmacydashboard',
        '/pharmacydashboard/orders',
        '/pharmacydashboard/settingsdashboard',
        '/pharmacydashboard/settingsdashboard?tab=preferences',
      ]) {
        await open(page, path);
        expect.soft(await page.evaluate(findCut), path).toEqual([]);
      }
    });
  });
