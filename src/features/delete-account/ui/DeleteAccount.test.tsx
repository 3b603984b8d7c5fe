import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import type { OrderRow } from '@contract/wire/order';
import type { User } from '@contract/wire/session';
import { isAccountClosed, selectIsSignedIn } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import {
  answer,
  deferredResponse,
  fillInTexts,
  makeOrderRow,
  makePage,
  makeSession,
  makeUser,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { DeleteAccount } from './DeleteAccount';

/** Like the real page, this sends guests to sign in. */
function Protected({ children }: { children: ReactNode }) {
  return useAppSelector(selectIsSignedIn) ? children : <Navigate to="/signin" replace />;
}

/** Opens the form for an account with these orders, which are answered at once or when `released` resolves. */
const open = async (overrides: Partial<User>, orders: OrderRow[], released = Promise.resolve()) => {
  server.use(http.get('*/api/orders', () => released.then(() => answer(makePage(orders)))));
  const page = (
    <Protected>
      <DeleteAccount user={makeUser(overrides)} />
    </Protected>
  );
  const { user, ...app } = renderApp(
    <Routes>
      <Route path="/settings" element={page} />
      <Route path="*" element={null} />
    </Routes>,
    { url: '/settings', session: makeSession() },
  );
  await user.click(screen.getByRole('button', { name: 'Delete My Account' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  return { ...app, user, question };
};

const ask = async (overrides: Partial<User> = {}) => {
  const { user, question, ...app } = await open(overrides, [makeOrderRow({ status: 'delivered' })]);
  await question.findByLabelText('Your password');
  await fillInTexts({ 'Your password': 'Str0ng-enough!' }, question);
  return { ...app, question, confirm: () => user.click(question.getByRole('button', { name: 'Delete for Good' })) };
};

it('says what goes and what stays, ends the session and leads home', async () => {
  const sent = recordPosts('/user/delete');
  const { question, confirm, router, store } = await ask();
  expect(question.getAllByRole('listitem')).toHaveLength(4);
  expect(question.getByText(/Pharmacies keep your past orders without your name/)).toBeInTheDocument();
  expect(question.queryByLabelText('Code')).not.toBeInTheDocument();

  await confirm();

  expect(await screen.findByText('Your account has been deleted')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(store.getState().session).toEqual({ accessToken: null, refreshToken: null, user: null, userType: null });
  expect(sent).toEqual([{ password: 'Str0ng-enough!', code: '' }]);
  expect(isAccountClosed(1)).toBe(true);
});

it('asks for nothing while orders are under way, and leads to them', async () => {
  const { question } = await open({}, [
    makeOrderRow({ status: 'delivered' }),
    makeOrderRow({ id: 8, status: 'shipped' }),
  ]);

  expect(await question.findByRole('link', { name: 'View My Orders' })).toHaveAttribute(
    'href',
    '/userdashboard?tab=orders',
  );
  expect(question.getByRole('alert')).toHaveTextContent('You have orders under way');
  expect(question.queryByLabelText('Your password')).not.toBeInTheDocument();
});

it('asks for nothing before it knows of the orders', async () => {
  const { released, release } = deferredResponse();
  const { question } = await open({}, [], released);
  expect(question.getByRole('progressbar')).toBeInTheDocument();
  expect(question.queryByLabelText('Your password')).not.toBeInTheDocument();

  release();

  expect(await question.findByLabelText('Your password')).toBeInTheDocument();
});

it('leads to the orders that are still under way', async () => {
  recordPosts('/user/delete', () => refuse(409, 'You have orders under way.', { code: 'ordersUnderWay' }));
  const { question, confirm } = await ask();

  await confirm();

  expect(await question.findByText('You have orders under way.')).toBeInTheDocument();
  expect(question.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/userdashboard?tab=orders');
});

it('asks for a code where two-factor is on', async () => {
  const sent = recordPosts('/user/delete');
  const { question, confirm } = await ask({ has_two_factor: true });

  await confirm();

  expect(await question.findByText('Code is required')).toBeInTheDocument();
  expect(question.getByLabelText('Code')).toBeRequired();
  expect(sent).toEqual([]);
});

it('says that a code is asked for where it knew nothing of two-factor', async () => {
  recordPosts('/user/delete', () => refuse(422, 'Code is required', { errors: { code: ['Code is required'] } }));
  const { question, confirm } = await ask({ has_two_factor: false });

  await confirm();

  expect(await question.findByRole('alert')).toHaveTextContent('Code is required');
});

it('keeps the account and the session where the server fails', async () => {
  recordPosts('/user/delete', () => refuse(500));
  const { question, confirm, store } = await ask();

  await confirm();

  expect(await question.findByRole('alert')).toHaveTextContent('Failed to delete the account');
  expect(question.queryByRole('link')).not.toBeInTheDocument();
  expect(store.getState().session.user).not.toBeNull();
  expect(isAccountClosed(1)).toBe(false);
});
