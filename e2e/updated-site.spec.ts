import type { Page } from '@playwright/test';

import { CUSTOMER, signInByApi } from './support/people';
import { open } from './support/screens';
import { expect, test } from './support/test';

/** Removes the scripts of the loaded build from the server, as an update does, until `bringBack`. */
async function loseScripts(page: Page, isBroughtByReload: boolean) {
  const lost = new Set<string>();
  let isLosing = true;
  const bringBack = () => {
    isLosing = false;
    lost.clear();
  };
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    isLosing = false;
    if (isBroughtByReload) lost.clear();
  });
  await page.route('**/*.js', async (route) => {
    const url = route.request().url();
    if (isLosing) lost.add(url);
    await (lost.has(url) ? route.fulfill({ status: 404 }) : route.continue());
  });
  return bringBack;
}

// A page that the server does not render: hydrating a rendered one would fail and be reported as a broken script.
const openCards = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Payment Methods' }).click();
const heading = (page: Page) => page.getByRole('heading', { name: 'Payment Methods' });

test.beforeEach(async ({ page }) => {
  await signInByApi(page, CUSTOMER);
  // Waiting for requests is not enough on a slow machine, where none may have started yet: the screen shows that all scripts have run.
  await open(page, '/userdashboard');
});

test('a page whose scripts an update took away comes with those of the new build', async ({ page }) => {
  await loseScripts(page, true);

  await openCards(page);

  await expect(heading(page)).toBeVisible();
});

test('a page whose scripts do not come after that either says so, and leaves the next try to the reader', async ({
  page,
}) => {
  const bringBack = await loseScripts(page, false);

  await openCards(page);
  const notice = page.getByRole('alert').filter({ hasText: 'This page ran into a problem' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveTitle('This page ran into a problem | Dawaya');
  bringBack();
  await notice.getByRole('button', { name: 'Reload' }).click();

  await expect(heading(page)).toBeVisible();
  await expect(notice).toBeHidden();
});
