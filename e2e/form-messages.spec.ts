import {
  type Attempt,
  expectMessages,
  expectRefusals,
  type Form,
  long,
  newPasswordAttempts,
  openForm,
  TOO_LONG_EMAIL,
  withPhoneExample,
} from './support/forms';
import { expect, test } from './support/test';

const EMAIL_ATTEMPTS: Attempt[] = [
  { typed: { Email: 'mona@' }, says: { Email: 'Invalid email format' } },
  { typed: { Email: TOO_LONG_EMAIL }, says: { Email: 'Email must be at most 255 characters' } },
];

const TERMS = 'I accept the terms and conditions and have read the privacy policy';

const PERSON_REQUIRED = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  Email: 'Email is required',
  'Phone number': withPhoneExample('Phone number is required'),
  Password: 'Password is required',
  'Confirm password': 'Confirm password is required',
  Gender: 'Gender is required',
  [TERMS]: 'You must accept the terms and conditions',
};

const FORMS: Record<string, Form> = {
  'sign-in': {
    path: '/signin',
    submit: 'Sign In',
    attempts: [
      { says: { Email: 'Email is required', Password: 'Password is required' } },
      ...EMAIL_ATTEMPTS,
      { typed: { Password: long(129) }, says: { Password: 'Password must be at most 128 characters' } },
    ],
  },
  'sign-up': {
    path: '/signup',
    submit: 'Create Account',
    attempts: [
      { says: PERSON_REQUIRED },
      ...EMAIL_ATTEMPTS,
      ...newPasswordAttempts('Password', 'Confirm password'),
      {
        typed: { 'First name': long(101), 'Last name': long(101), 'Phone number': '0221234567' },
        says: {
          'First name': 'First Name cannot exceed 100 characters',
          'Last name': 'Last Name cannot exceed 100 characters',
          'Phone number': withPhoneExample('Phone Number must start with +20 followed by 10 digits'),
        },
      },
    ],
  },
  join: {
    path: '/join',
    submit: 'Register Pharmacy',
    attempts: [
      {
        says: {
          'Pharmacy name': 'Pharmacy name is required',
          'Pharmacy phone': withPhoneExample('Phone number is required'),
          Address: 'Pharmacy address is required',
          Governorate: 'Governorate is required',
          'Postal code': 'Postal code is required',
          'Opening time': 'Opening time is required',
          'Closing time': 'Closing time is required',
          Saturday: 'At least one working day must be selected',
          'Delivery available': 'Say whether delivery is available',
          Position: 'Position is required',
          ...PERSON_REQUIRED,
        },
      },
      {
        typed: {
          'Pharmacy name': long(101),
          'Pharmacy phone': '0221234567',
          Address: long(256),
          'Postal code': long(21),
          'First name': long(101),
          'Last name': long(101),
          Position: long(101),
          'Phone number': '0221234567',
        },
        says: {
          'Pharmacy name': 'Pharmacy name must be at most 100 characters',
          'Pharmacy phone': withPhoneExample('Invalid pharmacy phone'),
          Address: 'Pharmacy address must be at most 255 characters',
          'Postal code': 'Postal code must be at most 20 characters',
          'First name': 'First name must be at most 100 characters',
          'Last name': 'Last name must be at most 100 characters',
          Position: 'Position must be at most 100 characters',
          'Phone number': withPhoneExample('Invalid phone number'),
        },
      },
      { typed: { Governorate: 'Cairo' }, says: { City: 'City is required' } },
      ...EMAIL_ATTEMPTS,
      ...newPasswordAttempts('Password', 'Confirm password'),
    ],
  },
  'forgotten password': {
    path: '/forgetpassword',
    submit: 'Send Link',
    attempts: [{ says: { Email: 'Email is required' } }, ...EMAIL_ATTEMPTS],
  },
  'new password': {
    path: '/resetpassword#token',
    submit: 'Save Password',
    attempts: [
      { says: { 'New password': 'Password is required', 'Confirm password': 'Confirm password is required' } },
      ...newPasswordAttempts('New password', 'Confirm password'),
    ],
  },
  contact: {
    path: '/contact',
    submit: 'Send Message',
    attempts: [
      {
        says: {
          Name: 'Name is required',
          Email: 'Email is required',
          Subject: 'Subject is required',
          Message: 'Message is required',
        },
      },
      ...EMAIL_ATTEMPTS,
      {
        typed: { Name: long(101), 'Phone (optional)': 'call me', Subject: long(151), Message: long(5001) },
        says: {
          Name: 'Name must be at most 100 characters',
          'Phone (optional)': withPhoneExample('Invalid phone number'),
          Subject: 'Subject must be at most 150 characters',
          Message: 'Message must be at most 5,000 characters',
        },
      },
    ],
  },
};

for (const [name, form] of Object.entries(FORMS)) {
  test(`the ${name} form says at each field what is wrong`, async ({ page }) => {
    await openForm(page, form);

    await expectRefusals(page, page.getByRole('main'), form);
  });
}

test('a press on the button counts right after a wrong field, whose message would push it away', async ({ page }) => {
  await page.goto('/forgetpassword');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('mona@');

  await page.getByRole('button', { name: 'Send Link' }).click({ position: { x: 20, y: 6 } });

  await expectMessages(page, { Email: 'Invalid email format' });
  await expect(email).toBeFocused();
});

test('a field keeps quiet until it has been touched', async ({ page }) => {
  await page.goto('/signin');
  const email = page.getByLabel('Email', { exact: true });

  await email.click();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');

  await expectMessages(page, { Email: 'Email is required' });
  await expect(page.getByLabel('Password', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
});
