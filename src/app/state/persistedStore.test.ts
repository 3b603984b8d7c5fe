import { skipToken } from '@reduxjs/toolkit/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';

import { useAddToCartMutation, useGetCartQuery } from '@/entities/cart';
import { baseApi } from '@/shared/api';
import { selectIsSignedIn, sessionEnded, sessionStarted, tokensRefreshed } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { answer, makeCart, makeSignedIn, refuse, server } from '@/shared/testing';

import { persistor, store } from './persistedStore';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSecret: build.query<string[], void>({ query: () => '/secret' }),
    saveSecret: build.mutation<null, void>({ query: () => ({ url: '/secret', method: 'POST', body: {} }) }),
  }),
});

const signIn = (remember = true) => store.dispatch(sessionStarted({ ...makeSignedIn(), remember }));

const stored = () => Object.keys(localStorage).sort();

/** Dispatches the event that the browser sends to this tab after another one has changed the storage. */
const hearOfChange = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

const readSecret = async () => {
  server.use(http.get('*/api/secret', () => answer(['for Mona only'])));
  const query = store.dispatch(testApi.endpoints.getSecret.initiate());
  await query;
  query.unsubscribe();
};

/** Makes the next call fail because the session is over, for example after it was ended on another device. */
const runOut = async () => {
  server.use(
    http.get('*/api/secret', () => refuse(401)),
    http.post('*/api/auth/refresh', () => refuse(401)),
  );
  const query = store.dispatch(testApi.endpoints.getSecret.initiate(undefined, { forceRefetch: true }));
  await query;
  query.unsubscribe();
};

const cached = () => testApi.endpoints.getSecret.select()(store.getState()).data;

beforeEach(() => localStorage.clear());
beforeAll(() => waitFor(() => expect(persistor.getState().bootstrapped).toBe(true)));

afterEach(() =>
  act(async () => {
    store.dispatch(sessionEnded());
    await persistor.flush();
    // After a session has expired, the cache is emptied in a later task.
    await delay(0);
  }),
);

it('stores a session, and clears the four keys, the cache and what was typed when it ends', async () => {
  signIn();
  await waitFor(() => expect(stored()).toEqual(['refreshToken', 'userData', 'userToken', 'userType']));
  await readSecret();
  sessionStorage.setItem('draft.1.contact', '{}');
  expect(cached()).toEqual(['for Mona only']);

  store.dispatch(sessionEnded());

  await waitFor(() => expect(stored()).toEqual([]));
  expect(cached()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('clears the same when the session runs out, but for what was typed, which waits for whoever typed it', async () => {
  const { user } = makeSignedIn();
  signIn();
  await readSecret();
  sessionStorage.setItem(`draft.${user.id}.checkout`, '{}');

  await runOut();
  expect(stored()).toEqual([]);
  await waitFor(() => expect(cached()).toBeUndefined());
  signIn();
  expect(Object.keys(sessionStorage)).toEqual([`draft.${user.id}.checkout`]);

  await runOut();
  // The draft of another person, whose id only begins with the same digits.
  sessionStorage.setItem(`draft.${user.id}2.checkout`, '{}');
  signIn();
  expect(Object.keys(sessionStorage)).toEqual([`draft.${user.id}.checkout`]);

  await runOut();
  store.dispatch(sessionStarted({ ...makeSignedIn(), user: { ...user, id: user.id + 1 }, remember: true }));
  expect(sessionStorage).toHaveLength(0);
});

it('has the call that finds the session over hear its refusal, so that what it sent can be kept', async () => {
  signIn();
  server.use(
    http.post('*/api/secret', () => refuse(401, 'Sign in first')),
    http.post('*/api/auth/refresh', () => refuse(401)),
  );

  const { error } = await store.dispatch(testApi.endpoints.saveSecret.initiate());

  expect(error).toMatchObject({ status: 401, message: 'Sign in first' });
  expect(selectIsSignedIn(store.getState())).toBe(false);
});

it('keeps a cart that was changed while it was first read from whoever comes next', async () => {
  server.use(
    http.get('*/api/cart', () => delay('infinite')),
    http.post('*/api/cart/add', () => answer(makeCart())),
  );
  const useCart = () => ({
    cart: useGetCartQuery(useAppSelector(selectIsSignedIn) ? undefined : skipToken).currentData,
    add: useAddToCartMutation()[0],
  });
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
  const { user, ...tokens } = makeSignedIn();
  signIn();
  const { result } = renderHook(useCart, { wrapper });
  await act(() => result.current.add({ medication_id: 5, quantity: 2 }));
  await waitFor(() => expect(result.current.cart?.total_quantity).toBe(2));

  await act(async () => void store.dispatch(sessionEnded()));
  await act(async () => {
    store.dispatch(sessionStarted({ ...tokens, user: { ...user, id: user.id + 1 }, remember: true }));
  });

  expect(result.current.cart).toBeUndefined();
});

it('has a session stored before anybody can leave the page', () => {
  signIn();

  expect(stored()).toEqual(['refreshToken', 'userData', 'userToken', 'userType']);
});

it('has renewed tokens stored before anybody can leave the page, where the used one would end the session', () => {
  signIn();

  store.dispatch(tokensRefreshed({ access_token: 'newer', refresh_token: 'newest' }));

  expect([localStorage.getItem('userToken'), localStorage.getItem('refreshToken')]).toEqual(['newer', 'newest']);
});

it('has a session gone before anybody can leave the page', () => {
  signIn();

  store.dispatch(sessionEnded());

  expect(stored()).toEqual([]);
});

it('notes that the session ends with the browser, and forgets it for somebody to be remembered', () => {
  signIn(false);
  expect(localStorage.getItem('sessionEndsWith')).toBe('browser');
  expect(document.cookie).toContain('dawaya_open=1');

  signIn(true);

  expect(localStorage.getItem('sessionEndsWith')).toBeNull();
});

it('signs out with another tab and forgets what it knew', async () => {
  signIn();
  await waitFor(() => expect(stored()).toHaveLength(4));
  await readSecret();

  localStorage.clear();
  hearOfChange('userToken');

  expect(selectIsSignedIn(store.getState())).toBe(false);
  expect(cached()).toBeUndefined();
});

it('takes over the tokens of another tab and keeps what it knows', async () => {
  signIn();
  await waitFor(() => expect(stored()).toHaveLength(4));
  await readSecret();

  localStorage.setItem('userToken', 'newer');
  hearOfChange('userToken');

  expect(store.getState().session.accessToken).toBe('newer');
  expect(cached()).toEqual(['for Mona only']);
});

it('forgets what it knew when another tab signs in as somebody else', async () => {
  signIn();
  await waitFor(() => expect(stored()).toHaveLength(4));
  await readSecret();

  localStorage.setItem('userData', JSON.stringify({ ...makeSignedIn().user, id: 2 }));
  hearOfChange('userData');

  expect(cached()).toBeUndefined();
});

it('forgets what it knew when somebody else signs in over it', async () => {
  signIn();
  await readSecret();

  const other = makeSignedIn();
  store.dispatch(sessionStarted({ ...other, user: { ...other.user, id: 2 }, remember: true }));

  expect(cached()).toBeUndefined();
});

it('keeps what a guest has read when they sign in', async () => {
  await readSecret();

  signIn();

  expect(cached()).toEqual(['for Mona only']);
});

it('is deaf to keys that are none of its own', async () => {
  signIn();
  await waitFor(() => expect(stored()).toHaveLength(4));

  localStorage.removeItem('userToken');
  hearOfChange('i18nextLng');

  expect(selectIsSignedIn(store.getState())).toBe(true);
});

it('catches up when the browser brings the page back as it was', async () => {
  signIn();
  await waitFor(() => expect(stored()).toHaveLength(4));

  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(selectIsSignedIn(store.getState())).toBe(false);
});

it.each(['hidden', 'visible'] as const)('hears that the page has become %s', (visibility) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);

  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  expect(store.getState().api.config.focused).toBe(visibility === 'visible');
});
