import type { Page, Route } from '@playwright/test';

import { CUSTOMER, signInByApi } from './support/people';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const t = textsOf('en');

/** Holds back scripts without failing them until `letGo`. `letLaterGo` releases only later requests and keeps holding earlier ones. */
async function holdScripts(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  const letLaterGo = () => (isHolding = false);
  const letGo = async () => {
    letLaterGo();
    await Promise.all(held.map((route) => route.continue()));
  };
  return { held, letGo, letLaterGo };
}

const waiting = (page: Page) => page.locator('html[data-waiting]');
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: t('about:hero.title') });

async function followToAbout(page: Page) {
  await page.goto('/terms');
  await expect(page.locator('#root')).not.toHaveAttribute('disabled');
  const { held, ...gate } = await holdScripts(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return gate;
}

test('a page whose scripts are on their way shows that they are, and comes with them', async ({ page }) => {
  const { letGo } = await followToAbout(page);
  await expect(waiting(page)).toBeAttached();

  await letGo();

  await expect(heading(page)).toBeVisible();
  await expect(waiting(page)).not.toBeAttached();
});

test('whoever turns to another page meanwhile sees nothing more on its way', async ({ page }) => {
  await followToAbout(page);
  await expect(waiting(page)).toBeAttached();

  await page.goBack();

  await expect(page).toHaveURL('/terms');
  await expect(waiting(page)).not.toBeAttached();
});

test('a page whose scripts never come is asked for again after a minute', async ({ page }) => {
  await page.clock.install();
  const { letLaterGo } = await followToAbout(page);
  letLaterGo();

  await page.clock.fastForward(61_000);

  await expect(heading(page)).toBeVisible();
});

test('a page that the server does not render shows that it is on its way, too', async ({ page }) => {
  const bar = () => page.locator('#root').evaluate((root) => getComputedStyle(root, '::before').borderTopStyle);
  await signInByApi(page, CUSTOMER);
  const { letGo } = await holdScripts(page);

  await page.goto('/userdashboard', { waitUntil: 'commit' });

  await expect.poll(bar).toBe('solid');
  await expect(page.locator('#root')).toBeEmpty();
  await letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await bar()).toBe('none');
});
