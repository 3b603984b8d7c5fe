import { baseApi } from '@/shared/api';
import type { SessionState } from '@/shared/session';
import type { RootState } from '@/shared/state';

const HIDDEN = '(hidden)';

/** Mutations contain secrets: passwords and codes in their arguments, tokens and recovery codes in their answers. */
const CALLS = `${baseApi.reducerPath}/executeMutation/`;

interface Shown {
  type: string;
  meta?: { arg?: object };
}

/** Redux DevTools shows every action and the state; this removes passwords and everything by which a session could be taken over. */
export const devTools = {
  name: 'Dawaya',
  stateSanitizer: <S>(state: S): S => {
    const { session, api } = state as Partial<RootState>;
    return { ...state, session: withoutSecrets(session), api: api && { ...api, mutations: HIDDEN } };
  },
  actionSanitizer: <A extends object>(action: A): A => {
    const { type = '', meta } = action as Partial<Shown>;
    if (type.startsWith('session/')) return { ...action, payload: HIDDEN };
    if (!type.startsWith(CALLS)) return action;
    return {
      ...action,
      payload: HIDDEN,
      meta: { ...meta, baseQueryMeta: HIDDEN, arg: { ...meta?.arg, originalArgs: HIDDEN } },
    };
  },
};

const withoutSecrets = (session?: SessionState) =>
  session && {
    ...session,
    accessToken: session.accessToken && HIDDEN,
    refreshToken: session.refreshToken && HIDDEN,
    user: session.user && HIDDEN,
  };
