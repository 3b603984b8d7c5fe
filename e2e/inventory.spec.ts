import type { Page } from '@playwright/test';

import { expectNoViolation } from './support/axe';
import { PHARMACIES, signInByApi } from './support/people';
import { told } from './support/screens';
import { expect, test } from './support/test';
import { ARABIC, textsOf } from './support/texts';

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
  const say = textsOf('ar');

  test('a product comes in with a picture, is counted, filled up and goes off sale', async ({ page }) => {
    const name = `Novarin ${Date.now()}`;
    const dialog = page.getByRole('dialog');
    const field = (key: string) => dialog.getByLabel(say(`inventory:fields.${key}`), { exact: true });
    const button = (key: string) => dialog.getByRole('button', { name: say(key), exact: true });
    /** Tab leads through the crop dialog, and back to where the picture was chosen. */
    const cropByKeyboard = async () => {
      const crop = page.getByRole('dialog', { name: say('staff:image.crop') });
      const cutout = crop.getByRole('group', { name: say('staff:image.position') });
      const zoom = crop.getByRole('slider', { name: say('staff:image.zoom') });
      await expect(cutout).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(crop.getByRole('button', { name: say('common:close') })).toBeFocused();
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
      await expect(crop.getByRole('button', { name: say('staff:image.use') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(crop).toBeHidden();
      await expect(dialog.getByLabel(say('staff:image.choose'))).toBeFocused();
    };
    await signInByApi(page, PHARMACIES[0].email);
    await page.goto('/pharmacydashboard/inventory');
    await page.getByRole('button', { name: say('inventory:addProduct'), exact: true }).click();

    await expect(dialog).toHaveAccessibleName(say('inventory:addProduct'));
    await button('inventory:addProduct').click();
    await expect(dialog.getByText(say('messages:productNameRequired'), { exact: true })).toBeVisible();
    await expectNoViolation(page, 'a dialog that says what is missing', 'light');

    const texts = ['name', 'genericName', 'activeIngredients', 'manufacturer', 'dosage', 'sideEffects'];
    for (const key of texts) await field(key).fill(name);
    await field('price').fill('45.5');
    await field('stock').fill('20');
    await field('lowStockAlert').fill('15');
    await field('category').click();
    await page.getByRole('option').first().click();
    const chooser = dialog.getByLabel(say('staff:image.choose'));
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(dialog.getByText(say('messages:imageDamaged'), { exact: true })).toBeVisible();
    await chooser.focus();
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await makePhoto(page) });
    await cropByKeyboard();
    await expect(dialog.getByRole('img', { name: say('inventory:image.preview') })).toBeVisible();
    await button('inventory:addProduct').click();
    await told(page, say('messages:productAdded'));

    await page.getByLabel(say('inventory:search')).fill(name);
    // What is ticked before the search is in the address belongs to the list of before.
    await expect(page).toHaveURL(/[?&]q=/);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.locator('img')).toHaveAttribute('src', /^\/images\/uploads\/\w+-160\.webp$/);
    await expect.poll(() => row.locator('img').evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(160);

    const act = async (kind: string) => {
      await row.getByRole('button', { name: say('inventory:actionsOf', { name }) }).click();
      await page.getByRole('menuitem', { name: say(`inventory:action.${kind}`) }).click();
    };
    await act('stock');
    await expect(field('stock')).toBeFocused();
    await field('stock').fill('9');
    await button('inventory:saveChanges').click();
    await told(page, say('messages:productUpdated'));
    await expect(row.getByRole('img', { name: say('inventory:lowStock') })).toBeVisible();

    await act('move');
    await dialog.getByLabel(say('inventory:move.quantity')).fill('12');
    await expectNoViolation(page, 'a dialog that takes in goods', 'light');
    await button('inventory:move.in').click();
    await told(page, '21');
    await expect(row.getByRole('img', { name: say('inventory:lowStock') })).toBeHidden();

    await act('history');
    const received = dialog.getByRole('row').filter({ hasText: say('inventory:reason.received') });
    await expect(received).toContainText('+12');
    const correction = dialog.getByRole('row').filter({ hasText: say('inventory:reason.correction') });
    await expect(correction).toContainText('-11');
    await expect(dialog.getByRole('row').filter({ hasText: say('inventory:reason.opening') })).toContainText('+20');
    await page.keyboard.press('Escape');

    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: say('inventory:selection.unlist'), exact: true }).click();
    await button('inventory:selection.unlist').click();
    await told(page, say('inventory:selection.changed_one', { count: '1' }));
    await expect(row.getByText(say('inventory:offSale'))).toBeVisible();
  });
});

test('what is ticked among the filters stays under the pointer', async ({ page }) => {
  const say = textsOf('en');
  await signInByApi(page, PHARMACIES[0].email);
  await page.goto('/pharmacydashboard/inventory');
  const filter = page.getByRole('checkbox', { name: say('inventory:state.low_stock') });
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const place = await filter.boundingBox();

  await filter.click();

  await expect(page.getByText(say('inventory:activeFilters', { total: '1' }))).toBeVisible();
  expect(await filter.boundingBox()).toEqual(place);
});
