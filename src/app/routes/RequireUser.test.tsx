import { act, fireEvent, screen } from '@testing-library/react';
import { useDispatch } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';

import type { UserType } from '@contract/userType';
import { useSignOut } from '@/features/sign-out';
import { useToast } from '@/shared/lib/toast';
import { sessionEnded, sessionExpired, sessionSynced } from '@/shared/session';
import { makeSession, makeUser, news, recordPosts, renderApp } from '@/shared/testing';

import { RequireUser } from './RequireUser';

function Where({ name }: { name: string }) {
  const { state } = useLocation() as { state: { from?: string; leftBy?: number; isSessionOver?: boolean } | null };
  return (
    <p>
      {name}, from {state?.from ?? 'nowhere'}
      {state?.isSessionOver && `, session of ${state.leftBy} over`}
    </p>
  );
}

const SignOutButton = () => <button onClick={useSignOut()}>Leave</button>;

function SaveButton() {
  const toast = useToast();
  return <button onClick={() => toast.success('Saved')}>Save</button>;
}

function SaveTooLate() {
  const dispatch = useDispatch();
  const toast = useToast();
  const save = () => {
    toast.error('Failed before');
    dispatch(sessionExpired());
    toast.error('Failed with the session');
    toast.success('Saved');
  };
  return <button onClick={save}>Save</button>;
}

const open = (url: string, session?: ReturnType<typeof makeSession>) =>
  renderApp(
    <Routes>
      <Route element={<RequireUser type="user" />}>
        <Route path="/userdashboard" element={<Where name="customer" />} />
        <Route path="/checkout" element={<SignOutButton />} />
        <Route path="/notes" element={<input />} />
        <Route path="/profile" element={<SaveButton />} />
        <Route path="/settings" element={<SaveTooLate />} />
      </Route>
      <Route element={<RequireUser type="pharmacy" />}>
        <Route path="/pharmacydashboard" element={<Where name="pharmacy" />} />
        <Route path="/shelves" element={<SaveButton />} />
      </Route>
      <Route path="/signin" element={<Where name="sign in" />} />
    </Routes>,
    { url, session },
  );

it.each(['user', 'pharmacy'] as const)('lets a %s into their own dashboard', (type) => {
  const home = { user: '/userdashboard', pharmacy: '/pharmacydashboard' }[type];
  open(home, makeSession(type));

  expect(screen.getByText(`${{ user: 'customer', pharmacy: 'pharmacy' }[type]}, from nowhere`)).toBeInTheDocument();
});

it.each<[UserType, string, string]>([
  ['user', '/pharmacydashboard', 'customer'],
  ['pharmacy', '/userdashboard', 'pharmacy'],
  ['pharmacy', '/checkout', 'pharmacy'],
])('sends a %s who strays to %s to their own dashboard', (type, url, name) => {
  open(url, makeSession(type));

  expect(screen.getByText(`${name}, from nowhere`)).toBeInTheDocument();
});

it('sends a guest to sign in and remembers where they wanted to go', () => {
  open('/userdashboard?tab=orders&page=2');

  expect(screen.getByText('sign in, from /userdashboard?tab=orders&page=2')).toBeInTheDocument();
});

it('falls back on the type of the user where none is stored', () => {
  open('/userdashboard', { ...makeSession('user'), userType: null as never });

  expect(screen.getByText('customer, from nowhere')).toBeInTheDocument();
});

it('takes a token without a user for a guest', () => {
  open('/userdashboard', { ...makeSession('user'), user: null as never });

  expect(screen.getByText(/^sign in/)).toBeInTheDocument();
});

it('leads back here somebody whose session was ended by the server, who hears of it', async () => {
  const { store } = open('/userdashboard', makeSession());

  act(() => void store.dispatch(sessionEnded()));

  expect(await screen.findByText('sign in, from /userdashboard, session of 1 over')).toBeInTheDocument();
});

it('leads nobody back after signing out, and says so', async () => {
  const sent = recordPosts('/auth/logout');
  const { store, user } = open('/checkout', makeSession());

  await user.click(screen.getByRole('button', { name: 'Leave' }));

  expect(await screen.findByText('sign in, from nowhere')).toBeInTheDocument();
  expect(await screen.findByText('User Sign Out')).toBeInTheDocument();
  expect(sent).toEqual([{ refresh_token: 'refresh' }]);
  expect(store.getState().session).toEqual({ accessToken: null, refreshToken: null, user: null, userType: null });
});

it('lets the sign-in page say alone that the session has ended, and no call that failed with it', async () => {
  const { user } = open('/settings', makeSession());

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('sign in, from /settings, session of 1 over')).toBeInTheDocument();
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.getByText('Failed before')).toBeInTheDocument();
  expect(screen.queryByText('Failed with the session')).not.toBeInTheDocument();
});

it('begins anew for somebody else whom another tab has signed in', async () => {
  const { store, user } = open('/notes', makeSession());
  await user.type(screen.getByRole('textbox'), 'For Mona only');

  act(() => void store.dispatch(sessionSynced({ ...makeSession(), accessToken: 'renewed' })));
  expect(screen.getByRole('textbox')).toHaveValue('For Mona only');
  act(() => void store.dispatch(sessionSynced({ ...makeSession(), user: makeUser({ id: 2 }) })));

  expect(screen.getByRole('textbox')).toHaveValue('');
});

it.each([
  ['user', '/profile', 2000],
  ['pharmacy', '/shelves', 5000],
] as const)('tells a %s in %s for %i ms', async (type, url, milliseconds) => {
  jest.useFakeTimers();
  open(url, makeSession(type));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  const toast = news().getByText('Saved');
  // jsdom has no layout, so the transitions of a toast must be ended by hand.
  const wait = async (time: number) => {
    await act(() => jest.advanceTimersByTimeAsync(time));
    fireEvent.transitionEnd(toast);
    await act(() => jest.advanceTimersByTimeAsync(500));
  };

  await wait(milliseconds - 1000);
  expect(toast).toBeVisible();
  await wait(1000);

  expect(toast).not.toBeVisible();
});
