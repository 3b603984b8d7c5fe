import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { OpenSession, User } from '@contract/wire/session';
import { answer, makeSession, refuse, renderApp, server } from '@/shared/testing';

import { AccountSettingsPage } from './AccountSettingsPage';

const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/144.0';

const makeOpenSession = (overrides: Partial<OpenSession> = {}): OpenSession => ({
  id: '5f0c8d0e-3b1a-4c7e-9a55-0d9f2b6c1e84',
  user_agent: PHONE,
  created_at: '2026-03-10T10:00:00.000Z',
  last_used_at: '2026-03-14T10:00:00.000Z',
  is_current: true,
  ...overrides,
});
const other = makeOpenSession({ id: '0d9f2b6c-9a55-4c7e-9a55-5f0c8d0e3b1a', user_agent: LAPTOP, is_current: false });

const sessionWith = (overrides: Partial<User>) => {
  const session = makeSession();
  return { ...session, user: { ...session.user, ...overrides } };
};

/** Everything that the page reads, of a person with these peculiarities; the calls that it sends are kept. */
function serve(overrides: Partial<User> = {}, sessions: OpenSession[] = [makeOpenSession()]) {
  const { user } = sessionWith(overrides);
  server.use(
    http.get('*/api/auth/me', () => answer(user)),
    http.get('*/api/user/sessions', () => answer(sessions)),
  );
  return user;
}

/** Answers a call, and keeps what was sent with it. */
function take(path: string, data: object | null = null) {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/user/${path}`, async ({ request }) => {
      sent.push(await request.text().then((text) => (text ? (JSON.parse(text) as unknown) : null)));
      return answer(data);
    }),
  );
  return sent;
}

const refuses = (path: string, errors: Record<string, string[]>) =>
  server.use(
    http.post(
      `*/api/user/${path}`,
      () => Response.json({ success: false, message: Object.values(errors)[0]![0], errors }, { status: 422 }),
      { once: true },
    ),
  );

const open = (url = '/?tab=security') => renderApp(<AccountSettingsPage />, { url, session: makeSession() });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the tabs', () => {
  it('begin with the profile and keep the choice in the address', async () => {
    serve();
    const { user, router } = open('/');
    expect(await screen.findByLabelText('First name')).toHaveValue('Mona');

    await user.click(screen.getByRole('tab', { name: 'Security' }));

    expect(await screen.findByRole('heading', { name: 'Change Password' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=security');
  });

  it('offer another try where the account cannot be loaded', async () => {
    server.use(http.get('*/api/auth/me', () => refuse(500), { once: true }));
    const { user } = open('/');

    expect(await screen.findByText('Failed to load your account')).toBeInTheDocument();
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByLabelText('First name')).toBeInTheDocument();
  });
});

describe('the profile', () => {
  it('is saved, and the session knows the new name at once', async () => {
    const before = serve();
    const saved = { ...before, first_name: 'Nour' };
    const sent = take('profile', saved);
    const { user, store } = open('/');

    const field = await screen.findByLabelText('First name');
    await user.clear(field);
    await user.type(field, 'Nour');
    server.use(http.get('*/api/auth/me', () => answer(saved)));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(sent).toEqual([{ first_name: 'Nour', last_name: 'Adel', phone: '+201012345678' }]);
    expect(store.getState().session.user?.first_name).toBe('Nour');
  });

  it.each([
    ['First name', ' ', 'First name is required'],
    ['Last name', 'x'.repeat(101), 'Last name must be at most 100 characters'],
    ['Phone number', '0123', 'Invalid phone number'],
  ])('is not sent where the %s is wrong', async (label, value, problem) => {
    serve();
    const { user } = open('/');

    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText(problem)).toBeInTheDocument();
  });

  it('keeps what was typed where the server fails', async () => {
    serve();
    server.use(http.post('*/api/user/profile', () => refuse(500)));
    const { user } = open('/');

    await user.type(await screen.findByLabelText('Last name'), ' Salem');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Last name')).toHaveValue('Adel Salem');
  });
});

describe('the e-mail', () => {
  it('changes by a link that is sent to the new address', async () => {
    const { email } = serve();
    const sent = take('email');
    const { user } = open('/');
    expect(await screen.findByText(email)).toBeInTheDocument();

    await user.type(screen.getByLabelText('New email'), 'New@Example.com');
    await user.type(screen.getByLabelText('Your password'), 'Str0ng-enough!');
    await user.click(screen.getByRole('button', { name: 'Change Email' }));

    expect(await screen.findByText(/^We have sent a link to the new address/)).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'new@example.com', password: 'Str0ng-enough!' }]);
    expect(screen.getByLabelText('New email')).toHaveValue('');
  });

  it('says at the field that an address is taken', async () => {
    serve();
    refuses('email', { email: ['An account with this email already exists'] });
    const { user } = open('/');

    await user.type(await screen.findByLabelText('New email'), 'taken@example.com');
    await user.type(screen.getByLabelText('Your password'), 'Str0ng-enough!');
    await user.click(screen.getByRole('button', { name: 'Change Email' }));

    expect(await screen.findByText('An account with this email already exists')).toBeInTheDocument();
  });
});

describe('the password', () => {
  const fillIn = async (user: ReturnType<typeof open>['user']) => {
    await user.type(await screen.findByLabelText('Current password'), 'Str0ng-enough!');
    await user.type(screen.getByLabelText('New password'), 'Even-str0nger!');
    await user.type(screen.getByLabelText('Confirm new password'), 'Even-str0nger!');
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
  };

  it('is changed, and the form is empty again', async () => {
    serve();
    const sent = take('password');
    const { user } = open();

    await fillIn(user);

    expect(await screen.findByText('Password changed. Other devices have been signed out')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        current_password: 'Str0ng-enough!',
        password: 'Even-str0nger!',
        password_confirmation: 'Even-str0nger!',
      },
    ]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('says at the current one that it is wrong', async () => {
    serve();
    refuses('password', { current_password: ['Incorrect password'] });
    const { user } = open();

    await fillIn(user);

    expect(await screen.findByText('Incorrect password')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    expect(screen.getByLabelText('New password')).toHaveValue('Even-str0nger!');
  });

  it('lets a password manager see whose it is and which is which', async () => {
    const { email } = serve();
    open();

    expect(await screen.findByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(document.querySelector('input[autocomplete="username"]')).toHaveValue(email);
  });
});

describe('two-factor authentication', () => {
  const codes = ['k7qmx-3hz5c', 'abcde-fghij'];

  it('is turned on with password, code and recovery codes, which only the person closes', async () => {
    const before = serve();
    const started = take('two-factor/start', { otpauth_url: 'otpauth://totp/x?secret=JBSWY3DP', secret: 'JBSWY3DP' });
    const confirmed = take('two-factor/confirm', { recovery_codes: codes });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Enable 2FA' }));
    const setUp = await dialog('Enable two-factor authentication');
    await user.type(setUp.getByLabelText('Your password'), 'Str0ng-enough!');
    await user.click(setUp.getByRole('button', { name: 'Continue' }));
    expect(await setUp.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
    expect(setUp.getByText('JBSW Y3DP')).toBeInTheDocument();
    const field = setUp.getByLabelText('Code');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    server.use(http.get('*/api/auth/me', () => answer({ ...before, has_two_factor: true })));
    await user.type(field, '492 039');
    await user.click(setUp.getByRole('button', { name: 'Enable' }));

    const saved = await dialog('Save your recovery codes');
    expect(saved.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    expect(saved.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Dawaya recovery codes.txt');
    await user.click(saved.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(saved.getByRole('button', { name: 'I have saved them' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('On')).toBeInTheDocument();
    expect([started, confirmed]).toEqual([[{ password: 'Str0ng-enough!' }], [{ code: '492039' }]]);
  });

  it('says what is wrong with a code, and lets it be typed again', async () => {
    serve();
    take('two-factor/start', { otpauth_url: 'otpauth://totp/x?secret=JBSWY3DP', secret: 'JBSWY3DP' });
    refuses('two-factor/confirm', { code: ['Incorrect or already used code'] });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Enable 2FA' }));
    const setUp = await dialog('Enable two-factor authentication');
    await user.type(setUp.getByLabelText('Your password'), 'Str0ng-enough!');
    await user.click(setUp.getByRole('button', { name: 'Continue' }));

    await user.type(await setUp.findByLabelText('Code'), '12345');
    await user.click(setUp.getByRole('button', { name: 'Enable' }));
    expect(await setUp.findByText('Enter the 6-digit code from your app or a recovery code')).toBeInTheDocument();
    await user.type(setUp.getByLabelText('Code'), '6');
    await user.click(setUp.getByRole('button', { name: 'Enable' }));

    expect(await setUp.findByText('Incorrect or already used code')).toBeInTheDocument();
    expect(setUp.getByLabelText('Code')).toHaveValue('123456');
  });

  it('is turned off with the password and a code', async () => {
    const before = serve({ has_two_factor: true });
    const sent = take('two-factor/disable');
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Disable 2FA' }));
    const off = await dialog('Disable two-factor authentication?');
    await user.type(off.getByLabelText('Your password'), 'Str0ng-enough!');
    await user.type(off.getByLabelText('Code'), 'K7QMX-3HZ5C');
    server.use(http.get('*/api/auth/me', () => answer({ ...before, has_two_factor: false })));
    await user.click(off.getByRole('button', { name: 'Disable 2FA' }));

    expect(await screen.findByRole('button', { name: 'Enable 2FA' })).toBeInTheDocument();
    expect(sent).toEqual([{ password: 'Str0ng-enough!', code: 'k7qmx3hz5c' }]);
  });

  it('gives new recovery codes', async () => {
    serve({ has_two_factor: true });
    take('two-factor/recovery-codes', { recovery_codes: codes });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    const renew = await dialog('New recovery codes');
    await user.type(renew.getByLabelText('Your password'), 'Str0ng-enough!');
    await user.type(renew.getByLabelText('Code'), '492039');
    await user.click(renew.getByRole('button', { name: 'Show new codes' }));

    expect(await screen.findByText(codes[0]!)).toBeInTheDocument();
  });
});

describe('the devices', () => {
  const devices = async () => within(await screen.findByRole('list', { name: 'Signed-in Devices' }));

  it('are listed by what they are, the present one without an end', async () => {
    serve({}, [makeOpenSession(), other]);
    open();

    const [first, second] = (await devices()).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Chrome on AndroidThis device/);
    expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent(/^Firefox on WindowsSigned in .*2026/);
  });

  it('are signed out one by one, after a question', async () => {
    serve({}, [makeOpenSession(), other]);
    const sent = take(`sessions/${other.id}/end`);
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Windows' }));
    serve({}, [makeOpenSession()]);
    await user.click((await dialog('Sign out Firefox on Windows?')).getByRole('button', { name: 'Sign out' }));

    expect(await screen.findByText('Device signed out')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
  });

  it('are signed out all at once', async () => {
    serve({}, [makeOpenSession(), other]);
    take('sessions/end-others');
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    serve({}, [makeOpenSession()]);
    const question = await dialog('Sign out everywhere else?');
    await user.click(question.getByRole('button', { name: 'Sign out everywhere else' }));

    expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
  });

  it('say so when that fails', async () => {
    serve({}, [makeOpenSession(), other]);
    server.use(http.post('*/api/user/sessions/end-others', () => refuse(500)));
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const question = await dialog('Sign out everywhere else?');
    await user.click(question.getByRole('button', { name: 'Sign out everywhere else' }));

    expect(await screen.findByText('Failed to sign out the device')).toBeInTheDocument();
    expect(screen.getByText('Firefox on Windows')).toBeInTheDocument();
  });
});

describe('deleting the account', () => {
  const ask = async (overrides: Partial<User> = {}) => {
    serve(overrides);
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const question = await dialog('Delete your account?');
    await page.user.type(question.getByLabelText('Your password'), 'Str0ng-enough!');
    return {
      ...page,
      question,
      confirm: () => page.user.click(question.getByRole('button', { name: 'Delete for good' })),
    };
  };

  it('says what goes and what stays, ends the session and leads home', async () => {
    const sent = take('delete');
    const { question, confirm, router, store } = await ask();
    expect(question.getAllByRole('listitem')).toHaveLength(4);
    expect(question.getByText(/Pharmacies keep your past orders without your name/)).toBeInTheDocument();

    await confirm();

    expect(await screen.findByText('Your account has been deleted')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
    expect(store.getState().session).toEqual({ accessToken: null, refreshToken: null, user: null, userType: null });
    expect(sent).toEqual([{ password: 'Str0ng-enough!', code: '' }]);
  });

  it('leads to the orders that are still under way', async () => {
    server.use(
      http.post('*/api/user/delete', () =>
        Response.json(
          { success: false, code: 'ordersUnderWay', message: 'You have orders under way.' },
          { status: 409 },
        ),
      ),
    );
    const { question, confirm } = await ask();

    await confirm();

    expect(await question.findByText('You have orders under way.')).toBeInTheDocument();
    expect(question.getByRole('link', { name: 'View my orders' })).toHaveAttribute('href', '/userdashboard?tab=orders');
  });

  it('asks for a code where two-factor is on', async () => {
    refuses('delete', { code: ['Code is required'] });
    const { question, confirm } = await ask({ has_two_factor: true });

    await confirm();

    expect(await question.findByText('Code is required')).toBeInTheDocument();
    expect(question.getByLabelText('Code')).toBeInTheDocument();
  });
});

it('speaks Arabic throughout', async () => {
  serve({ has_two_factor: true }, [makeOpenSession(), other]);
  renderApp(<AccountSettingsPage />, { url: '/?tab=security', session: makeSession(), language: 'ar' });

  expect(await screen.findByRole('heading', { name: 'إعدادات الحساب' })).toBeInTheDocument();
  expect(await screen.findByText('Chrome على Android')).toBeInTheDocument();
  expect(screen.getByText('مفعّلة')).toBeInTheDocument();
});
