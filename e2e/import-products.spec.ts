import { readFile } from 'node:fs/promises';

import { expect, test } from './support/test';
import { textsOf } from './support/texts';
import { openPharmacy, PRODUCT } from './support/trade';

const t = textsOf('en');

test('products come in by the template, and what is wrong stays out; a category of their own gets one of ours', async ({
  page,
}) => {
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
  const line = (name: string, price: string, stock: number, named = category) =>
    columns
      .map((column) => {
        const cells: Record<string, string> = {
          [t('inventory:fields.name')]: name,
          [t('inventory:fields.category')]: named,
          [t('inventory:fields.genericName')]: 'Novarine',
          [t('inventory:fields.price')]: price,
          [t('inventory:fields.stock')]: String(stock),
        };
        return cells[column] ?? '';
      })
      .join(',');
  const lines = [
    head,
    line('Karnavil', '35', 8),
    line('Chlorpheniraminemaleate', 'abc', 3),
    line(PRODUCT.name, '50', 64),
    line('Luxorin', '20', 5, 'Cardio'),
    line('Aswanol', '20', 6, 'CARDIO '),
  ];

  await dialog
    .getByLabel(t('importProducts:choose'))
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  await expect(dialog.getByRole('definition')).toHaveText(['1', '1', '0', '3']);
  const boxes = await dialog
    .getByText('Chlorpheniraminemaleate', { exact: true })
    .evaluate((name) => name.getClientRects().length);
  expect(boxes, 'lines of a name of one word').toBe(1);
  const select = dialog.getByRole('combobox', { name: /^Cardio/ });
  await select.press('Enter');
  await page.getByRole('option', { name: category, exact: true }).press('Enter');
  await expect(dialog.getByRole('definition')).toHaveText(['3', '1', '0', '1']);
  await expect(select).toBeFocused();
  // The browser's own Back button, which is easily pressed on a phone.
  await page.goBack();
  const question = page.getByRole('dialog', { name: t('importProducts:lose.preview.title') });
  await question.getByRole('button', { name: t('importProducts:lose.preview.stay') }).click();
  await dialog.getByRole('button', { name: t('importProducts:import_other', { count: '4' }) }).click();
  await expect(dialog.getByText(t('importProducts:finished'), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: t('importProducts:finish') }).click();

  await expect(page.getByRole('row').filter({ hasText: 'Karnavil' })).toContainText('8');
  await expect(page.getByRole('row').filter({ hasText: 'Aswanol' })).toContainText(category);
  await expect(page.getByRole('row').filter({ hasText: PRODUCT.name })).toContainText('64');
  await expect(page.getByRole('row').filter({ hasText: 'Chlorpheniraminemaleate' })).toHaveCount(0);

  // Downloads the products, and imports the same file again, which must change nothing.
  await page
    .getByRole('main')
    .getByRole('button', { name: t('inventory:download'), exact: true })
    .click();
  const products = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: t('importProducts:download.title') })
    .getByRole('button', { name: t('importProducts:download.start'), exact: true })
    .click();
  const saved = await (await products).path();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('inventory:import'), exact: true })
    .first()
    .click();
  await dialog
    .getByLabel(t('importProducts:choose'))
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: await readFile(saved) });
  await expect(dialog.getByRole('definition')).toHaveText(['0', '0', '4', '0']);
  await expect(dialog.getByText(t('importProducts:unused', { columns: '' }))).toHaveCount(0);
});
