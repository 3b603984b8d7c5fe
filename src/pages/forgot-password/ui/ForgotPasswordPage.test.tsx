import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { answer, fillInTexts, recordPosts, refuse, renderApp, server } from '@/shared/testing';

import { ForgotPasswordPage } from './ForgotPasswordPage';

const open = () => renderApp(<ForgotPasswordPage />);

type User = ReturnType<typeof open>['user'];

const email = () => screen.getByRole('textbox', { name: 'Email' });

const ask = async (user: User, address = ' Mona@Example.com ') => {
  await fillInTexts({ Email: address });
  await user.click(screen.getByRole('button', { name: 'Send Link' }));
};

describe('ForgotPasswordPage', () => {
  it('has the e-mail that was typed at the sign-in, until another one is asked for', async () => {
    server.use(http.post('*/api/auth/forgot-password', () => answer(null)));
    const { user } = renderApp(<ForgotPasswordPage />, {
      url: { pathname: '/forgetpassword', state: { email: 'mona@example.com' } },
    });
    expect(email()).toHaveValue('mona@example.com');

    await user.click(screen.getByRole('button', { name: 'Send Link' }));

    expect(await screen.findByRole('group', { name: 'Check your email' })).toHaveTextContent('mona@example.com');
    await user.click(screen.getByRole('button', { name: 'Use Another Email' }));
    expect(email()).toHaveValue('');
  });

  it('leads back to the sign-in with the errand that led there, and the e-mail', async () => {
    server.use(http.post('*/api/auth/forgot-password', () => answer(null)));
    const errand = { from: '/medicationdetails/5', pendingItem: { medication_id: 5, quantity: 2 } };
    const { user, router } = renderApp(<ForgotPasswordPage />, {
      before: errand.from,
      url: { pathname: '/forgetpassword', state: { ...errand, email: '' } },
    });

    await ask(user);
    await screen.findByRole('group', { name: 'Check your email' });
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));

    expect(router.state.location).toMatchObject({
      pathname: '/signin',
      state: { ...errand, email: 'mona@example.com' },
    });
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(errand.from);
  });

  it('sends the e-mail, says what happens and not whether there is an account, and takes another e-mail', async () => {
    const sent = recordPosts('/auth/forgot-password');
    const { user } = open();

    await ask(user);

    const outcome = await screen.findByRole('group', { name: 'Check your email' });
    expect(outcome).toHaveTextContent('If an account exists for this email');
    expect(outcome).toHaveTextContent('mona@example.com');
    await waitFor(() => expect(outcome).toHaveFocus());
    expect(sent).toEqual([{ email: 'mona@example.com' }]);
    await user.click(screen.getByRole('button', { name: 'Use Another Email' }));
    expect(email()).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/signin');
  });

  it.each([
    [
      'the words of the server',
      () => refuse(429, 'Too many attempts. Try again in 4 seconds'),
      'Too many attempts. Try again in 4 seconds',
    ],
    [
      'where to look where no answer came',
      () => HttpResponse.error(),
      'No answer came. Look for the link in your inbox, and press again if it is not there.',
    ],
  ])('keeps what is typed after a failure, and says %s', async (_what, resolver, text) => {
    server.use(http.post('*/api/auth/forgot-password', resolver));
    const { user } = open();

    await ask(user, 'mona@example.com');

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue('mona@example.com');
  });
});
