import type { ReactElement } from 'react';

import { ContactPage } from '@/pages/contact';
import { ForgotPasswordPage } from '@/pages/forgot-password';
import { JoinPage } from '@/pages/join';
import { ResetPasswordPage } from '@/pages/reset-password';
import { SignInPage } from '@/pages/sign-in';
import { SignUpPage } from '@/pages/sign-up';
import { PLACES, renderApp, server } from '@/shared/testing';

import {
  type Attempt,
  expectForm,
  type Form,
  long,
  newPasswordAttempts,
  PASSWORD,
  together,
  TOO_LONG_EMAIL,
  withPhoneExample,
} from './expectForm';

const NO_EMAIL: Attempt = { typed: { Email: 'mona@' }, says: { Email: 'Invalid email format' } };
const LONG_EMAIL: Attempt = {
  typed: { Email: TOO_LONG_EMAIL },
  says: { Email: 'Email must be at most 255 characters' },
};
const [WEAK_PASSWORD, LONG_PASSWORD] = newPasswordAttempts('Password', 'Confirm password');

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

const SIGN_IN: Form = {
  submit: 'Sign In',
  attempts: [
    { says: { Email: 'Email is required', Password: 'Password is required' } },
    NO_EMAIL,
    together(LONG_EMAIL, {
      typed: { Password: long(129) },
      says: { Password: 'Password must be at most 128 characters' },
    }),
  ],
  rightly: { Email: 'mona@example.com', Password: PASSWORD, 'Remember me': 'yes' },
  call: 'auth/login',
  fails: 'Login failed',
};

const SIGN_UP: Form = {
  submit: 'Create Account',
  attempts: [
    { says: PERSON_REQUIRED },
    together(NO_EMAIL, WEAK_PASSWORD, {
      typed: { 'First name': long(101), 'Last name': long(101), 'Phone number': '0221234567' },
      says: {
        'First name': 'First Name cannot exceed 100 characters',
        'Last name': 'Last Name cannot exceed 100 characters',
        'Phone number': withPhoneExample('Phone Number must start with +20 followed by 10 digits'),
      },
    }),
    together(LONG_EMAIL, LONG_PASSWORD),
  ],
  rightly: PERSON,
  call: 'auth/register',
  fails: 'Registration failed. Please try again.',
};

const JOIN: Form = {
  ...SIGN_UP,
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
    together(NO_EMAIL, WEAK_PASSWORD, {
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
    }),
    together(LONG_EMAIL, LONG_PASSWORD, { typed: { Governorate: 'Cairo' }, says: { City: 'City is required' } }),
  ],
  rightly: {
    'Pharmacy name': 'El Nour Pharmacy',
    'Pharmacy phone': '01112345678',
    Address: '5 Makram Ebeid Street',
    City: 'Nasr City',
    'Postal code': '11728',
    'Opening time': '09:00',
    'Closing time': '22:00',
    Saturday: 'yes',
    Yes: 'yes',
    Position: 'Owner',
    ...PERSON,
  },
};

const FORGOTTEN: Form = {
  submit: 'Send Link',
  attempts: [{ says: { Email: 'Email is required' } }, NO_EMAIL, LONG_EMAIL],
  rightly: { Email: 'mona@example.com' },
  call: 'auth/forgot-password',
  fails: 'The link could not be sent. Please try again.',
};

const NEW_PASSWORD: Form = {
  submit: 'Save Password',
  attempts: [
    { says: { 'New password': 'Password is required', 'Confirm password': 'Confirm password is required' } },
    ...newPasswordAttempts('New password', 'Confirm password'),
  ],
  rightly: { 'New password': PASSWORD, 'Confirm password': PASSWORD },
  call: 'auth/reset-password',
  fails: 'Failed to change the password. Please try again.',
};

const CONTACT: Form = {
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
    NO_EMAIL,
    together(LONG_EMAIL, {
      typed: { Name: long(101), 'Phone (optional)': 'call me', Subject: long(151), Message: long(5001) },
      says: {
        Name: 'Name must be at most 100 characters',
        'Phone (optional)': withPhoneExample('Invalid phone number'),
        Subject: 'Subject must be at most 150 characters',
        Message: 'Message must be at most 5,000 characters',
      },
    }),
  ],
  rightly: {
    Name: 'Mona',
    Email: 'mona@example.com',
    'Phone (optional)': '',
    Subject: 'Late order',
    Message: 'Where is it?',
  },
  call: 'contact',
  fails: 'Your message could not be sent. Please try again.',
};

const FORMS: [what: string, element: ReactElement, form: Form, url?: string][] = [
  ['sign-in', <SignInPage />, SIGN_IN],
  ['sign-up', <SignUpPage />, SIGN_UP],
  ['join', <JoinPage />, JOIN],
  ['forgotten password', <ForgotPasswordPage />, FORGOTTEN],
  ['new password', <ResetPasswordPage />, NEW_PASSWORD, '/#the-token'],
  ['contact', <ContactPage />, CONTACT],
];

it.each(FORMS)(
  'the %s form says at each field what is wrong, and keeps what was typed when the server fails',
  async (_what, element, form, url = '/') => {
    server.use(...PLACES);
    renderApp(element, { url });

    await expectForm(form);
  },
);
