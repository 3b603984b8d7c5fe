import {
  CHANGED_PASSWORD,
  expectMessages,
  expectRefusals,
  type Form,
  long,
  openForm,
  TOO_LONG_EMAIL,
  withPhoneExample,
} from './support/forms';
import { joinAsPharmacy } from './support/people';
import { expect, test } from './support/test';
import { ARABIC, textsOf } from './support/texts';
import { joinAsCustomer, openPharmacy, placeOrder } from './support/trade';

const SETTINGS = '/pharmacydashboard/settingsdashboard';
const AMOUNT = 'Enter an amount from 0 to 1,000,000 EGP, with at most two decimals';

const PROFILE: Form = {
  path: SETTINGS,
  submit: 'Save Changes',
  attempts: [
    {
      typed: {
        'Pharmacy name in English': '',
        'Pharmacy name in Arabic': '',
        'Pharmacy phone': '',
        'Email (optional)': 'karnak',
        Address: '',
        'Postal code': '',
        'Website (optional)': 'karnak',
        'Opening time': '',
        'Closing time': '',
      },
      says: {
        'Pharmacy name in English': 'Pharmacy name is required',
        'Pharmacy name in Arabic': 'Pharmacy name is required',
        'Pharmacy phone': withPhoneExample('Phone number is required'),
        'Email (optional)': 'Invalid email format',
        Address: 'Pharmacy address is required',
        'Postal code': 'Postal code is required',
        'Website (optional)': 'Enter a web address that starts with http:// or https://',
        'Opening time': 'Opening time is required',
        'Closing time': 'Closing time is required',
      },
    },
    {
      typed: {
        'Pharmacy name in English': long(101),
        'Pharmacy phone': '123',
        'Email (optional)': TOO_LONG_EMAIL,
        'Website (optional)': `https://${long(250)}.example`,
        Address: long(256),
        'Postal code': long(21),
        'Description (optional)': long(1001),
      },
      says: {
        'Pharmacy name in English': 'Pharmacy name must be at most 100 characters',
        'Pharmacy phone': withPhoneExample('Invalid pharmacy phone'),
        'Email (optional)': 'Email must be at most 255 characters',
        'Website (optional)': 'Must be at most 255 characters',
        Address: 'Pharmacy address must be at most 255 characters',
        'Postal code': 'Postal code must be at most 20 characters',
        'Description (optional)': 'Must be at most 1,000 characters',
      },
    },
  ],
};

const PREFERENCES: Form = {
  path: `${SETTINGS}?tab=preferences`,
  submit: 'Save Changes',
  attempts: [
    {
      typed: { 'Delivery Fee': '', 'Low Stock Threshold': '' },
      says: {
        'Delivery Fee': 'Delivery fee is required',
        'Low Stock Threshold': 'Low stock threshold is required',
      },
    },
    {
      typed: { 'Delivery Fee': '-1', 'Free Delivery Threshold': '1.005', 'Low Stock Threshold': '1.5' },
      says: {
        'Delivery Fee': AMOUNT,
        'Free Delivery Threshold': AMOUNT,
        'Low Stock Threshold': 'Enter a whole number from 0 to 1,000,000',
      },
    },
  ],
};

test('the settings of a pharmacy say at each field what is wrong, and stay as they were saved', async ({ page }) => {
  await joinAsPharmacy(page, 'settings');
  await openForm(page, PROFILE);
  const main = page.getByRole('main');
  await expectRefusals(page, main, PROFILE);
  await main.getByLabel('Saturday').uncheck();
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expectMessages(main, { Saturday: 'At least one working day must be selected' });
  await main.getByLabel('Saturday').check();
  await expectRefusals(page, main, CHANGED_PASSWORD);

  for (const [label, text] of Object.entries({
    'Pharmacy name in English': 'Karnak Corner',
    'Pharmacy name in Arabic': 'ركن الكرنك',
    'Pharmacy phone': '01012345678',
    'Email (optional)': 'hello@karnak.example',
    Address: '7 Nile Street',
    'Postal code': '85951',
    'Website (optional)': 'https://karnak.example',
    'Description (optional)': 'Open late.',
    'Opening time': '10:30',
    'Closing time': '22:00',
  }))
    await main.getByLabel(label, { exact: true }).fill(text);
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated. Your pharmacy profile has been updated successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Karnak Corner: account menu' })).toBeVisible();

  await page.getByRole('tab', { name: 'Preferences' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Preferences' });
  await expectRefusals(page, panel, PREFERENCES);
  for (const [label, text] of Object.entries({
    'Delivery Fee': '15.5',
    'Free Delivery Threshold': '120',
    'Low Stock Threshold': '6',
  }))
    await panel.getByLabel(label, { exact: true }).fill(text);
  await panel.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await page.getByRole('checkbox', { name: /^Low stock alerts/ }).uncheck();
  await page.getByRole('tabpanel', { name: 'Notifications' }).getByRole('button', { name: 'Save Changes' }).click();

  await page.getByRole('tab', { name: 'Preferences' }).click();
  await expect(panel.getByLabel('Low Stock Threshold', { exact: true })).toBeDisabled();
  await page.reload();
  await expect(panel.getByLabel('Delivery Fee', { exact: true })).toHaveValue('15.5');
  await panel.getByLabel('Delivery available').uncheck();
  for (const label of ['Delivery Fee', 'Free Delivery Threshold', 'Low Stock Threshold'])
    await expect(panel.getByLabel(label, { exact: true })).toBeDisabled();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(main.getByLabel('Description (optional)', { exact: true })).toHaveValue('Open late.');
});

test('Back asks before it takes away settings that are not saved', async ({ page }) => {
  await joinAsPharmacy(page, 'back');
  await page.goto('/pharmacydashboard/orders');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const website = page.getByLabel('Website (optional)', { exact: true });
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  // A browser lets a page hold only those who have pressed or typed something.
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
  const say = textsOf('ar');

  test('a pharmacy hears of an order, and goes to it', async ({ page }) => {
    const { headers } = await joinAsCustomer(page, 'Salma');
    const { product } = await openPharmacy(page, 'bell');
    const { id, order_code: code } = await placeOrder(page.request, headers, { product, quantity: 1 });
    await page.goto('/pharmacydashboard/orders');

    await page.getByRole('button', { name: new RegExp(`^${say('staff:bell.label')}`) }).click();
    await page
      .getByRole('dialog', { name: say('staff:bell.label') })
      .getByRole('link', { name: code })
      .click();

    await expect(page).toHaveURL(new RegExp(`\\?order=${id}$`));
    await expect(page.getByRole('dialog', { name: say('staff:orders.details') })).toContainText(code);
  });
});
