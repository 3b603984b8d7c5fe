import type { Request } from '@playwright/test';

import { expect, test } from './support/test';

const LIMIT_BYTES = 170 * 1024;

test('the first load of home takes at most 170 KB of JavaScript', async ({ page }) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });

  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toBeVisible();
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));

  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(LIMIT_BYTES);
});
