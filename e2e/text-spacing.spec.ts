import type { Page } from '@playwright/test';

import { findListingInStock, joinByApi, PHARMACIES, signInByApi } from './support/people';
import { expectNothingCutOff, open } from './support/screens';
import { expect, test } from './support/test';
import { DOUBLE_TEXT_SIZE, WIDE_TEXT_SPACING } from './support/textChecks';

/** Doubles the letters of every page that is opened from now on. */
const doubleLetters = (page: Page) =>
  page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, DOUBLE_TEXT_SIZE);

test('the lists of a pharmacy show whole texts where their letters are set apart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // Before the page loads, because an open grid does not adapt the height of its rows.
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, WIDE_TEXT_SPACING);
  await signInByApi(page, PHARMACIES[0].email);

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

test('the fields of a form have room for their labels where letters are twice as large', async ({ page }) => {
  await doubleLetters(page);
  const expectWholeLabels = async (path: string) => {
    await open(page, path);
    const labels = page.locator('main form label[for]');
    await expect(labels.first()).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await labels.evaluateAll((all) =>
        all.filter((label) => label.scrollWidth > label.clientWidth).map(({ textContent }) => textContent),
      );
      expect.soft(cut, `${path} at ${width} px`).toEqual([]);
    }
  };

  await expectWholeLabels('/join');
  await signInByApi(page, PHARMACIES[0].email);
  await expectWholeLabels('/pharmacydashboard/settingsdashboard');
});

test('a phone shows prices, days and the field of a promo code in full where letters are twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await doubleLetters(page);
  const listing = await findListingInStock(page.request, PHARMACIES[0].name);
  for (const path of [`/pharmacydetails/${listing.pharmacy.id}?tab=medications`, '/join']) {
    await open(page, path);
    await expectNothingCutOff(page, path);
  }

  const { headers } = await joinByApi(page, 'large-letters');
  await page.request.post('/api/cart/add', { headers, data: { medication_id: listing.id, quantity: 1 } });
  await open(page, '/cart');
  const label = page.locator('label').filter({ hasText: 'Promo code' });
  expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
