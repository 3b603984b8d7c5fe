import type { Paginated } from '@contract/wire/envelope';
import type { ListedOrder } from '@contract/wire/order';

import { dataOf } from './support/dataOf';
import { CUSTOMER, signInByApi } from './support/people';
import { expectNothingCutOff, open } from './support/screens';
import { expect, test } from './support/test';
import { ARABIC, textsOf } from './support/texts';

/** The printable area of an A4 sheet in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

test.use({ locale: ARABIC, colorScheme: 'dark' });
const t = textsOf('ar');

test('a receipt fills one sheet, dark on light, with the order and nothing of the site', async ({ page }) => {
  const headers = { authorization: `Bearer ${await signInByApi(page, CUSTOMER)}` };
  const { data } = await dataOf<Paginated<ListedOrder>>(page.request.get('/api/orders', { headers }));
  const [order] = data;
  await open(page, `/userdashboard/orderdetails/${order?.id}`);

  const sheet = await page.pdf({ format: 'A4' });
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await expect(page.getByText(t('orders:receipt.title'), { exact: true })).toBeVisible();
  await expect(page.getByText(order?.order_code ?? '', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('table')).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('table')).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const part of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  await expectNothingCutOff(page, 'the receipt');
});

test('what has arrived is ordered again, and support knows what a question is about', async ({ page }) => {
  const headers = { authorization: `Bearer ${await signInByApi(page, CUSTOMER)}` };
  const { data } = await dataOf<Paginated<ListedOrder>>(page.request.get('/api/orders?status=delivered', { headers }));
  const { id, order_code: code } = data[0]!;
  await open(page, `/userdashboard/orderdetails/${id}`);

  await page.getByRole('link', { name: t('customer:contactSupport'), exact: true }).click();
  await expect(page.getByLabel(t('contact:form.subject'))).toHaveValue(t('contact:orderSubject', { code }));
  await expect(page.getByLabel(t('contact:form.email'))).toHaveValue(CUSTOMER);

  await page.goBack();
  await page.getByRole('button', { name: t('customer:reorderOf', { code }), exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('status').filter({ hasText: code })).toBeVisible();
  await expect(page.getByRole('link', { name: t('cart:proceed') })).toBeVisible();
});
