import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { answer, makeSession, makeUser, recordPosts, refuse, renderApp, server } from '@/shared/testing';

import { VerifyEmailPage } from './VerifyEmailPage';

const open = (url = '/verifyemail#the-token', options = {}) => renderApp(<VerifyEmailPage />, { url, ...options });

type User = ReturnType<typeof open>['user'];

const confirm = (user: User) => user.click(screen.getByRole('button', { name: 'Confirm Email' }));

const refuses = (code: string, message: string) =>
  http.post('*/api/auth/verify-email', () => refuse(409, message, { code }));

describe('VerifyEmailPage', () => {
  it('confirms the e-mail when it is asked to, not by being opened', async () => {
    const sent = recordPosts('/auth/verify-email', () => answer({ user_id: 1, email: 'mona@example.com' }));
    const { user } = open();
    expect(sent).toEqual([]);

    await confirm(user);

    const outcome = await screen.findByRole('group', { name: 'Your email is confirmed' });
    expect(outcome).toHaveTextContent('mona@example.com');
    await waitFor(() => expect(outcome).toHaveFocus());
    expect(sent).toEqual([{ token: 'the-token' }]);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  });

  it('lets a signed-in person see the new e-mail everywhere, and go to their dashboard', async () => {
    const session = makeSession();
    server.use(
      http.post('*/api/auth/verify-email', () => answer({ user_id: 1, email: 'new@example.com' })),
      http.get('*/api/auth/me', () => answer({ ...session.user, email: 'new@example.com' })),
    );
    const { user, store } = open(undefined, { session });

    await confirm(user);

    expect(await screen.findByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/userdashboard');
    await waitFor(() => expect(store.getState().session.user?.email).toBe('new@example.com'));
  });

  it('goes nowhere by the second half of a double click on the button that confirms, but by a press of its own', async () => {
    const session = makeSession();
    server.use(
      http.post('*/api/auth/verify-email', () => answer({ user_id: 1, email: 'mona@example.com' })),
      http.get('*/api/auth/me', () => answer(session.user)),
    );
    const { user, router } = open(undefined, { session });
    await confirm(user);
    const link = await screen.findByRole('link', { name: 'Go to Dashboard' });

    fireEvent.click(link, { detail: 2 });
    expect(router.state.location.pathname).toBe('/verifyemail');
    fireEvent.click(link, { detail: 1 });

    await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
  });

  it('leads to nothing of the person who is signed in where the link was for another account', async () => {
    server.use(
      http.post('*/api/auth/verify-email', () => answer({ user_id: 2, email: 'salma@example.com' })),
      http.get('*/api/auth/me', () => answer(makeUser())),
    );
    const { user } = open(undefined, { session: makeSession() });

    await confirm(user);

    const outcome = await screen.findByRole('group', { name: 'Your email is confirmed' });
    expect(outcome).toHaveTextContent(/salma@example.comAnother account is signed in here/);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('/userdashboard');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('says that nothing was confirmed where the server fails, and confirms with the next try', async () => {
    server.use(
      http.post('*/api/auth/verify-email', () => refuse(500), { once: true }),
      http.post('*/api/auth/verify-email', () => answer({ user_id: 1, email: 'mona@example.com' })),
    );
    const { user } = open();

    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to confirm the email. Please try again.');
    await confirm(user);

    expect(await screen.findByRole('group', { name: 'Your email is confirmed' })).toBeInTheDocument();
  });

  it('says that it may have worked where no answer came, still where the link is over at the next press', async () => {
    server.use(
      http.post('*/api/auth/verify-email', () => HttpResponse.error(), { once: true }),
      refuses('linkInvalid', 'This link has expired'),
    );
    const { user } = open();

    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your email may be confirmed already: press again');
    await confirm(user);

    expect(await screen.findByRole('group', { name: 'This link no longer works' })).toHaveTextContent(
      'no answer came to your last try: your email may be confirmed already.',
    );
  });

  it('says that a link is over', async () => {
    server.use(refuses('linkInvalid', 'This link has expired'));
    const { user } = open();

    await confirm(user);

    await waitFor(() => expect(screen.getByRole('group', { name: 'This link no longer works' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Confirm Email' })).not.toBeInTheDocument();
  });

  it('takes a newer link that is opened in the place of one that is over', async () => {
    server.use(refuses('linkInvalid', 'This link has expired'));
    const { user, router } = open();
    await confirm(user);
    await screen.findByRole('group', { name: 'This link no longer works' });

    await act(() => router.navigate('/verifyemail#newer'));

    expect(screen.getByRole('button', { name: 'Confirm Email' })).toBeInTheDocument();
  });

  it('says to whom has confirmed already that there is nothing left to do', async () => {
    server.use(
      refuses('linkInvalid', 'This link has expired'),
      http.get('*/api/auth/me', () => answer(makeUser({ is_email_verified: true }))),
    );
    const { user } = open(undefined, { session: { ...makeSession(), user: makeUser({ is_email_verified: false }) } });

    await confirm(user);

    expect(await screen.findByRole('group', { name: 'Your email is already confirmed' })).toHaveTextContent(
      'mona@example.com',
    );
    expect(screen.queryByText('This link no longer works')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/userdashboard');
  });

  it('tells whoever keeps their e-mail that the link to another one is over, and where there is a new one', async () => {
    server.use(
      refuses('linkInvalid', 'This link has expired'),
      http.get('*/api/auth/me', () => answer(makeUser())),
    );
    const { user } = open(undefined, { session: makeSession() });

    await confirm(user);

    expect(await screen.findByText(/If this link was for another email, it no longer works/)).toBeInTheDocument();
  });

  it('says that somebody else has the address by now', async () => {
    server.use(refuses('emailTaken', 'An account with this email already exists'));
    const { user } = open();

    await confirm(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists');
  });

  it('says at once that a link without its token does not work', () => {
    open('/verifyemail');

    expect(screen.getByRole('group', { name: 'This link no longer works' })).toBeInTheDocument();
  });
});
