import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';

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
import { confirmEmail } from './support/mails';
import { DEMO_PASSWORD, joinQuietly, PHARMACIES, signInQuietly, somethingInStock } from './support/people';
import { told } from './support/screens';
import { expect, test } from './support/test';

/** Customers of the demo; each test takes one of its own, so that none waits for what another got wrong. */
const CUSTOMERS = { profile: 'karim', security: 'youssef', address: 'nour', card: 'hoda', cart: 'omar' } as const;

const signInAs = (page: Page, what: keyof typeof CUSTOMERS) => signInQuietly(page, `${CUSTOMERS[what]}@dawaya.example`);

const SETTINGS = '/userdashboard/accountsettings';
const OWN_PASSWORD = 'Your password';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const PROFILE: Form = {
  path: SETTINGS,
  submit: 'Save Changes',
  attempts: [
    {
      typed: { 'First name': '', 'Last name': '', 'Phone number': '' },
      says: {
        'First name': 'First name is required',
        'Last name': 'Last name is required',
        'Phone number': withPhoneExample('Phone number is required'),
      },
    },
    {
      typed: { 'First name': long(101), 'Last name': long(101), 'Phone number': '+2013012345678' },
      says: {
        'First name': 'First name must be at most 100 characters',
        'Last name': 'Last name must be at most 100 characters',
        'Phone number': withPhoneExample('Invalid phone number'),
      },
    },
  ],
};

const EMAIL: Form = {
  path: SETTINGS,
  submit: 'Change Email',
  attempts: [
    { says: { 'New email': 'Email is required', [OWN_PASSWORD]: 'Password is required' } },
    { typed: { 'New email': 'karim' }, says: { 'New email': 'Invalid email format' } },
    { typed: { 'New email': TOO_LONG_EMAIL }, says: { 'New email': 'Email must be at most 255 characters' } },
  ],
};

const PASSWORD: Form = { path: `${SETTINGS}?tab=security`, ...CHANGED_PASSWORD };

const ADDRESS: Form = {
  path: '/userdashboard/manageaddresses',
  opener: 'Add New Address',
  submit: 'Save Address',
  attempts: [
    {
      // It begins with the customer's own.
      typed: { Name: '', Phone: '' },
      says: {
        Name: 'Name is required',
        Phone: withPhoneExample('Phone number is required'),
        Address: 'Address is required',
        Governorate: 'Governorate is required',
      },
    },
    {
      typed: { Name: long(101), Phone: '12345', Address: long(256), 'Postal code (optional)': long(21) },
      says: {
        Name: 'Name must be at most 100 characters',
        Phone: withPhoneExample('Invalid phone number'),
        Address: 'Address must be at most 255 characters',
        'Postal code (optional)': 'Postal code must be at most 20 characters',
      },
    },
    { typed: { Governorate: 'Cairo' }, says: { City: 'City is required' } },
  ],
};

/** Six digits that the app does not show around now. */
function wrongCodeFor(secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  const shown = [-60, -30, 0, 30, 60].map((seconds) => generateSync({ secret, epoch: now + seconds }));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !shown.includes(code)) ?? '';
}

const THIS_YEAR = new Date().getFullYear();

const CARD: Form = {
  path: '/userdashboard/paymentmethods',
  submit: 'Add Card',
  attempts: [
    {
      says: {
        'Cardholder Name': 'Cardholder name is required',
        'Card Number': 'Card number is required',
        'Expiry Month': 'Expiry month is required',
        'Expiry Year': 'Expiry year is required',
        CVV: 'CVV is required',
      },
    },
    {
      typed: {
        'Cardholder Name': long(101),
        'Card Number': '4111 1111 1111 1112',
        'Expiry Month': '05',
        'Expiry Year': String(THIS_YEAR),
        CVV: '12',
      },
      says: {
        'Cardholder Name': 'Cardholder name must be at most 100 characters',
        'Card Number': 'Invalid card number. We accept Visa, Mastercard and Meeza',
        'Expiry Month': 'This card has expired',
        CVV: 'CVV must be 3 digits',
      },
    },
  ],
};

test('the profile and the change of e-mail say at each field what is wrong', async ({ page }) => {
  await signInAs(page, 'profile');
  await openForm(page, PROFILE);
  const main = page.getByRole('main');

  await expectRefusals(page, main, PROFILE);
  await expectRefusals(page, main, EMAIL);

  await page.getByLabel('New email', { exact: true }).fill('karim.new@example.com');
  await page.getByLabel(OWN_PASSWORD, { exact: true }).filter({ visible: true }).fill('Wrong#2026');
  await button(page, 'Change Email').click();
  await expectMessages(page, { [OWN_PASSWORD]: 'Incorrect password' });
});

test('the change of password says at each field what is wrong', async ({ page }) => {
  await signInAs(page, 'security');
  await openForm(page, PASSWORD);

  await expectRefusals(page, page.getByRole('main'), PASSWORD);
  await page.getByLabel('Current password', { exact: true }).fill('Wrong#2026');
  await page.getByLabel('New password', { exact: true }).fill(`${DEMO_PASSWORD}!`);
  await page.getByLabel('Confirm new password', { exact: true }).fill(`${DEMO_PASSWORD}!`);
  await button(page, 'Change Password').click();
  await expectMessages(page, { 'Current password': 'Incorrect password' });
});

test('the deletion of an account says at the field what is wrong', async ({ page }) => {
  await joinQuietly(page, 'leaving');
  await openForm(page, { path: PASSWORD.path, opener: 'Delete My Account' });

  const dialog = page.getByRole('dialog');
  await expectRefusals(page, dialog, {
    submit: 'Delete for Good',
    attempts: [{ says: { [OWN_PASSWORD]: 'Password is required' } }],
  });
  await dialog.getByLabel(OWN_PASSWORD, { exact: true }).fill('Wrong#2026');
  await button(page, 'Delete for Good').click();
  await expectMessages(dialog, { [OWN_PASSWORD]: 'Incorrect password' });
});

test('the address form says at each field what is wrong', async ({ page }) => {
  await signInAs(page, 'address');
  await openForm(page, ADDRESS);

  await expectRefusals(page, page.getByRole('dialog'), ADDRESS);
});

test('the card form says at each field what is wrong', async ({ page }) => {
  await signInAs(page, 'card');
  // In January no card of this year has expired yet.
  await page.clock.setFixedTime(new Date(THIS_YEAR, 6, 15));
  await openForm(page, CARD);

  await expectRefusals(page, page.getByRole('main'), CARD);
  const rightly = { 'Cardholder Name': 'Hoda', 'Card Number': '4012 8888 8888 1881', CVV: '123' };
  for (const [label, value] of Object.entries(rightly)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('combobox', { name: 'Expiry Year' }).click();
  await page.getByRole('option', { name: String(THIS_YEAR + 10), exact: true }).click();
  await button(page, 'Add Card').click();

  await expectMessages(page, { 'Card Number': 'No real card is accepted here. Please use one of the test cards' });
});

test('the checkout says what is missing for an order', async ({ page }) => {
  const { headers } = await joinQuietly(page, 'checkout');
  await page.goto('/checkout');
  await expect(page.getByText('Your cart is empty, please add items before placing an order.')).toBeVisible();

  const { id } = await somethingInStock(page.request, PHARMACIES[0].name);
  await page.request.post('/api/cart/add', { headers, data: { medication_id: id, quantity: 1 } });
  await page.reload();
  await button(page, 'Place Order').click();
  await expect(button(page, 'Add new address')).toHaveAccessibleDescription('Please select a shipping address.');
  await expectRefusals(page, page.getByRole('main'), {
    submit: 'Place Order',
    attempts: [
      {
        typed: { 'Order notes (optional)': long(501) },
        says: { 'Order notes (optional)': 'Notes must be at most 500 characters' },
      },
    ],
  });

  await page.getByRole('radio', { name: 'Credit card', exact: true }).check();
  await button(page, 'Place Order').click();
  await told(page, 'Please choose a card or add one');
});

test('two-factor authentication says at each step what is wrong, and so does the sign-in that it guards', async ({
  page,
  browser,
}) => {
  const { email } = await joinQuietly(page, 'two-factor');
  await confirmEmail(page.request, email);
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const CODE_ATTEMPTS = [
    { says: { Code: 'Code is required' } },
    { typed: { Code: '12345' }, says: { Code: 'Enter the 6-digit code from your app or a recovery code' } },
  ];

  await page.goto(`${SETTINGS}?tab=security`);
  await button(page, 'Enable 2FA').click();
  await expectRefusals(page, dialog, {
    submit: 'Continue',
    attempts: [{ says: { [OWN_PASSWORD]: 'Password is required' } }],
  });
  await dialog.getByLabel(OWN_PASSWORD, { exact: true }).fill(DEMO_PASSWORD);
  await press('Continue');
  await expectRefusals(page, dialog, { submit: 'Enable', attempts: CODE_ATTEMPTS });
  const secret = (await dialog.getByText(/^[A-Z2-7 ]{32,}$/).innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(wrongCodeFor(secret));
  await press('Enable');
  await expectMessages(dialog, { Code: 'Incorrect or already used code' });
  await dialog.getByLabel('Code', { exact: true }).fill(generateSync({ secret }));
  await press('Enable');
  await press('I have saved them');

  await button(page, 'Disable 2FA').click();
  await expectRefusals(page, dialog, {
    submit: 'Disable 2FA',
    attempts: [
      { says: { [OWN_PASSWORD]: 'Password is required', Code: 'Code is required' } },
      ...CODE_ATTEMPTS.slice(1),
    ],
  });

  const guest = await browser.newPage();
  await guest.goto(new URL('/signin', page.url()).href);
  await guest.getByLabel('Email', { exact: true }).fill(email);
  await guest.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await guest.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Two-factor authentication' })).toBeVisible();
  await expectRefusals(guest, guest.getByRole('main'), { submit: 'Continue', attempts: CODE_ATTEMPTS });
  await guest.getByLabel('Code', { exact: true }).fill(wrongCodeFor(secret));
  await button(guest, 'Continue').click();
  await expectMessages(guest, { Code: 'Incorrect or already used code' });
});
