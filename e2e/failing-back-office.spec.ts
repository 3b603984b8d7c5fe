import type { Page } from '@playwright/test';

import { alert, expectKeptByFailure, fail, follow, refuse, type Sending } from './support/failures';
import { fillIn } from './support/forms';
import { closeDialog } from './support/screens';
import { PROMO_CODE, tradeQuietly } from './support/staffDialogs';
import { expect, test } from './support/test';
import { PRODUCT } from './support/trade';

const BACK_OFFICE = '/pharmacydashboard';
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();

const pick = async (page: Page, menu: string, entry: string) => {
  await press(page, menu);
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

interface Reading {
  /** Where it is not open already. */
  path?: string;
  /** What opens over the screen, and is closed again. */
  opening?: () => Promise<void>;
  /** What is asked for, each with its alert. */
  calls: readonly (readonly [call: string, says: string])[];
}

/** Every part says what failed, and has it after another try. */
async function expectFailures(
  page: Page,
  { path, opening, calls }: Reading,
  go: (page: Page, path: string) => Promise<unknown> = follow,
) {
  for (const [call] of calls) await fail(page, call);
  if (path !== undefined) await go(page, `${BACK_OFFICE}${path}`);
  await opening?.();
  const what = calls.map(([call]) => call).join();
  const alerts = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try Again' }) });
  await expect.soft(alerts, what).toHaveCount(calls.length);
  const texts = (await alerts.allInnerTexts()).map((text) => text.replace(/\s*Try Again$/, ''));
  expect.soft(texts.sort(), what).toEqual(calls.map(([, says]) => says).sort());

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (let left = calls.length; left > 0; left -= 1) {
    await alerts.first().getByRole('button', { name: 'Try Again' }).click();
    await expect.soft(alerts, `${what}, tried again`).toHaveCount(left - 1);
  }
  if (opening) await closeDialog(page);
}

test('a screen of the back office says what could not be fetched, and has it after another try', async ({ page }) => {
  const { order_code: code } = await tradeQuietly(page, 'failing');
  const whole: Reading[] = [
    {
      path: '/settingsdashboard',
      calls: [
        ['auth/me', 'Failed to load your account'],
        ['user/sessions', 'Failed to load your devices'],
      ],
    },
    {
      path: '',
      calls: [
        ['pharmacy/statistics', 'Failed to fetch data'],
        ['pharmacy/statistics/trends', 'Failed to fetch data'],
        ['medications/low-stock*', 'Failed to fetch data'],
        ['medications/expiring*', 'Failed to fetch data'],
        ['orders*', 'Failed to fetch orders'],
      ],
    },
  ];
  const readings: Reading[] = [
    {
      opening: () => press(page, /^Notifications/),
      calls: [['pharmacy/notifications?*', 'Failed to load the notifications']],
    },
    { path: '/orders', calls: [['orders*', 'Failed to fetch orders']] },
    {
      opening: () => press(page, `View details of order ${code}`),
      calls: [['orders/*', 'Failed to fetch order details']],
    },
    { path: '/customers', calls: [['customers*', 'Failed to fetch customers']] },
    {
      opening: () => press(page, 'View Salma Fathy'),
      calls: [['customers/*', 'Failed to load customer details']],
    },
    {
      path: '/inventory',
      calls: [
        ['pharmacy/medications?*', 'Failed to fetch data'],
        ['pharmacy/medications/categories', 'Failed to load categories'],
      ],
    },
    {
      opening: () => pick(page, `Actions for ${PRODUCT.name}`, 'Edit'),
      calls: [['pharmacy/medications/*', 'Failed to fetch data']],
    },
    {
      opening: () => pick(page, `Actions for ${PRODUCT.name}`, 'Stock History'),
      calls: [['medications/*/stock-movements*', 'Failed to fetch data']],
    },
    { path: '/promocodes', calls: [['promo-codes*', 'Failed to fetch promo codes']] },
    { path: '/settingsdashboard', calls: [['pharmacy/settings', 'Failed to load the settings']] },
  ];

  for (const reading of whole) await expectFailures(page, reading, (_page, path) => page.goto(path));
  for (const reading of readings) await expectFailures(page, reading);
});

const SETTINGS = `${BACK_OFFICE}/settingsdashboard`;
const NOT_SAVED = 'Failed to update profile. Please try again.';

const FORMS: Sending[] = [
  {
    path: `${BACK_OFFICE}/inventory`,
    opener: 'Add Product',
    typed: {
      'Product Name': 'Novarin Forte',
      Category: 'Vitamins',
      'Generic Name': 'Novarine',
      'Active Ingredients': 'Novarine',
      Manufacturer: 'Karnak Pharma',
      'Side Effects': 'None known',
      Dosage: 'Once a day',
      Price: '75.5',
      'Stock Quantity': '12',
      'Low Stock Alert Threshold': '3',
    },
    submit: 'Add Product',
    call: 'medications/create',
    says: 'Failed to add product: Something went wrong. Please try again',
  },
  {
    path: `${BACK_OFFICE}/promocodes`,
    opener: 'Add Promo Code',
    typed: { 'Promo Code': 'SUMMER', 'Discount Percentage (%)': '10', 'End Date': '2099-12-31' },
    submit: 'Add Promo Code',
    call: 'promo-codes/create',
    says: 'Failed to save the promo code',
  },
  {
    path: SETTINGS,
    typed: { 'Pharmacy name in English': 'Karnak Corner', Address: '7 Nile Street' },
    submit: 'Save Changes',
    call: 'pharmacy/settings/profile',
    says: NOT_SAVED,
  },
  {
    path: SETTINGS,
    typed: {
      'Current password': 'Str0ng-enough!',
      'New password': 'Str0ng-enough!2',
      'Confirm new password': 'Str0ng-enough!2',
    },
    submit: 'Change Password',
    call: 'user/password',
    says: 'Failed to change the password',
  },
  {
    path: `${SETTINGS}?tab=preferences`,
    typed: { 'Delivery Fee': '15', 'Free Delivery Threshold': '150' },
    submit: 'Save Changes',
    call: 'pharmacy/settings/preferences',
    says: NOT_SAVED,
  },
  {
    path: `${SETTINGS}?tab=notifications`,
    typed: {},
    submit: 'Save Changes',
    call: 'pharmacy/settings/notifications',
    says: NOT_SAVED,
  },
];

test('a form of the back office keeps what was typed when the server fails', async ({ page }) => {
  await tradeQuietly(page, 'failing');
  for (const form of FORMS) await expectKeptByFailure(page, form);

  await fail(page, 'medications/*/update');
  await page.goto(`${BACK_OFFICE}/inventory`);
  await pick(page, `Actions for ${PRODUCT.name}`, 'Update Stock');
  await fillIn(page, page, { 'Stock Quantity': '40' });
  await press(page, 'Save Changes');
  await expect(alert(page, 'Failed to update product: Something went wrong. Please try again')).toBeVisible();
  const says = 'The image has too many pixels. Please make it smaller first';
  await refuse(page, 'medications/*/update', 422, {
    message: 'Please check the highlighted fields',
    errors: { image: [says] },
  });
  await press(page, 'Save Changes');
  await expect(page.getByRole('group', { name: 'Product Image' }).getByRole('alert')).toHaveText(says);
  await expect(page.getByLabel('Stock Quantity')).toHaveValue('40');
});

test('what staff change stays as it was when the server fails, and they are told', async ({ page }) => {
  const { order_code: code } = await tradeQuietly(page, 'failing');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const told = (text: string) => expect(alert(page, text)).toBeVisible();

  await fail(page, 'orders/*/update-status');
  await page.goto(`${BACK_OFFICE}/orders`);
  await pick(page, `Actions for ${code}`, 'Mark as Processing');
  await told('Failed to update Status');
  const moved = 'This order can no longer be changed that way';
  await refuse(page, 'orders/*/update-status', 409, { message: moved, code: 'moveNotAllowed' });
  await pick(page, `Actions for ${code}`, 'Mark as Cancelled');
  await confirm('Cancel Order');
  await told(moved);
  await expect(row(code)).toContainText('Pending');

  await fail(page, 'pharmacy/medications/update');
  await page.goto(`${BACK_OFFICE}/inventory`);
  await row(PRODUCT.name).getByRole('checkbox').check();
  await press(page, 'Stop Selling');
  await confirm('Stop Selling');
  await told('Failed to update products');
  await expect(row(PRODUCT.name)).not.toContainText('Not for sale');

  await fail(page, 'promo-codes/*/delete');
  // As on plain http, where a browser gives no clipboard.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`${BACK_OFFICE}/promocodes`);
  await pick(page, `Actions for ${PROMO_CODE}`, 'Copy Code');
  await told(`${PROMO_CODE} could not be copied. Please select and copy it yourself.`);
  await pick(page, `Actions for ${PROMO_CODE}`, 'Delete');
  await confirm('Delete');
  await told('Failed to delete the promo code');
  await expect(row(PROMO_CODE)).toContainText('Active');
});
