import type { Page } from '@playwright/test';

import type { Paginated } from '@contract/wire/envelope';
import type { ListedOrder } from '@contract/wire/order';

import { expectNoViolation } from './support/axe';
import { dataOf } from './support/dataOf';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';
import { joinAsCustomer, openPharmacy, placeOrder } from './support/trade';

const t = textsOf('en');

/** Opens a pharmacy's list of ten pending orders of one customer, oldest first. */
async function openQueue(page: Page) {
  const customer = await joinAsCustomer(page);
  const { headers: staff, product } = await openPharmacy(page, 'many');
  const orders = [];
  for (let count = 0; count < 10; count += 1)
    orders.push(await placeOrder(page.request, customer.headers, { product, quantity: 1 }));
  await page.goto('/pharmacydashboard/orders?status=pending');
  return { customer, staff, orders, codes: orders.map(({ order_code: code }) => code) };
}

/** The number of A4 pages of the printed page. */
async function pagesOf(page: Page) {
  const sheet = await page.pdf({ format: 'A4' });
  return sheet.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}

test('ten orders go on paper, each on its own page, and move on at once but for the one cancelled meanwhile', async ({
  page,
}) => {
  const { customer, staff, orders, codes } = await openQueue(page);
  const bar = page.getByRole('region', { name: t('staff:orders.many.label') });
  const report = bar.getByRole('alert');
  await page.getByRole('columnheader').getByRole('checkbox').check();
  const chosen = t('staff:orders.many.count_other', { count: '10' });
  await expect(page.getByRole('status').filter({ hasText: chosen })).toHaveCount(1);
  await expect(bar).toContainText(chosen);
  await expectNoViolation(page, 'orders that are chosen', 'light');

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await bar.getByRole('button', { name: t('staff:slip.printMany_other') }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const titles = page.getByText(t('staff:slip.title'), { exact: true });
  await expect(titles).toHaveCount(10);
  await expect(page.getByText(/^DW-/).filter({ visible: true })).toHaveText(codes);
  expect(await pagesOf(page)).toBe(10);
  await page.emulateMedia({ media: 'screen' });

  const cancelled = orders[4]!;
  await page.request.post(`/api/orders/${cancelled.id}/cancel`, { headers: customer.headers });
  await bar.getByRole('button', { name: t('staff:orders.updateStatus') }).click();
  await expect(titles).toHaveCount(0);
  await page
    .getByRole('menuitem', { name: t('staff:orders.moveTo', { status: t('orders:status.processing') }) })
    .click();

  await expect(report).toContainText(
    t('staff:orders.many.moved_other', { count: '9', status: t('orders:status.processing') }),
  );
  const reason = t('staff:orders.many.byNow', { status: t('orders:status.cancelled') });
  await expect(report).toContainText(t('staff:orders.many.refusal', { code: cancelled.order_code, reason }));
  await expect(page.getByRole('grid').getByText(t('staff:orders.empty'))).toBeVisible();
  await expectNoViolation(page, 'orders of which one was not moved', 'light');
  await report.getByRole('button', { name: t('common:close') }).click();
  await expect(bar).toBeHidden();

  const { data } = await dataOf<Paginated<ListedOrder>>(
    page.request.get('/api/orders', { headers: staff, params: { status: 'processing', paginate: 50 } }),
  );
  const left = codes.filter((code) => code !== cancelled.order_code);
  expect(data.map(({ order_code: code }) => code).toSorted()).toEqual(left.toSorted());
});
