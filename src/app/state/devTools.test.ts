import { makeStore } from '@/shared/state';
import { makeSession } from '@/shared/testing';

import { devTools } from './devTools';

const { actionSanitizer, stateSanitizer } = devTools;

it('shows the developer tools no token and nobody’s cards, codes or passwords', () => {
  const state = {
    ...makeStore({ session: { ...makeSession(), accessToken: 'secret-1', refreshToken: 'secret-2' } }).getState(),
    api: { queries: { getCart: 'shown' }, mutations: { abc: { data: { recovery_codes: ['secret-3'] } } } },
  };

  const shown = JSON.stringify(stateSanitizer(state));

  expect(shown).not.toMatch(/secret|mona@example/);
  expect(shown).toContain('shown');
});

it.each([
  { type: 'session/tokensRefreshed', payload: { access_token: 'secret' } },
  {
    type: 'api/executeMutation/pending',
    meta: { arg: { endpointName: 'signIn', originalArgs: { password: 'secret' } } },
  },
  { type: 'api/executeMutation/fulfilled', payload: { access_token: 'secret' }, meta: { baseQueryMeta: 'secret' } },
])('keeps the name of $type, and what it carries to itself', (action) => {
  const shown = actionSanitizer(action);

  expect(shown.type).toBe(action.type);
  expect(JSON.stringify(shown)).not.toContain('secret');
});

it('shows every other action as it is', () => {
  const action = { type: 'api/executeQuery/fulfilled', payload: { name: 'Panadol' } };

  expect(actionSanitizer(action)).toBe(action);
});
