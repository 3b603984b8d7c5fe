import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { selectIsSignedIn, sessionStarted } from '@/shared/session';
import { answer, makeSession, makeSignedIn, recordPosts, renderApp, server } from '@/shared/testing';

import { SignOutPage } from './SignOutPage';

const expectWaysOn = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'You are signed out' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  expect(screen.getByRole('link', { name: 'Medications' })).toHaveAttribute('href', '/medications');
};

describe('SignOutPage', () => {
  it('ends the session here and on the server', async () => {
    const sent = recordPosts('/auth/logout');
    const { store } = renderApp(<SignOutPage />, { session: makeSession() });

    await expectWaysOn();
    expect(store.getState().session).toMatchObject({ accessToken: null, refreshToken: null, user: null });
    await waitFor(() => expect(sent).toEqual([{ refresh_token: 'refresh' }]));
  });

  it('leaves the session alone that somebody begins afterwards, in another tab for one', async () => {
    let asked = 0;
    server.use(
      http.post('*/api/auth/logout', () => {
        asked += 1;
        return answer(null);
      }),
    );
    const { store, router } = renderApp(<SignOutPage />, { url: '/signout', session: makeSession() });
    await expectWaysOn();

    act(() => void store.dispatch(sessionStarted({ ...makeSignedIn(), remember: true })));

    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(asked).toBe(1);
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });

  it('signs nobody out who comes back to it through the history', async () => {
    const { store, router } = renderApp(<SignOutPage />, { url: '/signout', path: '/signout' });
    await expectWaysOn();
    await act(() => router.navigate('/medications'));
    act(() => void store.dispatch(sessionStarted({ ...makeSignedIn(), remember: true })));

    await act(() => router.navigate(-1));

    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });

  it('ends it here without a network, too', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
    const { store } = renderApp(<SignOutPage />, { session: makeSession() });

    await expectWaysOn();
    expect(store.getState().session.accessToken).toBeNull();
  });

  it('has nothing left to do for a guest', async () => {
    renderApp(<SignOutPage />);

    await expectWaysOn();
  });
});
