import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { answer, makeSession, renderApp, server } from '@/shared/testing';

import { SignOutPage } from './SignOutPage';

const expectWaysOn = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'You are signed out' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  expect(screen.getByRole('link', { name: 'Medications' })).toHaveAttribute('href', '/medications');
};

describe('SignOutPage', () => {
  it('ends the session here and on the server', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/auth/logout', async ({ request }) => {
        sent.push(await request.json());
        return answer(null);
      }),
    );
    const { store } = renderApp(<SignOutPage />, { session: makeSession() });

    await expectWaysOn();
    expect(store.getState().session).toMatchObject({ accessToken: null, refreshToken: null, user: null });
    await waitFor(() => expect(sent).toEqual([{ refresh_token: 'refresh' }]));
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
