import { PHARMACIES, signInQuietly } from './support/people';
import { open } from './support/screens';
import { expect, test } from './support/test';
import { READERS } from './support/texts';

const GRIDS = ['orders', 'inventory', 'customers', 'promocodes'];

for (const { language, locale } of READERS) {
  test.describe(() => {
    test.use({ locale });

    test(`every grid of the back office shows all of its columns on a tablet: ${language}`, async ({ page }) => {
      await signInQuietly(page, PHARMACIES[0].email);

      for (const width of [768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        for (const grid of GRIDS) {
          await open(page, `/pharmacydashboard/${grid}`);
          await expect(page.getByRole('gridcell').first()).toBeVisible();
          const columns = await page.getByRole('grid').getAttribute('aria-colcount');
          await expect.soft
            .poll(() => page.getByRole('grid').evaluate(columnsInSight), { message: `${grid} at ${width} px` })
            .toBe(Number(columns));
        }
      }
    });
  });
}

/** The grid draws no column that is far beyond its edge. */
function columnsInSight(grid: Element): number {
  const edges = grid.getBoundingClientRect();
  const isInSight = ({ left, right }: DOMRect) => left >= edges.left - 1 && right <= edges.right + 1;
  return [...grid.querySelectorAll('[role=columnheader]')].filter((each) => isInSight(each.getBoundingClientRect()))
    .length;
}
