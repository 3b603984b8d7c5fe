import { joinAsPharmacy, PHARMACIES, signInByApi } from './support/people';
import { expect, test } from './support/test';
import { ARABIC, textsOf } from './support/texts';
import { joinAsCustomer, openPharmacy, placeOrder } from './support/trade';

const SETTINGS = '/pharmacydashboard/settingsdashboard';
test('the settings of a pharmacy stay as they were saved, and show where it is named', async ({ page }) => {
  await joinAsPharmacy(page, 'settings');
  const main = page.getByRole('main');
  const panel = page.getByRole('tabpanel', { name: 'Preferences' });
  await page.goto(SETTINGS);
  await main.getByLabel('Pharmacy name in English', { exact: true }).fill('Karnak Corner');
  await main.getByLabel('Description (optional)', { exact: true }).fill('Open late.');
  await main.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page.getByText('Profile updated. Your pharmacy profile has been updated successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Karnak Corner: account menu' })).toBeVisible();

  await page.getByRole('tab', { name: 'Preferences' }).click();
  await panel.getByLabel('Delivery Fee', { exact: true }).fill('15.5');
  await panel.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();

  await expect(panel.getByLabel('Delivery Fee', { exact: true })).toHaveValue('15.5');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(main.getByLabel('Description (optional)', { exact: true })).toHaveValue('Open late.');
});

test('Back asks before it takes away settings that are not saved', async ({ page }) => {
  await joinAsPharmacy(page, 'back');
  await page.goto('/pharmacydashboard/orders');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const website = page.getByLabel('Website (optional)', { exact: true });
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  // Browsers only let a page block leaving after the person has clicked or typed.
  await website.pressSequentially('karnak');

  await page.goBack();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(question).toBeHidden();
  await expect(website).toHaveValue('karnak');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.goForward();
  await expect(website).toHaveValue('');
});

test.describe('in Arabic', () => {
  test.use({ locale: ARABIC });
  const t = textsOf('ar');

  test('a pharmacy hears of an order, and goes to it', async ({ page }) => {
    const { headers } = await joinAsCustomer(page);
    const { product } = await openPharmacy(page, 'bell');
    const { id, order_code: code } = await placeOrder(page.request, headers, { product, quantity: 1 });
    await page.goto('/pharmacydashboard/orders');

    await page.getByRole('button', { name: new RegExp(`^${t('staff:bell.label')}`) }).click();
    await page
      .getByRole('dialog', { name: t('staff:bell.label') })
      .getByRole('link', { name: code })
      .click();

    await expect(page).toHaveURL(new RegExp(`\\?order=${id}$`));
    await expect(page.getByRole('dialog', { name: t('staff:orders.details') })).toContainText(code);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the buttons of a picture begin where its words do', async ({ page }) => {
    await signInByApi(page, PHARMACIES[0].email);
    await page.goto(SETTINGS);
    const startOf = (text: string) =>
      page.getByText(text, { exact: true }).evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return Math.round(words.getBoundingClientRect().left);
      });

    expect(await startOf('Remove Image')).toBe(await startOf('Drop an image here, or choose one.'));
  });
});
