import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { OpenSession } from '@contract/wire/session';
import { answer, recordPosts, refocusWindow, refuse, renderApp, server } from '@/shared/testing';

import { OpenSessions } from './OpenSessions';

const phone: OpenSession = {
  id: '5f0c8d0e-3b1a-4c7e-9a55-0d9f2b6c1e84',
  user_agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36',
  created_at: '2026-03-10T10:00:00.000Z',
  last_used_at: '2026-03-14T10:00:00.000Z',
  is_current: true,
};
const laptop: OpenSession = {
  ...phone,
  id: '0d9f2b6c-9a55-4c7e-9a55-5f0c8d0e3b1a',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/144.0',
  is_current: false,
};

const serve = (...sessions: OpenSession[]) => server.use(http.get('*/api/user/sessions', () => answer(sessions)));

/** Ends the laptop's session on the server. */
const endLaptop = () => {
  serve(phone);
  return answer(null);
};

const ask = async (button: string, title: string) => {
  serve(phone, laptop);
  const { user, store } = renderApp(<OpenSessions />);
  await user.click(await screen.findByRole('button', { name: button }));
  const question = within(await screen.findByRole('dialog', { name: title }));
  return { store, confirm: (answerOf: string) => user.click(question.getByRole('button', { name: answerOf })) };
};

it('are listed by what they are, the present one without an end', async () => {
  serve(phone, laptop);
  renderApp(<OpenSessions />);

  const list = await screen.findByRole('list', { name: 'Signed-in Devices' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Chrome on AndroidThis device/);
  expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent(/^Firefox on WindowsSigned in .*2026/);
  expect(within(second!).getByRole('button')).toHaveAccessibleDescription(/^Last used .*2026/);
});

it('show the first five, and all of them when asked', async () => {
  const others = [1, 2, 3, 4, 5, 6].map((digit) => ({ ...laptop, id: laptop.id.replace(/^./, String(digit)) }));
  serve(phone, ...others);
  const { user } = renderApp(<OpenSessions />);
  const list = await screen.findByRole('list', { name: 'Signed-in Devices' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);

  await user.click(screen.getByRole('button', { name: 'Show All (7)' }));

  expect(within(list).getAllByRole('listitem')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
});

it('are listed anew on the return to the window, as after a new password elsewhere', async () => {
  serve(phone, laptop);
  const { store } = renderApp(<OpenSessions />);
  expect(await screen.findByText('Firefox on Windows')).toBeInTheDocument();

  serve(phone);
  refocusWindow(store);

  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
});

it('offer no end where there is only the present one', async () => {
  serve(phone);
  renderApp(<OpenSessions />);

  expect(await screen.findByText('Chrome on Android')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('are signed out one by one, after a question', async () => {
  const sent = recordPosts(`/user/sessions/${laptop.id}/end`, endLaptop);
  const { confirm } = await ask('Sign out Firefox on Windows', 'Sign out Firefox on Windows?');
  expect(sent).toHaveLength(0);

  await confirm('Sign Out');

  expect(await screen.findByText('Device signed out')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
  expect(sent).toHaveLength(1);
});

it('are signed out all at once', async () => {
  recordPosts('/user/sessions/end-others', endLaptop);
  const { confirm } = await ask('Sign Out Everywhere Else', 'Sign out everywhere else?');

  await confirm('Sign Out');

  expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
});

it('say so when that fails', async () => {
  recordPosts('/user/sessions/end-others', () => refuse(500));
  const { confirm } = await ask('Sign Out Everywhere Else', 'Sign out everywhere else?');

  await confirm('Sign Out');

  expect(await screen.findByText('Failed to sign out the device')).toBeInTheDocument();
  expect(screen.getByText('Firefox on Windows')).toBeInTheDocument();
});

it('keep their question while another tab signs the device out, and say that it is', async () => {
  const { store, confirm } = await ask('Sign out Firefox on Windows', 'Sign out Firefox on Windows?');
  const signedOut = jest.fn(() => answer([phone]));
  server.use(http.get('*/api/user/sessions', signedOut));
  recordPosts(`/user/sessions/${laptop.id}/end`, () => refuse(404, 'This device is no longer signed in'));

  refocusWindow(store);
  await waitFor(() => expect(signedOut).toHaveBeenCalledTimes(1));
  await confirm('Sign Out');

  expect(await screen.findByText('This device is no longer signed in')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});
