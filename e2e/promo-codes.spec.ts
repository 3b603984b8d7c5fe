import type { APIRequestContext } from '@playwright/test';

import type { Paginated } from '@contract/wire/envelope';
import type { ListedOrder } from '@contract/wire/order';
import type { PromoCode } from '@contract/wire/promoCode';

import { dayInCairo } from '../contract/cairoDay';
import { formatDay } from '../contract/formatDay';
import { dataOf } from './support/dataOf';
import { addAddress, findListingInStock, headersOf, joinByApi, PHARMACIES, signInByApi } from './support/people';
import { expectAlert } from './support/screens';
import { expect, test } from './support/test';
import { ARABIC, textsOf } from './support/texts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) => dayInCairo(new Date(Date.now() + days * DAY_MS));

/** Journeys run in parallel, so each needs codes of its own. */
const newCode = (name: string) => `${name}${Date.now().toString(36).toUpperCase()}`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('staff make, find, change, copy and delete a code', async ({ page }) => {
  const code = newCode('JOURNEY');
  await signInByApi(page, PHARMACIES[0].email);
  await page.goto('/pharmacydashboard');
  await page.getByRole('link', { name: 'Promo Codes' }).click();
  await expect(page.getByText(/^Showing 1 to \d+ of \d+ promo codes$/)).toBeVisible();

  await page.getByRole('button', { name: 'Add Promo Code' }).click();
  const dialog = page.getByRole('dialog');
  const submit = () => dialog.getByRole('button', { name: 'Add Promo Code' }).click();
  await dialog.getByLabel('Promo Code').fill('WELCOME10');
  await dialog.getByLabel('Discount Percentage (%)').fill('15');
  await dialog.getByLabel('End Date').fill(dayFromNow(7));
  await submit();
  await expect(dialog.getByText('You already have a promo code with this name')).toBeVisible();
  await dialog.getByLabel('Promo Code').fill(code.toLowerCase());
  await dialog.getByLabel('Usage Limit').fill('10');
  await submit();
  await expectAlert(page, `${code} has been added successfully.`);

  await page.getByRole('searchbox', { name: 'Search promo codes...' }).fill(code.toLowerCase());
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(page.getByText('Showing 1 to 1 of 1 promo code')).toBeVisible();
  await expect(row).toContainText('15%');
  await expect(row).toContainText('0 / 10');
  const menu = async (entry: string) => {
    await page.getByRole('button', { name: `Actions for ${code}` }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  await menu('Copy Code');
  await expectAlert(page, `${code} has been copied to clipboard.`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await menu('Edit');
  await dialog.getByLabel('Active').uncheck();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectAlert(page, 'Promo code updated');

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Active', exact: true }).click();
  await expect(page.getByRole('grid').getByText('No promo codes found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Inactive' }).click();
  await expect(row).toContainText('Inactive');
  await menu('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectAlert(page, 'The promo code has been deleted successfully.');
  await expect(page.getByRole('grid').getByText('No promo codes found')).toBeVisible();
});

/** Creates the promo codes of a journey through the API. */
async function makeCodes(request: APIRequestContext, email: string, codes: Record<string, object>) {
  const headers = await headersOf(request, email);
  const usual = { type: 'percentage', value: 10, start_date: dayFromNow(-7), end_date: dayFromNow(7) };
  for (const [code, terms] of Object.entries(codes)) {
    const created = request.post('/api/promo-codes/create', { headers, data: { ...usual, code } });
    const { id } = await dataOf<PromoCode>(created);
    // A code cannot be created in its final state, such as expired, but it can be changed to it.
    await request.post(`/api/promo-codes/${id}/update`, { headers, data: terms });
  }
  const usedOf = async (code: string) => {
    const found = request.get('/api/promo-codes', { headers, params: { q: code } });
    return (await dataOf<Paginated<PromoCode>>(found)).data[0]?.used_count;
  };
  return { usedOf };
}

test.describe('in Arabic', () => {
  test.use({ locale: ARABIC });

  test('a customer enters a code, is told why others do not apply, orders with it and gets it back', async ({
    page,
  }) => {
    const t = textsOf('ar');
    const [good, early, late] = [newCode('GOOD'), newCode('EARLY'), newCode('LATE')];
    const [off, more, once] = [newCode('OFF'), newCode('MORE'), newCode('ONCE')];
    const listing = await findListingInStock(page.request, PHARMACIES[0].name);
    const staff = await makeCodes(page.request, PHARMACIES[0].email, {
      [good]: { per_customer_limit: 1 },
      [early]: { start_date: dayFromNow(2) },
      [late]: { start_date: dayFromNow(-9), end_date: dayFromNow(-2) },
      [off]: { is_active: false },
      [more]: { min_purchase: 900_000 },
      [once]: { usage_limit: 1 },
    });
    const { headers } = await joinByApi(page, 'promo');
    await addAddress(page.request, headers);
    const fill = () =>
      page.request.post('/api/cart/add', { headers, data: { medication_id: listing.id, quantity: 2 } });
    await fill();
    const field = page.getByLabel(t('cart:promo.label'), { exact: true });
    const enter = async (code: string) => {
      await field.fill(code);
      await field.press('Enter');
    };
    const spell = (days: number) => formatDay(dayFromNow(days), 'ar');

    await page.goto('/cart');
    for (const [code, key, values] of [
      [newCode('NONE'), 'promoUnknown', {}],
      [early, 'promoNotYetValid', { day: spell(2) }],
      [late, 'promoExpired', { day: spell(-2) }],
      [off, 'promoInactive', {}],
    ] as const) {
      await enter(code);
      await expect(page.getByText(t(`messages:${key}`, values), { exact: true })).toBeVisible();
    }
    await enter(more);
    const missing = new RegExp(`^${t('messages:promoMinimumPurchase', { amount: '[\\d.,]+' })}`);
    await expect(page.getByText(missing)).toBeVisible();

    await enter(good.toLowerCase());
    await expectAlert(page, t('messages:promoApplied'));
    await expect(page.getByText(t('cart:discount'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(good)).toBeVisible();

    await page.goto('/checkout');
    const summary = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ hasText: t('checkout:summary') });
    await expect(summary.getByText(t('orders:discount'), { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: t('checkout:placeOrder') }).click();
    await expect(page).toHaveURL(/userdashboard/);
    expect(await staff.usedOf(good)).toBe(1);

    await fill();
    await page.goto('/checkout');
    await enter(good);
    await expect(page.getByText(t('messages:promoUsedUpByYou'), { exact: true })).toBeVisible();
    await enter(once);
    await expectAlert(page, t('messages:promoApplied'));

    const orders = await dataOf<Paginated<ListedOrder>>(page.request.get('/api/orders', { headers }));
    const { id: orderId } = orders.data[0]!;
    await page.goto(`/userdashboard/orderdetails/${orderId}`);
    await expect(page.getByText(good).first()).toBeVisible();
    await page.request.post(`/api/orders/${orderId}/cancel`, { headers });
    expect(await staff.usedOf(good)).toBe(0);
    await page.goto('/cart');
    await enter(good);
    await expectAlert(page, t('messages:promoApplied'));
    await page.getByRole('button', { name: new RegExp(good) }).click();
    await expectAlert(page, t('messages:promoRemoved'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.notistack-SnackbarContainer')).toBeHidden();
  });
});
