import { expect, test } from './support/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

test('whoever presses with a thumb has 44 px to hit', async ({ page }) => {
  await page.goto('/signin');
  const pressed = page
    .locator('main button, header button, .MuiOutlinedInput-root, .MuiFormControlLabel-root, footer .MuiLink-root')
    .filter({ visible: true });
  await expect(page.getByLabel('Remember me')).toBeVisible();

  const heights = await pressed.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));

  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
