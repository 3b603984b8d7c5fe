import type { Page } from '@playwright/test';

import {
  type Action,
  expectFailure,
  expectKeptByFailure,
  expectUndone,
  fail,
  goOn,
  type Reading,
  refuse,
  type Sending,
} from './support/failures';
import {
  addAddress,
  CUSTOMER,
  joinQuietly,
  type Listing,
  PHARMACIES,
  signInQuietly,
  somethingInStock,
} from './support/people';
import { expect, test } from './support/test';

// What a service worker answers cannot be made to fail from here.
test.use({ serviceWorkers: 'block' });

const PASSWORD = 'Str0ng-enough!';
const TERMS = 'I accept the terms and conditions and have read the privacy policy';

const LISTS: Reading[] = [
  { path: '/', call: 'pharmacies*', says: 'Failed to fetch pharmacies' },
  { path: '/pharmacies', call: 'pharmacies*', says: 'Failed to fetch pharmacies' },
  { path: '/pharmacies', call: 'items/governorates', says: 'Failed to load governorates' },
  { path: '/medications', call: 'medications?*', says: 'Failed to fetch medications' },
  { path: '/medications', call: 'medications/categories*', says: 'Failed to load categories' },
  { path: '/categories', call: 'medications/categories*', says: 'Failed to load categories' },
  { path: '/join', call: 'items/governorates', says: 'Failed to load governorates' },
];

const detailsOf = ({ id, pharmacy }: Listing): Reading[] => [
  { path: `/medicationdetails/${id}`, call: `medications/${id}`, says: 'Failed to fetch medication details' },
  {
    path: `/pharmacydetails/${pharmacy.id}`,
    call: `pharmacies/${pharmacy.id}`,
    says: 'Failed to fetch pharmacy details',
  },
  {
    path: `/pharmacydetails/${pharmacy.id}?tab=medications`,
    call: 'medications?*',
    says: 'Failed to fetch medications',
  },
  {
    path: `/pharmacydetails/${pharmacy.id}?tab=medications`,
    call: 'medications/categories*',
    says: 'Failed to load categories',
  },
];

const OWN: Reading[] = [
  { path: '/cart', call: 'cart', says: 'Failed to load your cart' },
  { path: '/checkout', call: 'user/addresses', says: 'Failed to load your order' },
  { path: '/userdashboard', call: 'orders*', says: 'Failed to fetch orders' },
  { path: '/userdashboard?tab=orders', call: 'orders*', says: 'Failed to fetch orders' },
  { path: '/userdashboard/orderdetails/1', call: 'orders/1', says: 'Failed to fetch order details' },
  { path: '/userdashboard/manageaddresses', call: 'user/addresses', says: 'Failed to fetch addresses' },
  { path: '/userdashboard/paymentmethods', call: 'user/payment-methods', says: 'Failed to load your cards' },
  { path: '/userdashboard/accountsettings', call: 'auth/me', says: 'Failed to load your account' },
  {
    path: '/userdashboard/accountsettings?tab=security',
    call: 'user/sessions',
    says: 'Failed to load your devices',
  },
];

test('a screen of a guest says what could not be fetched, and has it after another try', async ({ page, request }) => {
  const listing = await somethingInStock(request, PHARMACIES[0].name);

  for (const reading of [...LISTS, ...detailsOf(listing)]) await expectFailure(page, reading, goOn);
});

test('a screen of a customer says what could not be fetched, and has it after another try', async ({ page }) => {
  await signInQuietly(page, CUSTOMER);

  for (const reading of OWN) await expectFailure(page, reading, (_page, path) => page.goto(path));
});

test('a picture that does not come is replaced, and the about page does without the pharmacies', async ({ page }) => {
  await page.route('**/images/{medications,pharmacies}/**', (route) => route.fulfill({ status: 404 }));
  await goOn(page, '/medications');
  const main = page.getByRole('main');
  await expect(main.getByRole('img').first().or(main.locator('img').first())).toHaveAttribute(
    'src',
    '/images/placeholder-medication.svg',
  );

  await fail(page, 'pharmacies*');
  await goOn(page, '/about');
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  await expect(main.locator('img[src="/images/placeholder-pharmacy.svg"]').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const PERSON = {
  'First name': 'Mona',
  'Last name': 'Adel',
  Email: 'mona.adel@example.com',
  'Phone number': '01012345678',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
  Female: 'yes',
  [TERMS]: 'yes',
};

const PHARMACY = {
  'Pharmacy name': 'El Nour Pharmacy',
  'Pharmacy phone': '01112345678',
  Address: '5 Makram Ebeid Street',
  Governorate: 'Cairo',
  City: 'Nasr City',
  'Postal code': '11728',
  'Opening time': '09:00',
  'Closing time': '22:00',
  Saturday: 'yes',
  Yes: 'yes',
  Position: 'Owner',
  ...PERSON,
};

const JOIN: Sending = {
  path: '/join',
  typed: PHARMACY,
  submit: 'Register Pharmacy',
  call: 'auth/register',
  says: 'Registration failed. Please try again.',
};

const SIGN_IN: Sending = {
  path: '/signin',
  typed: { Email: 'mona@example.com', Password: PASSWORD, 'Remember me': 'yes' },
  submit: 'Sign In',
  call: 'auth/login',
  says: 'Login failed',
};

const GUEST_FORMS: Sending[] = [
  SIGN_IN,
  { ...JOIN, path: '/signup', typed: PERSON, submit: 'Create Account' },
  JOIN,
  {
    path: '/forgetpassword',
    typed: { Email: 'mona@example.com' },
    submit: 'Send Link',
    call: 'auth/forgot-password',
    says: 'The link could not be sent. Please try again.',
  },
  {
    path: '/resetpassword#token',
    typed: { 'New password': PASSWORD, 'Confirm password': PASSWORD },
    submit: 'Save Password',
    call: 'auth/reset-password',
    says: 'Failed to change the password. Please try again.',
  },
  {
    path: '/verifyemail#token',
    typed: {},
    submit: 'Confirm Email',
    call: 'auth/verify-email',
    says: 'Failed to confirm the email. Please try again.',
  },
  {
    path: '/contact',
    typed: { Name: 'Mona', Email: 'mona@example.com', Subject: 'Late order', Message: 'Where is it?' },
    submit: 'Send Message',
    call: 'contact',
    says: 'Your message could not be sent. Please try again.',
  },
];

const SETTINGS = '/userdashboard/accountsettings';

const CHECKOUT: Sending = {
  path: '/checkout',
  typed: { 'Order notes (optional)': 'Ring twice' },
  submit: 'Place Order',
  call: 'orders/checkout',
  says: 'Your order could not be sent. Please try again.',
};

const CUSTOMER_FORMS: Sending[] = [
  {
    path: SETTINGS,
    typed: { 'First name': 'Mariam', 'Phone number': '01212345678' },
    submit: 'Save Changes',
    call: 'user/profile',
    says: 'Failed to update profile. Please try again.',
  },
  {
    path: SETTINGS,
    typed: { 'New email': 'mariam@example.com', 'Your password': PASSWORD },
    submit: 'Change Email',
    call: 'user/email',
    says: 'Failed to change the email',
  },
  {
    path: `${SETTINGS}?tab=security`,
    typed: { 'Current password': PASSWORD, 'New password': `${PASSWORD}2`, 'Confirm new password': `${PASSWORD}2` },
    submit: 'Change Password',
    call: 'user/password',
    says: 'Failed to change the password',
  },
  {
    path: `${SETTINGS}?tab=security`,
    opener: 'Delete My Account',
    typed: { 'Your password': PASSWORD },
    submit: 'Delete for Good',
    call: 'user/delete',
    says: 'Failed to delete the account',
  },
  {
    path: '/userdashboard/manageaddresses',
    opener: 'Add New Address',
    typed: { Name: 'Mum', Phone: '01212345678', Address: '9 Nile Street', Governorate: 'Cairo', City: 'Nasr City' },
    submit: 'Save Address',
    call: 'user/addresses/create',
    says: 'Failed to save address',
  },
  {
    path: '/userdashboard/paymentmethods',
    typed: {
      'Cardholder Name': 'Mariam',
      'Card Number': '4111 1111 1111 1111',
      'Expiry Month': '12',
      'Expiry Year': String(new Date().getFullYear() + 2),
      CVV: '123',
    },
    submit: 'Add Card',
    call: 'user/payment-methods/create',
    says: 'Failed to add the card',
  },
  CHECKOUT,
];

test('a form of a guest keeps what was typed when the server fails', async ({ page }) => {
  for (const form of GUEST_FORMS) await expectKeptByFailure(page, form);
});

/** A new customer with two addresses and something in the cart. */
async function shopQuietly(page: Page) {
  const { headers } = await joinQuietly(page, 'failing');
  for (const name of ['Home', 'Office']) await addAddress(page.request, headers, name);
  const { id } = await somethingInStock(page.request, PHARMACIES[0].name);
  await page.request.post('/api/cart/add', { headers, data: { medication_id: id, quantity: 1 } });
  return id;
}

test('a form of a customer keeps what was typed when the server fails', async ({ page }) => {
  await shopQuietly(page);

  for (const form of CUSTOMER_FORMS) await expectKeptByFailure(page, form);
});

test('what a customer changes in the cart or the addresses stays as it was when the server fails', async ({ page }) => {
  const id = await shopQuietly(page);
  const actions: Action[] = [
    {
      path: `/medicationdetails/${id}`,
      press: 'Add to Cart',
      call: 'cart/add',
      says: 'Failed to add medication to cart',
    },
    { path: '/cart', press: /^One more/, call: 'cart/update', says: 'Failed to update your cart' },
    { path: '/cart', press: /^Remove/, call: 'cart/remove-item', says: 'Failed to update your cart' },
    { path: '/cart', press: 'Clear Cart', confirm: 'Clear Cart', call: 'cart/delete', says: 'Failed to delete cart' },
    {
      path: '/userdashboard/manageaddresses',
      press: /^Set address/,
      call: 'user/addresses/*/default',
      says: 'Failed to set default address',
    },
    {
      path: '/userdashboard/manageaddresses',
      press: /^Delete address/,
      confirm: 'Delete',
      call: 'user/addresses/delete/*',
      says: 'Failed to delete address',
    },
  ];

  for (const action of actions) await expectUndone(page, action);

  await page.goto('/cart');
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toHaveText('1');
  await page.goto('/userdashboard/manageaddresses');
  await expect(page.getByRole('button', { name: /^Delete address/ })).toHaveCount(2);
});

test('a session that the server has ended leads to the sign-in and back', async ({ page }) => {
  await signInQuietly(page, CUSTOMER);
  await page.goto('/userdashboard');
  await expect(page.getByRole('heading', { name: 'Recent Orders' })).toBeVisible();

  await refuse(page, '**', 401, { message: 'Your session has ended. Please sign in again' });
  await page.getByRole('tab', { name: 'Orders', exact: true }).click();

  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});
