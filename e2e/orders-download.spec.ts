import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';

import { dayInCairo } from '../contract/cairoDay';
import { monthOf } from '../contract/calendar';
import { expect, test } from './support/test';
import { ARABIC, textsOf } from './support/texts';
import { joinAsCustomer, openPharmacy, placeOrder } from './support/trade';

test.use({ locale: ARABIC });
const t = textsOf('ar');

test('the orders of this month come out as a file for the books, without their customers', async ({ page }) => {
  const { headers: customer } = await joinAsCustomer(page);
  const { headers, product } = await openPharmacy(page, 'books');
  const sold = await placeOrder(page.request, customer, { product, quantity: 3 });
  const called = await placeOrder(page.request, customer, { product, quantity: 1 });
  const move = (id: number, status: string) =>
    page.request.post(`/api/orders/${id}/update-status`, { headers, data: { status } });
  await move(sold.id, 'delivered');
  await move(called.id, 'cancelled');
  await page.goto('/pharmacydashboard/orders');

  await page.getByRole('button', { name: t('staff:orders.download.action'), exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: t('staff:orders.download.action') });
  await dialog.getByRole('button', { name: t('staff:orders.download.thisMonth') }).press('Enter');
  const saving = page.waitForEvent('download');
  await dialog.getByLabel(t('staff:orders.download.endDate')).press('Enter');
  const file = await saving;

  const today = dayInCairo();
  expect(file.suggestedFilename()).toBe(t('staff:orders.download.file', { from: monthOf(today), to: today }));
  const text = await readFile(await file.path(), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true });
  const inEgp = (amount: string) => t('staff:orders.download.inEgp', { amount });
  const seen = data.map((row) => [
    row[t('staff:orders.columns.code')],
    row[t('staff:orders.columns.status')],
    row[inEgp(t('orders:total'))],
    row[inEgp(t('staff:orders.download.revenueColumn'))],
  ]);
  expect(seen).toEqual([
    [sold.order_code, t('orders:status.delivered'), sold.total_amount.toFixed(2), sold.total_amount.toFixed(2)],
    [called.order_code, t('orders:status.cancelled'), called.total_amount.toFixed(2), '0.00'],
  ]);
  expect(data[0]?.[t('staff:orders.download.placedAt')]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  await expect(dialog).toBeHidden();
});
