import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { answer, fillInTexts, makeSession, makeUser, recordPosts, refuse, renderApp, server } from '@/shared/testing';

import { ResetPasswordPage } from './ResetPasswordPage';

const open = (url = '/resetpassword#the-token', options = {}) => renderApp(<ResetPasswordPage />, { url, ...options });

type User = ReturnType<typeof open>['user'];

const PASSWORD = 'Even-str0nger!';
const password = () => screen.getByLabelText('New password');

const save = async (user: User) => {
  await fillInTexts({ 'New password': PASSWORD, 'Confirm password': PASSWORD });
  await user.click(screen.getByRole('button', { name: 'Save Password' }));
};

describe('ResetPasswordPage', () => {
  it('sends the new password with the token of the link, and leads to the sign-in', async () => {
    const sent = recordPosts('/auth/reset-password', () => answer({ is_emptied: false }));
    const { user } = open();

    await save(user);

    await waitFor(() => expect(screen.getByRole('group', { name: 'Your password has been changed' })).toHaveFocus());
    expect(sent).toEqual([{ token: 'the-token', password: PASSWORD, password_confirmation: PASSWORD }]);
    expect(screen.queryByText(/removed/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  });

  it.each([
    ['ends the session of this browser where that is over on the server', () => refuse(401, 'Over'), null],
    ['keeps the session of somebody else', () => answer(makeUser()), makeUser()],
  ])('%s', async (_what, askSelf, self) => {
    server.use(
      http.post('*/api/auth/reset-password', () => answer({ is_emptied: false })),
      http.post('*/api/auth/refresh', () => refuse(401, 'Over')),
      http.get('*/api/auth/me', askSelf),
    );
    const { user, store } = open(undefined, { session: makeSession() });

    await save(user);

    await screen.findByText('Your password has been changed');
    await waitFor(() => expect(store.getState().session.user).toEqual(self));
  });

  it('says so where the account was emptied, since the link was the first proof of its e-mail', async () => {
    server.use(http.post('*/api/auth/reset-password', () => answer({ is_emptied: true })));
    const { user } = open();

    await save(user);

    const outcome = await screen.findByRole('group', { name: 'Your password has been changed' });
    expect(outcome).toHaveTextContent(/first proof .* addresses, cards and cart .* have been removed/);
  });

  it('offers a new link for one that is over', async () => {
    server.use(
      http.post('*/api/auth/reset-password', () => refuse(409, 'This link has expired', { code: 'linkInvalid' })),
    );
    const { user } = open();

    await save(user);

    await waitFor(() => expect(screen.getByRole('group', { name: 'This link no longer works' })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Send a New Link' })).toHaveAttribute('href', '/forgetpassword');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('leads to the sign-in where it may have worked although no answer came, and the link works no more', async () => {
    server.use(
      http.post('*/api/auth/reset-password', () => HttpResponse.error(), { once: true }),
      http.post('*/api/auth/reset-password', () => refuse(409, 'This link has expired', { code: 'linkInvalid' })),
    );
    const { user } = open();

    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your new password may be in force already');
    await user.click(screen.getByRole('button', { name: 'Save Password' }));

    const outcome = await screen.findByRole('group', { name: 'This link no longer works' });
    expect(outcome).toHaveTextContent('Your new password may be in force already: try to sign in with it.');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    expect(screen.getByRole('link', { name: 'Send a New Link' })).toHaveAttribute('href', '/forgetpassword');
  });

  it('says that somebody else has the e-mail by now that the account was to move to, and keeps the form', async () => {
    const message = 'An account with this email already exists';
    server.use(http.post('*/api/auth/reset-password', () => refuse(409, message, { code: 'emailTaken' })));
    const { user } = open();

    await save(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(password()).toHaveValue(PASSWORD);
  });

  it('says at once that a link without its token does not work', () => {
    open('/resetpassword');

    expect(screen.getByRole('group', { name: 'This link no longer works' })).toBeInTheDocument();
  });

  it('takes a newer link that is opened in its place', async () => {
    const { router } = open('/resetpassword');

    await act(() => router.navigate('/resetpassword#newer'));

    expect(password()).toBeInTheDocument();
  });
});
