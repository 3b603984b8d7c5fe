import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { answer, makeSession, recordPosts, renderApp } from '@/shared/testing';

import { useSignOut } from './useSignOut';

const SignOut = () => <button onClick={useSignOut()}>Leave</button>;

const leave = async (respond: () => Response, language: 'en' | 'ar' = 'en') => {
  const sent = recordPosts('/auth/logout', respond);
  const { user, ...app } = renderApp(<SignOut />, { url: '/medications', session: makeSession(), language });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  return { ...app, sent };
};

it.each([
  ['ends the session on the server, too', () => answer(null)],
  ['needs no network to end the session of this browser', () => HttpResponse.error()],
])('%s', async (_name, respond) => {
  const { router, store, sent } = await leave(respond);

  expect(await screen.findByText('User Sign Out')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/signin');
  expect(store.getState().session).toEqual({ accessToken: null, refreshToken: null, user: null, userType: null });
  await waitFor(() => expect(sent).toEqual([{ refresh_token: 'refresh' }]));
});

it('takes its leave in Arabic', async () => {
  await leave(() => answer(null), 'ar');

  expect(await screen.findByText('تم تسجيل الخروج')).toBeInTheDocument();
});
