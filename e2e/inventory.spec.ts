import type { Page } from '@playwright/test';

import { expectNoViolation } from './support/axe';
import { PHARMACIES, signInByApi } from './support/people';
import { expectAlert } from './support/screens';
import { expect, test } from './support/test';
import { expectBesideFirstLine } from './support/textChecks';
import { ARABIC, textsOf } from './support/texts';
import { openPharmacy, PRODUCT } from './support/trade';

/** A picture of one colour that is no square, made in the browser. */
async function makePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = 'teal';
    brush.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(base64, 'base64');
}

test.describe('in Arabic', () => {
  test.use({ locale: ARABIC });
  const t = textsOf('ar');

  test('a product comes in with a picture, is counted, filled up and goes off sale', async ({ page }) => {
    const name = `Novarin ${Date.now()}`;
    const dialog = page.getByRole('dialog');
    const field = (key: string) => dialog.getByLabel(t(`inventory:fields.${key}`), { exact: true });
    const button = (key: string) => dialog.getByRole('button', { name: t(key), exact: true });
    /** Goes through the crop dialog with Tab, and checks that the focus returns to the file button. */
    const cropByKeyboard = async () => {
      const crop = page.getByRole('dialog', { name: t('staff:image.crop') });
      const cutout = crop.getByRole('group', { name: t('staff:image.position') });
      const zoom = crop.getByRole('slider', { name: t('staff:image.zoom') });
      await expect(cutout).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(crop.getByRole('button', { name: t('common:close') })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(cutout).toBeFocused();
      const place = await crop.locator('img').getAttribute('style');
      await page.keyboard.press('ArrowRight');
      await expect(crop.locator('img')).not.toHaveAttribute('style', place ?? '');
      await page.keyboard.press('Tab');
      await expect(zoom).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(zoom).toHaveValue('1.1');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(crop.getByRole('button', { name: t('staff:image.use') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(crop).toBeHidden();
      await expect(dialog.getByLabel(t('staff:image.choose'))).toBeFocused();
    };
    await signInByApi(page, PHARMACIES[0].email);
    await page.goto('/pharmacydashboard/inventory');
    await page.getByRole('button', { name: t('inventory:addProduct'), exact: true }).click();

    await expect(dialog).toHaveAccessibleName(t('inventory:addProduct'));
    await button('inventory:addProduct').click();
    await expect(dialog.getByText(t('messages:productNameRequired'), { exact: true })).toBeVisible();
    await expectNoViolation(page, 'a dialog that says what is missing', 'light');

    const texts = ['name', 'genericName', 'activeIngredients', 'manufacturer', 'dosage', 'sideEffects'];
    for (const key of texts) await field(key).fill(name);
    await field('price').fill('45.5');
    await field('stock').fill('20');
    await field('lowStockAlert').fill('15');
    await field('category').click();
    await page.getByRole('option').first().click();
    const chooser = dialog.getByLabel(t('staff:image.choose'));
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(dialog.getByText(t('messages:imageDamaged'), { exact: true })).toBeVisible();
    await chooser.focus();
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await makePhoto(page) });
    await cropByKeyboard();
    await expect(dialog.getByRole('img', { name: t('inventory:image.preview') })).toBeVisible();
    await button('inventory:addProduct').click();
    await expectAlert(page, t('messages:productAdded'));

    await page.getByLabel(t('inventory:search')).fill(name);
    // The search clears the selection when it reaches the address, so wait for that before selecting.
    await expect(page).toHaveURL(/[?&]q=/);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.locator('img')).toHaveAttribute('src', /^\/images\/uploads\/\w+-160\.webp$/);
    await expect.poll(() => row.locator('img').evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(160);

    const act = async (kind: string) => {
      await row.getByRole('button', { name: t('inventory:actionsOf', { name }) }).click();
      await page.getByRole('menuitem', { name: t(`inventory:action.${kind}`) }).click();
    };
    await act('stock');
    await expect(field('stock')).toBeFocused();
    await field('stock').fill('9');
    await button('inventory:saveChanges').click();
    await expectAlert(page, t('messages:productUpdated'));
    await expect(row.getByRole('img', { name: t('inventory:lowStock') })).toBeVisible();

    await act('move');
    await dialog.getByLabel(t('inventory:move.quantity')).fill('12');
    await expectNoViolation(page, 'a dialog that takes in goods', 'light');
    await button('inventory:move.in').click();
    await expectAlert(page, '21');
    await expect(row.getByRole('img', { name: t('inventory:lowStock') })).toBeHidden();

    await act('history');
    const received = dialog.getByRole('row').filter({ hasText: t('inventory:reason.received') });
    await expect(received).toContainText('+12');
    const correction = dialog.getByRole('row').filter({ hasText: t('inventory:reason.correction') });
    await expect(correction).toContainText('-11');
    await expect(dialog.getByRole('row').filter({ hasText: t('inventory:reason.opening') })).toContainText('+20');
    await page.keyboard.press('Escape');

    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('inventory:selection.unlist'), exact: true }).click();
    await button('inventory:selection.unlist').click();
    await expectAlert(page, t('inventory:selection.changed_one', { count: '1' }));
    await expect(row.getByText(t('inventory:offSale'))).toBeVisible();
  });
});

test('what is ticked among the filters stays under the pointer', async ({ page }) => {
  const t = textsOf('en');
  await signInByApi(page, PHARMACIES[0].email);
  await page.goto('/pharmacydashboard/inventory');
  const filter = page.getByRole('checkbox', { name: t('inventory:state.low_stock') });
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const place = await filter.boundingBox();

  await filter.click();

  await expect(page.getByText(t('inventory:activeFilters', { total: '1' }))).toBeVisible();
  expect(await filter.boundingBox()).toEqual(place);
});

test('what is done with chosen products has one line, below their number where it has no room beside it, and a question answered with no leaves the rows in place, whatever toast is there', async ({
  page,
}) => {
  const t = textsOf('en');
  await signInByApi(page, PHARMACIES[0].email);
  await page.goto('/pharmacydashboard/inventory');
  const box = page.getByRole('row').nth(2).getByRole('checkbox');
  await box.check();
  const bar = page.getByRole('region', { name: t('inventory:selection.label') });
  const prescription = bar.getByRole('button', { name: t('inventory:selection.prescription'), exact: true });
  await expect(prescription).toBeVisible();
  const tops = await bar.getByRole('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const [, ...below] = tops;
  expect(below).toHaveLength(5);
  expect(new Set(below).size).toBe(1);

  await page.getByRole('button', { name: t('inventory:selection.list'), exact: true }).click();
  await expectAlert(page, t('inventory:selection.unchanged'));
  await box.check();
  const ask = page.getByRole('button', { name: t('inventory:selection.unlist'), exact: true });
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(ask).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the sign of a prescription stands behind the last word of the ingredients, and the box of a filter beside its first line', async ({
  page,
}) => {
  const generic = 'Chlorpheniramine + Paracetamol + Pseudoephedrine';
  const product = { ...PRODUCT, generic_name: generic, prescription_required: true };
  await openPharmacy(page, 'lines', { product });
  await page.route('**/api/pharmacy/medications/categories*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object[] };
    const named = data.map((row) => ({ ...row, name: 'Cold, Cough & Respiratory System' }));
    await route.fulfill({ response, json: { ...rest, data: named } });
  });
  await page.goto('/pharmacydashboard/inventory');

  const lines = await page.getByText(generic, { exact: true }).evaluate((text) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    return Array.from(words.getClientRects(), ({ bottom }) => bottom);
  });
  const sign = await page.getByRole('row').getByRole('img', { name: 'Prescription required' }).boundingBox();

  expect(lines.length).toBeGreaterThan(1);
  expect(sign!.y + sign!.height / 2).toBeLessThan(lines.at(-1)!);

  const label = page.locator('label').filter({ hasText: 'Cold, Cough' }).first();
  await expectBesideFirstLine(label.locator('svg'), label.locator('.MuiFormControlLabel-label'));
});
