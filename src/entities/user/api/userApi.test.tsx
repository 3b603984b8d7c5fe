import { screen, waitFor } from '@testing-library/react';

import { answer, makeSession, makeSignedIn, recordPosts, refuse, renderApp } from '@/shared/testing';

import { useSendSignInCodeMutation, useSignInMutation, useSignOutMutation } from './userApi';

function Probe() {
  const [signIn] = useSignInMutation();
  const [sendCode] = useSendSignInCodeMutation();
  const [signOut] = useSignOutMutation();
  const remember = true;
  return (
    <>
      <button onClick={() => void signIn({ email: 'mona@example.com', password: 'Secret#123', remember })}>in</button>
      <button onClick={() => void sendCode({ challenge: 'c1', code: '492039', remember })}>code</button>
      <button onClick={() => void signOut('refresh')}>out</button>
    </>
  );
}

const open = (session?: ReturnType<typeof makeSession>) => {
  const { user, store } = renderApp(<Probe />, { session });
  return {
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    token: () => store.getState().session.accessToken,
  };
};

it('begins a session once the password is right', async () => {
  recordPosts('/auth/login', () => answer(makeSignedIn()));
  const { press, token } = open();

  await press('in');

  await waitFor(() => expect(token()).toBe('access'));
});

it('begins none before the code is right, where one is asked for', async () => {
  const asked = recordPosts('/auth/login', () => answer({ two_factor_required: true, challenge: 'c1' }));
  const sent = recordPosts('/auth/two-factor', () => answer(makeSignedIn()));
  const { press, token } = open();

  await press('in');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(token()).toBeNull();
  await press('code');

  await waitFor(() => expect(token()).toBe('access'));
  // `remember` is for the browser only and is not sent.
  expect(sent).toEqual([{ challenge: 'c1', code: '492039' }]);
});

it.each([
  ['in', '/auth/login'],
  ['code', '/auth/two-factor'],
])('begins none where the server refuses (%s)', async (button, path) => {
  const asked = recordPosts(path, () => refuse(401, 'Incorrect'));
  const { press, token } = open();

  await press(button);

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(token()).toBeNull();
});

it('ends the session at once, whatever the server says', async () => {
  const sent = recordPosts('/auth/logout', () => refuse(500));
  const { press, token } = open(makeSession());

  await press('out');

  expect(token()).toBeNull();
  await waitFor(() => expect(sent).toEqual([{ refresh_token: 'refresh' }]));
});
