import type { Page } from '@playwright/test';

import { addAddress, CUSTOMER, findListingInStock, joinByApi, PHARMACIES, signInByApi } from './support/people';
import { expectAlert } from './support/screens';
import { expect, test } from './support/test';

/** Answers like a proxy whose server is down: without a message of ours, so the page has to provide one. */
const fail = (page: Page, call: string) =>
  page.route(`**/api/${call}`, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad</h1>' }),
  );

test('a form of a customer keeps what was typed when the server fails', async ({ page }) => {
  const { headers } = await joinByApi(page, 'failing');
  await addAddress(page.request, headers);
  const { id } = await findListingInStock(page.request, PHARMACIES[0].name);
  await page.request.post('/api/cart/add', { headers, data: { medication_id: id, quantity: 1 } });
  const notes = page.getByLabel('Order notes (optional)', { exact: true });
  await page.goto('/checkout');
  await notes.fill('Ring twice');
  await fail(page, 'orders/checkout');

  await page.getByRole('button', { name: 'Place Order', exact: true }).click();

  await expectAlert(page, 'Your order could not be sent. Please try again.');
  await expect(notes).toHaveValue('Ring twice');
});

test('a session that the server has ended leads to the sign-in and back', async ({ page }) => {
  await signInByApi(page, CUSTOMER);
  await page.goto('/userdashboard');
  await expect(page.getByRole('heading', { name: 'Recent Orders' })).toBeVisible();

  await page.route('**/api/**', (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, message: 'Your session has ended. Please sign in again' },
    }),
  );
  await page.getByRole('tab', { name: 'Orders', exact: true }).click();

  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});

test('in the narrow column of filters, what failed stands beside its sign', async ({ page }) => {
  await signInByApi(page, PHARMACIES[0].email);
  await fail(page, 'pharmacy/medications/categories');
  await page.goto('/pharmacydashboard/inventory');

  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load categories' });
  const sign = await failed.locator('svg').boundingBox();
  const words = await failed.getByText('Failed to load categories').boundingBox();
  expect((sign?.y ?? 0) + (sign?.height ?? 0)).toBeGreaterThan(words?.y ?? Infinity);
});
