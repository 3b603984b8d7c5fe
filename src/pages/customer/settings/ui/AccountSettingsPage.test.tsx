import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { OpenSession, User } from '@contract/wire/session';
import {
  answer,
  fillInTexts,
  makePage,
  makeSession,
  makeUser,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { AccountSettingsPage } from './AccountSettingsPage';

const phone: OpenSession = {
  id: '5f0c8d0e-3b1a-4c7e-9a55-0d9f2b6c1e84',
  user_agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36',
  created_at: '2026-03-10T10:00:00.000Z',
  last_used_at: '2026-03-14T10:00:00.000Z',
  is_current: true,
};

/** Serves all that the page reads, for a user with these properties. */
const serve = (overrides: Partial<User> = {}) =>
  server.use(
    http.get('*/api/auth/me', () => answer(makeUser(overrides))),
    http.get('*/api/user/sessions', () => answer([phone])),
    http.get('*/api/orders', () => answer(makePage([]))),
  );

const open = (url: string, language: 'en' | 'ar' = 'en') =>
  renderApp(<AccountSettingsPage />, { url, session: makeSession(), language });

it('begins with the profile, and keeps the choice in the address and what is typed while another tab is open', async () => {
  serve();
  const { user, router } = open('/');
  expect(await screen.findByLabelText('First name')).toHaveValue('Mona');
  expect(screen.getByText('mona@example.com')).toBeInTheDocument();
  await fillInTexts({ 'Last name': 'Adel Hassan' });

  await user.click(screen.getByRole('tab', { name: 'Security' }));

  for (const title of ['Change Password', 'Two-Factor Authentication', 'Signed-in Devices', 'Delete Account']) {
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  }
  expect(router.state.location.search).toBe('?tab=security');
  expect(document.title).toBe('Security | Account Settings | Dawaya');
  expect(screen.queryByRole('textbox', { name: 'Last name' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('tab', { name: 'Profile' }));

  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Adel Hassan');
});

it('shows what the server says of the person, not what the session remembers', async () => {
  serve({ first_name: 'Nour', has_two_factor: true });
  const { user, store } = open('/');
  expect(await screen.findByLabelText('First name')).toHaveValue('Nour');
  expect(store.getState().session.user?.first_name).toBe('Nour');

  await user.click(screen.getByRole('tab', { name: 'Security' }));

  expect(await screen.findByRole('button', { name: 'Disable 2FA' })).toBeInTheDocument();
});

it('lists the devices anew once two-factor is on, which signs the others out', async () => {
  serve();
  const laptop = {
    ...phone,
    id: '0d9f2b6c-9a55-4c7e-9a55-5f0c8d0e3b1a',
    user_agent: 'Firefox/144.0',
    is_current: false,
  };
  server.use(http.get('*/api/user/sessions', () => answer([phone, laptop])));
  recordPosts('/user/two-factor/start', () => answer({ otpauth_url: 'otpauth://totp/x', secret: 'JBSWY3DP' }));
  recordPosts('/user/two-factor/confirm', () => {
    serve({ has_two_factor: true });
    return answer({ recovery_codes: ['k7qmx-3hz5c'] });
  });
  const { user } = open('/?tab=security');
  expect(await screen.findByText(/^Firefox/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Enable 2FA' }));
  await screen.findByLabelText('Your password');
  await fillInTexts({ 'Your password': 'Str0ng-enough!' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('Code');
  await fillInTexts({ Code: '492039' });
  await user.click(screen.getByRole('button', { name: 'Enable' }));

  expect(await screen.findByText('k7qmx-3hz5c')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^Firefox/)).not.toBeInTheDocument());
});

it('asks for a code before the account goes, where two-factor was turned on elsewhere meanwhile', async () => {
  serve();
  recordPosts('/user/delete', () => refuse(422, 'Code is required', { errors: { code: ['Code is required'] } }));
  const { user } = open('/?tab=security');
  await user.click(await screen.findByRole('button', { name: 'Delete My Account' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await question.findByLabelText('Your password');
  await fillInTexts({ 'Your password': 'Str0ng-enough!' }, question);
  serve({ has_two_factor: true });

  await user.click(question.getByRole('button', { name: 'Delete for Good' }));

  expect(await question.findByLabelText('Code')).toHaveAccessibleDescription('Code is required');
  expect(question.getByLabelText('Your password')).toHaveValue('Str0ng-enough!');
});

it('speaks Arabic throughout', async () => {
  serve({ has_two_factor: true });
  open('/?tab=security', 'ar');

  expect(await screen.findByRole('heading', { name: 'إعدادات الحساب' })).toBeInTheDocument();
  expect(await screen.findByText('Chrome على Android')).toBeInTheDocument();
  expect(screen.getByText('مفعّلة')).toBeInTheDocument();
});
