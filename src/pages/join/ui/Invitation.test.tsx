import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import {
  answer,
  fillInTexts,
  makeSession,
  makeSignedIn,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { JoinPage } from './JoinPage';

const PHARMACY = { name: 'Nile Pharmacy', name_ar: 'صيدلية النيل' };

const over = (code: string) => refuse(409, 'Over', { code });

const open = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(<JoinPage />, { url: '/join?invited#the-token', ...options });

const invited = () => recordPosts('/auth/invitation', () => answer({ email: 'sara@example.com', pharmacy: PHARMACY }));

const FIELDS = {
  'First name': 'Sara',
  'Last name': 'Nabil',
  Position: 'Pharmacist',
  'Phone number': '01012345678',
  Password: 'Secret#123',
  'Confirm password': 'Secret#123',
};

const join = async ({ user }: ReturnType<typeof open>) => {
  await screen.findByLabelText('First name');
  await fillInTexts(FIELDS);
  await user.click(screen.getByLabelText('Female'));
  await user.click(screen.getByLabelText(/^I accept the terms and conditions/));
  await user.click(screen.getByRole('button', { name: 'Join' }));
};

it('asks whoever is invited for what an account needs, and leads to the dashboard', async () => {
  const read = invited();
  const sent = recordPosts('/auth/accept-invitation', () => answer(makeSignedIn('pharmacy')));
  const page = open();
  expect(await screen.findByText(/invites you to its staff/)).toHaveTextContent(
    'Nile Pharmacy invites you to its staff. You will sign in with sara@example.com.',
  );

  await join(page);

  await waitFor(() => expect(page.router.state.location.pathname).toBe('/pharmacydashboard'));
  expect(read).toEqual([{ token: 'the-token' }]);
  expect(sent).toEqual([
    {
      ...{ token: 'the-token', first_name: 'Sara', last_name: 'Nabil', position: 'Pharmacist' },
      ...{ phone: '01012345678', gender: 'female', password: 'Secret#123', password_confirmation: 'Secret#123' },
    },
  ]);
  expect(page.store.getState().session.userType).toBe('pharmacy');
});

it('gives a password manager the e-mail to keep the password by, which is no field of the form', async () => {
  invited();
  open();

  await screen.findByLabelText('Password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('sara@example.com');
});

it.each([
  [
    'linkInvalid',
    'This link no longer works',
    /a later invitation has taken its place\. Look for a newer email, or ask your pharmacy/,
  ],
  ['emailTaken', 'This email already has an account', /Ask your pharmacy to invite another email/],
])('says what to do where the answer is %s', async (code, title, text) => {
  recordPosts('/auth/invitation', () => over(code));
  open();

  expect(await screen.findByRole('group', { name: title })).toHaveTextContent(text);
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
});

it('leads whoever is signed in on to their dashboard from a link that is over', async () => {
  recordPosts('/auth/invitation', () => over('linkInvalid'));
  open({ session: makeSession('pharmacy') });

  expect(await screen.findByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/pharmacydashboard');
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
});

it('takes a link that came without its end, or with too much of one, for a link that is over', async () => {
  recordPosts('/auth/invitation', () =>
    refuse(422, 'Check the fields', { errors: { token: ['This link no longer works'] } }),
  );
  open({ url: '/join?invited' });

  expect(await screen.findByRole('group', { name: 'This link no longer works' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

it('says so where the invitation is withdrawn while the form is filled in', async () => {
  invited();
  recordPosts('/auth/accept-invitation', () => over('linkInvalid'));

  await join(open());

  expect(await screen.findByRole('group', { name: 'This link no longer works' })).toBeInTheDocument();
});

it('says to try to sign in where it may have worked although no answer came', async () => {
  invited();
  recordPosts('/auth/accept-invitation', () => HttpResponse.error());

  await join(open());

  expect(await screen.findByRole('alert')).toHaveTextContent('Your account may be there already: try to sign in');
});

it('says so still where the link is over at the next press, rather than send them for another invitation', async () => {
  invited();
  const answers = [HttpResponse.error(), over('linkInvalid')];
  recordPosts('/auth/accept-invitation', () => answers.shift() ?? refuse(500));
  const page = open();
  await join(page);
  await screen.findByRole('alert');

  await page.user.click(screen.getByRole('button', { name: 'Join' }));

  expect(await screen.findByRole('group', { name: 'This link no longer works' })).toHaveTextContent(
    'Your account may be there already: try to sign in with the password that you chose.',
  );
});

it('lets whoever is signed in sign out first, and stay', async () => {
  invited();
  recordPosts('/auth/logout');
  const { user, router } = open({ session: makeSession() });
  expect(await screen.findByText(/You are signed in as/)).toHaveTextContent('mona@example.com');

  await user.click(screen.getByRole('button', { name: 'Sign Out' }));

  expect(await screen.findByLabelText('First name')).toBeInTheDocument();
  expect(router.state.location.hash).toBe('#the-token');
});

it('is read by another try where it could not be, and speaks Arabic', async () => {
  invited();
  server.use(http.post('*/api/auth/invitation', () => refuse(500), { once: true }));
  const { user } = open({ language: 'ar' });
  expect(await screen.findByText('تعذر تحميل الدعوة')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }));

  expect(await screen.findByText(/إلى فريقها/)).toHaveTextContent('تدعوك صيدلية النيل إلى فريقها');
});
