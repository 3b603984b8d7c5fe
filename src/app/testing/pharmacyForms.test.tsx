import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';

import { NotificationsForm, PharmacyProfileForm, PreferencesForm } from '@/features/edit-pharmacy-settings';
import { makePharmacySettings, makeSession, renderApp } from '@/shared/testing';

import { expectForm, type Form, long, TOO_LONG_EMAIL, withPhoneExample } from './expectForm';

const AMOUNT = 'Enter an amount from 0 to 1,000,000\u00a0EGP, with at most two decimals';

const FAILING = { submit: 'Save Changes', fails: 'Failed to update profile. Please try again.' };

const PROFILE: Form = {
  ...FAILING,
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
        Saturday: 'no',
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
        Saturday: 'At least one working day must be selected',
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
  rightly: {
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
    Saturday: 'yes',
  },
  call: 'pharmacy/settings/profile',
};

const PREFERENCES: Form = {
  ...FAILING,
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
  rightly: { 'Delivery Fee': '15.5', 'Free Delivery Threshold': '120', 'Low Stock Threshold': '6' },
  call: 'pharmacy/settings/preferences',
};

const NOTIFICATIONS: Form = {
  ...FAILING,
  attempts: [],
  rightly: { English: 'yes' },
  call: 'pharmacy/settings/notifications',
};

const settings = makePharmacySettings({ working_days: ['saturday'] });

it.each([
  ['profile', <PharmacyProfileForm settings={settings} />, PROFILE],
  ['preferences', <PreferencesForm settings={settings} />, PREFERENCES],
  ['notifications', <NotificationsForm settings={settings} mailNote={null} />, NOTIFICATIONS],
] satisfies [string, ReactElement, Form][])(
  'the %s of a pharmacy say at each field what is wrong, and keep what was typed when the server fails',
  async (_what, element, form) => {
    renderApp(element, { session: makeSession('pharmacy') });

    await expectForm(form);
  },
);

it('locks what counts for nothing', async () => {
  const { user } = renderApp(<PreferencesForm settings={makePharmacySettings({ notify_low_stock: false })} />);
  expect(screen.getByLabelText('Low Stock Threshold')).toBeDisabled();
  expect(screen.getByText('Turn on low stock alerts under Notifications first.')).toBeInTheDocument();

  await user.click(screen.getByLabelText('Delivery available'));

  for (const label of ['Delivery Fee', 'Free Delivery Threshold']) expect(screen.getByLabelText(label)).toBeDisabled();
});
