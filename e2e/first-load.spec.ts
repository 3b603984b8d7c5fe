import type { Page, Request } from '@playwright/test';

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

/** The fonts or images that the first load of home requests. */
async function openHome(page: Page, type: 'font' | 'image') {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === type) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('#root')).not.toHaveAttribute('disabled');
  return asked;
}

for (const [what, line, isLight] of [
  ['a slow line', { effectiveType: '2g' }, true],
  ['whoever saves data', { effectiveType: '4g', saveData: true }, true],
  ['any other line', { effectiveType: '4g', saveData: false }, false],
] as const)
  test(`${what} ${isLight ? 'goes without' : 'brings'} the fonts`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), line);

    expect((await openHome(page, 'font')).length > 0).toBe(!isLight);
  });

test('an English page brings no Arabic font', async ({ page }) => {
  const fonts = await openHome(page, 'font');
  await expect(page.getByRole('button', { name: 'العربية' })).toBeVisible();

  expect(fonts.join()).toContain('readex-pro-latin');
  expect(fonts.join()).not.toContain('readex-pro-arabic');
});

const HERO = '/images/hero.svg';

test('a phone does not load the picture that it has no room for', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  expect(await openHome(page, 'image')).not.toContain(HERO);

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await openHome(page, 'image')).toContain(HERO);
});
