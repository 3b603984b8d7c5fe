import { PHARMACIES, signInByApi } from './support/people';
import { open } from './support/screens';
import { expect, test } from './support/test';
import { WIDE_TEXT_SPACING } from './support/textChecks';

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
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  const cutLabels = async (path: string) => {
    await open(page, path);
    const labels = page.locator('main form label[for]');
    await expect(labels.first()).toBeVisible();
    return labels.evaluateAll((all) =>
      all.filter((label) => label.scrollWidth > label.clientWidth).map(({ textContent }) => textContent),
    );
  };

  expect.soft(await cutLabels('/signup')).toEqual([]);
  await signInByApi(page, PHARMACIES[0].email);
  expect(await cutLabels('/pharmacydashboard/settingsdashboard')).toEqual([]);
});
