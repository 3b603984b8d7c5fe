import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { CUSTOMER, PHARMACIES, signInQuietly, somethingInStock } from './support/people';
import { expectToFit } from './support/screens';
import { expect, test } from './support/test';

const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const LOOKS = [
  { name: 'English, light', locale: 'en-GB', colorScheme: 'light' },
  { name: 'Arabic, dark', locale: 'ar-EG', colorScheme: 'dark' },
] as const;

/** Opens a screen, waits until it has settled, and holds it to WCAG 2.2 AA; no screen may scroll sideways. */
async function expectAccessible(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible({ timeout: 5000 });
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_AA).analyze();
  expect
    .soft(violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`))
    .toEqual([]);
  await expectToFit(page, path);
}

for (const { name, locale, colorScheme } of LOOKS) {
  test.describe(name, () => {
    test.use({ locale, colorScheme, viewport: { width: 360, height: 800 } });

    test('every screen of a guest is accessible', async ({ page, request }) => {
      const { id, pharmacy } = await somethingInStock(request, PHARMACIES[0].name);
      const paths = ['/', '/medications', '/medications?q=zzzzzz', `/medicationdetails/${id}`, '/medicationdetails/0'];
      const places = [
        '/pharmacies',
        `/pharmacydetails/${pharmacy.id}`,
        `/pharmacydetails/${pharmacy.id}?tab=medications`,
      ];
      for (const path of [
        ...paths,
        ...places,
        '/cart',
        '/signin',
        '/signup',
        '/join',
        '/forgetpassword',
        '/no-such-page',
      ]) {
        await expectAccessible(page, path);
      }
    });

    test('the pages to be read are accessible', async ({ page }) => {
      for (const path of [
        '/resetpassword#token',
        '/resetpassword',
        '/verifyemail#token',
        '/about',
        '/contact',
        '/terms',
        '/privacy',
        '/categories',
        '/navbar',
        '/signout',
      ]) {
        await expectAccessible(page, path);
      }
    });

    test('every screen of a customer is accessible', async ({ page }) => {
      const token = await signInQuietly(page, CUSTOMER);
      const headers = { authorization: `Bearer ${token}` };
      const listing = await somethingInStock(page.request, PHARMACIES[1].name);
      await page.request.post('/api/cart/add', { headers, data: { medication_id: listing.id, quantity: 1 } });
      const orders = (await (await page.request.get('/api/orders', { headers })).json()) as Orders;
      const details = orders.data.data.slice(0, 2).map(({ id }) => `/userdashboard/orderdetails/${id}`);
      const own = [
        '/userdashboard',
        '/userdashboard?tab=orders',
        '/userdashboard/manageaddresses',
        '/userdashboard/paymentmethods',
      ];
      for (const path of ['/cart', '/checkout', ...own, ...details]) await expectAccessible(page, path);
    });

    test('the screens of a pharmacy are accessible', async ({ page }) => {
      await signInQuietly(page, PHARMACIES[0].email);
      for (const path of ['/pharmacydashboard/orders', '/pharmacydashboard/orders?status=cancelled&q=zzzz']) {
        await expectAccessible(page, path);
      }
    });
  });
}

interface Orders {
  data: { data: { id: number }[] };
}
