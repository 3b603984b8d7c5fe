import { screen } from '@testing-library/react';
import { http } from 'msw';
import type { ReactElement } from 'react';

import { AddCardForm } from '@/features/add-card';
import { EmailForm } from '@/features/change-email';
import { PasswordForm } from '@/features/change-password';
import { AddressDialog } from '@/features/edit-address';
import { NotificationsForm, PharmacyProfileForm, PreferencesForm } from '@/features/edit-pharmacy-settings';
import { ProductDialog } from '@/features/edit-product';
import { ProfileForm } from '@/features/edit-profile';
import { PromoCodeDialog } from '@/features/edit-promo-code';
import { CheckoutPage } from '@/pages/checkout';
import { ContactPage } from '@/pages/contact';
import { ForgotPasswordPage } from '@/pages/forgot-password';
import { JoinPage } from '@/pages/join';
import { ResetPasswordPage } from '@/pages/reset-password';
import { SignInPage } from '@/pages/sign-in';
import { SignUpPage } from '@/pages/sign-up';
import {
  answer,
  makeAddress,
  makeCard,
  makeCart,
  makeCategory,
  makePharmacyDetails,
  makePharmacySettings,
  makeSession,
  makeUser,
  PLACES,
  renderApp,
  server,
} from '@/shared/testing';

const settings = makePharmacySettings();
const close = () => undefined;
const ACCOUNT = ['First name', 'Last name', 'Email', 'Phone number', 'Password', 'Confirm password', 'Gender'];

beforeEach(() =>
  server.use(
    ...PLACES,
    http.get('*/api/medications/categories', () => answer([makeCategory()])),
    http.get('*/api/pharmacy/settings', () => answer(settings)),
    http.get('*/api/pharmacies/:id', () => answer(makePharmacyDetails())),
    http.get('*/api/cart', () => answer(makeCart())),
    http.get('*/api/user/addresses', () => answer([makeAddress()])),
    http.get('*/api/user/payment-methods', () => answer({ gateway: 'sandbox', cards: [makeCard()] })),
  ),
);

const GUEST: [string, ReactElement, string[], string?][] = [
  ['signing up', <SignUpPage />, [...ACCOUNT, 'I accept the terms and conditions and have read the privacy policy']],
  [
    'joining',
    <JoinPage />,
    [
      ...ACCOUNT,
      'Pharmacy name',
      'Pharmacy phone',
      'Address',
      'Governorate',
      'City',
      'Postal code',
      'Opening time',
      'Closing time',
      'Delivery available',
      'Position',
      'I accept the terms and conditions and have read the privacy policy',
    ],
  ],
  ['signing in', <SignInPage />, ['Email', 'Password']],
  ['a forgotten password', <ForgotPasswordPage />, ['Email']],
  ['a new password', <ResetPasswordPage />, ['New password', 'Confirm password'], '/#the-token'],
];

const SIGNED_IN: [string, ReactElement, string[]][] = [
  ['a message', <ContactPage />, ['Name', 'Email', 'Subject', 'Message']],
  [
    'an address',
    <AddressDialog title="Add" onSaved={close} onClose={close} />,
    ['Name', 'Phone', 'Address', 'Governorate', 'City'],
  ],
  [
    'a card',
    <AddCardForm gateway="sandbox" onSaved={close} />,
    ['Cardholder Name', 'Card Number', 'Expiry Month', 'Expiry Year', 'CVV'],
  ],
  ['the profile', <ProfileForm user={makeUser()} />, ['First name', 'Last name', 'Phone number']],
  ['a password', <PasswordForm email="" />, ['Current password', 'New password', 'Confirm new password']],
  ['an email', <EmailForm user={makeUser()} />, ['New email', 'Your password']],
  [
    'a product',
    <ProductDialog onClose={close} />,
    [
      'Product Name',
      'Category',
      'Generic Name',
      'Price',
      'Stock Quantity',
      'Low Stock Alert Threshold',
      'Active Ingredients',
      'Manufacturer',
      'Dosage',
      'Side Effects',
    ],
  ],
  [
    'a promo code',
    <PromoCodeDialog onClose={close} />,
    ['Promo Code', 'Discount Percentage (%)', 'Start Date', 'End Date'],
  ],
  [
    'the profile of a pharmacy',
    <PharmacyProfileForm settings={settings} />,
    [
      'Pharmacy name in English',
      'Pharmacy name in Arabic',
      'Pharmacy phone',
      'Address',
      'Postal code',
      'Opening time',
      'Closing time',
    ],
  ],
  ['its preferences', <PreferencesForm settings={settings} />, ['Delivery Fee', 'Low Stock Threshold']],
  ['its notifications', <NotificationsForm settings={settings} mailNote={null} />, ['Language of the emails']],
  ['an order', <CheckoutPage />, ['Shipping Address']],
];

async function expectRequired(labels: string[]) {
  for (const label of labels) expect(await screen.findByLabelText(label)).toBeRequired();
  expect(document.querySelectorAll('[aria-required="true"]')).toHaveLength(labels.length);
}

it.each(GUEST)(
  'the form for %s tells a guest what has to be filled in, and nothing else',
  async (_what, form, labels, url = '/') => {
    renderApp(form, { url });

    await expectRequired(labels);
  },
);

it.each(SIGNED_IN)('the form for %s tells what has to be filled in, and nothing else', async (_what, form, labels) => {
  renderApp(form, { session: makeSession() });

  await expectRequired(labels);
});

it('the form for an order asks for a card as soon as one pays', async () => {
  const { user } = renderApp(<CheckoutPage />, { session: makeSession() });
  await user.click(await screen.findByRole('radio', { name: 'Credit card' }));

  await expectRequired(['Shipping Address', 'Card']);
});
