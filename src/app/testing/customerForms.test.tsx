import { fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import type { ReactElement } from 'react';

import { AddCardForm } from '@/features/add-card';
import { EmailForm } from '@/features/change-email';
import { PasswordForm } from '@/features/change-password';
import { DeleteAccount } from '@/features/delete-account';
import { AddressDialog } from '@/features/edit-address';
import { ProfileForm } from '@/features/edit-profile';
import { TwoFactor } from '@/features/two-factor';
import { answer, makePage, makeSession, makeUser, PLACES, renderApp, server } from '@/shared/testing';

import {
  expectForm,
  type Form,
  long,
  newPasswordAttempts,
  PASSWORD,
  TOO_LONG_EMAIL,
  withPhoneExample,
} from './expectForm';

const OWN_PASSWORD = 'Your password';
const THIS_YEAR = new Date().getFullYear();
const close = () => undefined;

const PROFILE: Form = {
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
  rightly: { 'First name': 'Mariam', 'Last name': 'Adel', 'Phone number': '01212345678' },
  call: 'user/profile',
  fails: 'Failed to update profile. Please try again.',
};

const EMAIL: Form = {
  submit: 'Change Email',
  attempts: [
    { says: { 'New email': 'Email is required', [OWN_PASSWORD]: 'Password is required' } },
    { typed: { 'New email': 'karim' }, says: { 'New email': 'Invalid email format' } },
    { typed: { 'New email': TOO_LONG_EMAIL }, says: { 'New email': 'Email must be at most 255 characters' } },
  ],
  rightly: { 'New email': 'mariam@example.com', [OWN_PASSWORD]: PASSWORD },
  call: 'user/email',
  fails: 'Failed to change the email',
};

const NEW_PASSWORD: Form = {
  submit: 'Change Password',
  attempts: [
    {
      says: {
        'Current password': 'Current password is required',
        'New password': 'Password is required',
        'Confirm new password': 'Confirm password is required',
      },
    },
    ...newPasswordAttempts('New password', 'Confirm new password'),
  ],
  rightly: { 'Current password': PASSWORD, 'New password': `${PASSWORD}2`, 'Confirm new password': `${PASSWORD}2` },
  call: 'user/password',
  fails: 'Failed to change the password',
};

const ADDRESS: Form = {
  submit: 'Save Address',
  attempts: [
    {
      // These fields begin with the customer's own name and phone.
      typed: { Name: '', Phone: '' },
      says: {
        Name: 'Name is required',
        Phone: withPhoneExample('Phone number is required'),
        Address: 'Address is required',
        Governorate: 'Governorate is required',
      },
    },
    {
      typed: {
        ...{ Name: long(101), Phone: '12345', Address: long(256), 'Postal code (optional)': long(21) },
        Governorate: 'Cairo',
      },
      says: {
        Name: 'Name must be at most 100 characters',
        Phone: withPhoneExample('Invalid phone number'),
        Address: 'Address must be at most 255 characters',
        'Postal code (optional)': 'Postal code must be at most 20 characters',
        City: 'City is required',
      },
    },
  ],
  rightly: {
    Name: 'Mum',
    Phone: '01212345678',
    Address: '9 Nile Street',
    City: 'Nasr City',
    'Postal code (optional)': '',
  },
  call: 'user/addresses/create',
  fails: 'Failed to save address',
};

const CARD: Form = {
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
  rightly: {
    'Cardholder Name': 'Hoda',
    'Card Number': '4111 1111 1111 1111',
    'Expiry Year': String(THIS_YEAR + 2),
    CVV: '123',
  },
  call: 'user/payment-methods/create',
  fails: 'Failed to add the card',
};

const DELETION: Form = {
  submit: 'Delete for Good',
  attempts: [{ says: { [OWN_PASSWORD]: 'Password is required' } }],
  rightly: { [OWN_PASSWORD]: PASSWORD },
  call: 'user/delete',
  fails: 'Failed to delete the account',
};

const TURNED_ON: Form = {
  submit: 'Continue',
  attempts: [{ says: { [OWN_PASSWORD]: 'Password is required' } }],
  rightly: { [OWN_PASSWORD]: PASSWORD },
  call: 'user/two-factor/start',
  fails: 'That did not work. Please try again.',
};

const TURNED_OFF: Form = {
  submit: 'Disable 2FA',
  attempts: [
    { says: { [OWN_PASSWORD]: 'Password is required', Code: 'Code is required' } },
    { typed: { Code: '12345' }, says: { Code: 'Enter the 6-digit code from your app or a recovery code' } },
  ],
  rightly: { [OWN_PASSWORD]: PASSWORD, Code: '123456' },
  call: 'user/two-factor/disable',
  fails: 'That did not work. Please try again.',
};

const FORMS: [what: string, element: ReactElement, form: Form, opener?: string][] = [
  ['profile', <ProfileForm user={makeUser()} />, PROFILE],
  ['e-mail', <EmailForm user={makeUser()} />, EMAIL],
  ['password', <PasswordForm email="" />, NEW_PASSWORD],
  ['address', <AddressDialog title="Add" onSaved={close} onClose={close} />, ADDRESS],
  ['card', <AddCardForm gateway="sandbox" onSaved={close} />, CARD],
  ['deletion', <DeleteAccount user={makeUser()} />, DELETION, 'Delete My Account'],
  ['first two-factor', <TwoFactor user={makeUser()} />, TURNED_ON, 'Enable 2FA'],
  ['last two-factor', <TwoFactor user={makeUser({ has_two_factor: true })} />, TURNED_OFF, 'Disable 2FA'],
];

it.each(FORMS)(
  'the %s form says at each field what is wrong, and keeps what was typed when the server fails',
  async (_what, element, form, opener = '') => {
    // Not in January, when no card of this year has expired yet.
    jest.useFakeTimers({ advanceTimers: true, now: new Date(THIS_YEAR, 6, 15) });
    server.use(
      http.get('*/api/auth/me', () => answer(makeUser())),
      http.get('*/api/orders', () => answer(makePage([]))),
      http.get('*/api/user/addresses', () => answer([])),
      ...PLACES,
    );
    renderApp(element, { session: makeSession() });
    if (opener) {
      fireEvent.click(screen.getByRole('button', { name: opener }));
      await screen.findByRole('dialog');
    }

    await expectForm(form);
  },
);
