import { makeSession } from '@/shared/testing';

import { isSessionKey, readSession, sessionStorage } from './sessionStorage';

const session = makeSession();
const NOBODY = { accessToken: null, refreshToken: null, user: null, userType: null };

const stored = () => Object.fromEntries(Object.entries(localStorage));

const setItem = (key: string, value: string) => localStorage.setItem(key, value);

beforeEach(() => localStorage.clear());

it('keeps the session under the four keys that the spec names', async () => {
  await sessionStorage.setItem('session', session);

  expect(stored()).toEqual({
    userToken: 'access',
    refreshToken: 'refresh',
    userData: JSON.stringify(session.user),
    userType: 'user',
  });
  expect(await sessionStorage.getItem()).toEqual(session);
});

it('leaves nothing behind when the session has ended', async () => {
  await sessionStorage.setItem('session', session);

  await sessionStorage.setItem('session', NOBODY);

  expect(stored()).toEqual({});
});

it.each(['{"id":1', 'null', '"mona"', '42', '[]', '{}'])('takes the user data %s for nobody', (userData) => {
  setItem('userToken', 'access');
  setItem('userData', userData);

  expect(readSession().user).toBeNull();
});

it.each(['admin', '', 'USER'])('takes the user type %j for none', (userType) => {
  setItem('userType', userType);

  expect(readSession().userType).toBeNull();
});

it('ends with the browser when the person is not to be remembered', async () => {
  await sessionStorage.setItem('session', session);
  setItem('sessionEndsWith', 'browser');
  document.cookie = 'dawaya_open=1; path=/';

  expect(await sessionStorage.getItem()).toEqual(session);
  document.cookie = 'dawaya_open=; path=/; max-age=0';

  expect(await sessionStorage.getItem()).toEqual(NOBODY);
  expect(localStorage.getItem('userToken')).toBeNull();
});

it('does not write back the old half of what another tab is writing', async () => {
  await sessionStorage.setItem('session', session);
  // The other tab has written its new access token, but not yet its refresh token.
  setItem('userToken', 'newer');
  const followed = readSession();
  setItem('refreshToken', 'newer');

  await sessionStorage.setItem('session', followed);

  expect(readSession()).toMatchObject({ accessToken: 'newer', refreshToken: 'newer' });
});

it.each([
  ['userToken', true],
  ['refreshToken', true],
  ['userData', true],
  ['userType', true],
  [null, true],
  ['i18nextLng', false],
])('hears a change of %s in another tab: %s', (key, isHeard) => {
  expect(isSessionKey(key)).toBe(isHeard);
});
