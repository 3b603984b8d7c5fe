import { PHARMACIES, signInQuietly } from './support/people';
import { open } from './support/screens';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 900 } });

test('the lists of a pharmacy show whole texts where their letters are set apart', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // As far as they have to be able to be (WCAG 1.4.12).
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
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
