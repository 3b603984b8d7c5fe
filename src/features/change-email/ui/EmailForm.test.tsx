import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { User } from '@contract/wire/session';
import { CurrentUser, useGetSelfQuery } from '@/entities/user';
import {
  answer,
  deferredResponse,
  fillInTexts,
  makeSession,
  makeUser,
  recordPosts,
  refocusWindow,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { EmailForm } from './EmailForm';

const ask = async (email: string, { code, ...overrides }: Partial<User> & { code?: string } = {}) => {
  const { user } = renderApp(<EmailForm user={makeUser({ email: 'mona@example.com', ...overrides })} />);
  await fillInTexts({ 'New email': email, 'Your password': 'Str0ng-enough!', ...(code && { Code: code }) });
  await user.click(screen.getByRole('button', { name: 'Change Email' }));
};

it('changes by a link that is sent to the new address', async () => {
  const sent = recordPosts('/user/email');

  await ask('New@Example.com');

  expect(await screen.findByText(/^We have sent a link to the new address/)).toBeInTheDocument();
  expect(screen.getByText('mona@example.com')).toBeInTheDocument();
  expect(sent).toEqual([{ email: 'new@example.com', password: 'Str0ng-enough!', code: '' }]);
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  expect(screen.getByLabelText('New email')).toHaveValue('');
});

it('asks for no other address of whoever leaves the field that sent it', async () => {
  recordPosts('/user/email');
  const { user } = renderApp(<EmailForm user={makeUser()} />);
  await fillInTexts({ 'Your password': 'Str0ng-enough!' });
  await user.click(screen.getByLabelText('New email'));
  await user.paste('new@example.com');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^We have sent a link to the new address/)).toBeInTheDocument();

  await user.click(screen.getByLabelText('Your password'));
  await user.tab();

  expect(await screen.findByText('Password is required')).toBeInTheDocument();
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
});

it('keeps an address that was corrected while the first one was sent', async () => {
  const { released, release } = deferredResponse();
  recordPosts('/user/email', () => released.then(() => answer(null)));
  const { user } = renderApp(<EmailForm user={makeUser()} />);
  await fillInTexts({ 'Your password': 'Str0ng-enough!' });
  const email = screen.getByLabelText('New email');
  await user.click(email);
  await user.paste('new@exampel.com');
  await user.keyboard('{Enter}');

  await user.clear(email);
  await user.paste('new@example.com');
  release();

  expect(await screen.findByText(/^We have sent a link to the new address/)).toBeInTheDocument();
  expect(screen.getByLabelText('New email')).toHaveValue('new@example.com');
});

it('says at the field that an address is taken', async () => {
  const taken = 'An account with this email already exists';
  recordPosts('/user/email', () => refuse(422, taken, { errors: { email: [taken] } }));

  await ask('taken@example.com');

  expect(await screen.findByText(taken)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('New email')).toHaveValue('taken@example.com');
});

it('says in the form that the server failed, and promises no letter', async () => {
  recordPosts('/user/email', () => refuse(500));

  await ask('new@example.com');

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change the email');
  expect(screen.queryByText(/^We have sent a link/)).not.toBeInTheDocument();
});

it('says where to look for the link where no answer came', async () => {
  recordPosts('/user/email', () => HttpResponse.error());

  await ask('new@example.com');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No answer came. Look for the link in the inbox of the new address, and press again if it is not there.',
  );
  expect(screen.getByLabelText('New email')).toHaveValue('new@example.com');
});

it('asks for a code where two-factor is on', async () => {
  const sent = recordPosts('/user/email');

  await ask('new@example.com', { has_two_factor: true });

  expect(await screen.findByText('Code is required')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('sends the code, and says at its field that it is wrong', async () => {
  const wrong = 'Incorrect or already used code';
  const sent = recordPosts('/user/email', () => refuse(422, wrong, { errors: { code: [wrong] } }));

  await ask('new@example.com', { has_two_factor: true, code: '123 456' });

  expect(await screen.findByText(wrong)).toBeInTheDocument();
  expect(sent).toEqual([{ email: 'new@example.com', password: 'Str0ng-enough!', code: '123456' }]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the new address to whoever comes back from following its link in another tab', async () => {
  recordPosts('/user/email');
  const serve = (email: string) => server.use(http.get('*/api/auth/me', () => answer(makeUser({ email }))));
  serve('old@example.com');
  const { user, store } = renderApp(<CurrentUser>{(self) => <EmailForm user={self} />}</CurrentUser>, {
    session: makeSession(),
  });
  await screen.findByLabelText('New email');
  await fillInTexts({ 'New email': 'new@example.com', 'Your password': 'Str0ng-enough!' });
  await user.click(screen.getByRole('button', { name: 'Change Email' }));
  expect(await screen.findByText(/^We have sent a link to the new address/)).toBeInTheDocument();

  serve('new@example.com');
  refocusWindow(store);

  expect(await screen.findByText('new@example.com')).toBeInTheDocument();
  expect(screen.queryByText(/^We have sent a link/)).not.toBeInTheDocument();
});

it('says that a code is asked for where it knew nothing of two-factor, and looks whether it is on', async () => {
  recordPosts('/user/email', () => refuse(422, 'Code is required', { errors: { code: ['Code is required'] } }));
  let read = 0;
  server.use(
    http.get('*/api/auth/me', () => {
      read += 1;
      return answer(makeUser({ has_two_factor: read > 1 }));
    }),
  );
  function Settings() {
    const { data } = useGetSelfQuery();
    return data ? <EmailForm user={data} /> : null;
  }
  const { user } = renderApp(<Settings />, { session: makeSession() });
  await screen.findByLabelText('New email');
  await fillInTexts({ 'New email': 'new@example.com', 'Your password': 'Str0ng-enough!' });

  await user.click(screen.getByRole('button', { name: 'Change Email' }));

  expect(await screen.findByLabelText('Code')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Code is required');
  expect(screen.getByLabelText('New email')).toHaveValue('new@example.com');
});
