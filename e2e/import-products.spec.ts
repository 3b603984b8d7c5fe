import { readFile } from 'node:fs/promises';

import { expect, test } from './support/test';
import { textsOf } from './support/texts';
import { openPharmacy, PRODUCT } from './support/trade';

const t = textsOf('en');

test('products come in by the template, and what is wrong stays out', async ({ page }) => {
  await openPharmacy(page, 'import');
  await page.goto('/pharmacydashboard/inventory');
  const dialog = page.getByRole('dialog', { name: t('importProducts:title') });
  await page
    .getByRole('main')
    .getByRole('button', { name: t('inventory:import'), exact: true })
    .first()
    .click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('importProducts:template') }).click();
  const template = await readFile(await (await download).path(), 'utf8');
  const [head = '', example = ''] = template.split('\r\n');
  const columns = head.replace('\uFEFF', '').split(',');
  const category = example.split(',')[2] ?? '';
  const line = (name: string, price: string, stock: number) =>
    columns
      .map((column) => {
        const cells: Record<string, string> = {
          [t('inventory:fields.name')]: name,
          [t('inventory:fields.category')]: category,
          [t('inventory:fields.genericName')]: 'Novarine',
          [t('inventory:fields.price')]: price,
          [t('inventory:fields.stock')]: String(stock),
        };
        return cells[column] ?? '';
      })
      .join(',');
  const lines = [head, line('Karnavil', '35', 8), line('Thebazol', '', 3), line(PRODUCT.name, '50', 64)];

  await dialog
    .getByLabel(t('importProducts:choose'))
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  await expect(dialog.getByRole('definition')).toHaveText(['1', '1', '0', '1']);
  // The browser's own Back, which is a press of a phone's owner.
  await page.goBack();
  const question = page.getByRole('dialog', { name: t('importProducts:lose.preview.title') });
  await question.getByRole('button', { name: t('importProducts:lose.preview.stay') }).click();
  await dialog.getByRole('button', { name: t('importProducts:import_other', { count: '2' }) }).click();
  await expect(dialog.getByText(t('importProducts:finished'))).toBeVisible();
  await dialog.getByRole('button', { name: t('importProducts:finish') }).click();

  await expect(page.getByRole('row').filter({ hasText: 'Karnavil' })).toContainText('8');
  await expect(page.getByRole('row').filter({ hasText: PRODUCT.name })).toContainText('64');
  await expect(page.getByRole('row').filter({ hasText: 'Thebazol' })).toHaveCount(0);
});
