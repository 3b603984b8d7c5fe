import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

import { baseApi } from '@/shared/api';
import { sessionSlice, type SessionState } from '@/shared/session';

const rootReducer = combineSlices(sessionSlice, baseApi);

export type RootState = ReturnType<typeof rootReducer>;

const HIDDEN = '(hidden)';

/** Redux DevTools shows every action and the state, but no token and nobody's personal data. */
export const devTools = {
  name: 'Dawaya',
  stateSanitizer: <S>(state: S): S => ({ ...state, session: withoutSecrets((state as Partial<RootState>).session) }),
  actionSanitizer: <A extends object>(action: A): A =>
    'type' in action && String(action.type).startsWith('session/') ? { ...action, payload: HIDDEN } : action,
};

const withoutSecrets = (session?: SessionState) =>
  session && { ...session, accessToken: session.accessToken && HIDDEN, refreshToken: session.refreshToken && HIDDEN };

/** The checks of development take their time on a busy machine; that is no news for a test. */
const QUIET = { warnAfter: 1000 };

/** A fresh store per test; the browser's own one is kept by app/state. */
export const makeStore = (preloadedState?: Partial<RootState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: false,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ immutableCheck: QUIET, serializableCheck: QUIET }).concat(baseApi.middleware),
  });

export const useAppSelector = useSelector.withTypes<RootState>();
