import { makeSession, makeSignedIn, makeUser } from '@/shared/testing';

import {
  selectIsSignedIn,
  selectUserType,
  sessionEnded,
  sessionSlice,
  sessionStarted,
  type SessionState,
  sessionSynced,
  tokensRefreshed,
  userUpdated,
} from './session';

const { reducer } = sessionSlice;
const NOBODY: SessionState = { accessToken: null, refreshToken: null, user: null, userType: null };
const signedIn = makeSession('pharmacy');

it('begins with nobody', () => {
  expect(reducer(undefined, { type: 'start' })).toEqual(NOBODY);
});

it('knows after a sign-in who it is, of which type and with which tokens', () => {
  expect(reducer(NOBODY, sessionStarted({ ...makeSignedIn('pharmacy'), remember: false }))).toEqual(signedIn);
});

it('keeps the person when the tokens are renewed', () => {
  const renewed = reducer(signedIn, tokensRefreshed({ access_token: 'newer', refresh_token: 'newest' }));

  expect(renewed).toEqual({ ...signedIn, accessToken: 'newer', refreshToken: 'newest' });
});

it('keeps the tokens when the person changes', () => {
  const user = makeUser({ first_name: 'Nour' });

  expect(reducer(signedIn, userUpdated(user))).toEqual({ ...signedIn, user });
});

it('follows another tab, and forgets everything at its end', () => {
  expect(reducer(NOBODY, sessionSynced(signedIn))).toEqual(signedIn);
  expect(reducer(signedIn, sessionEnded())).toEqual(NOBODY);
});

it.each([
  ['a token and a user', {}, true],
  ['a token without a user', { user: null }, false],
  ['a user without a token', { accessToken: null }, false],
])('takes %s for signed in: %o', (_what, overrides, isSignedIn) => {
  expect(selectIsSignedIn({ session: { ...signedIn, ...overrides } })).toBe(isSignedIn);
});

it.each([
  ['the stored one', { userType: 'user' as const }, 'user'],
  ['else the one of the user', { userType: null }, 'pharmacy'],
  ['else none', { userType: null, user: null }, null],
])('has as its type %s', (_which, overrides, type) => {
  expect(selectUserType({ session: { ...signedIn, ...overrides } })).toBe(type);
});
