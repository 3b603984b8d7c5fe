import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type PersistConfig,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';

import { baseApi } from '@/shared/api';
import { forgetDrafts } from '@/shared/lib/draft';
import {
  markBrowserSession,
  sessionEnded,
  sessionExpired,
  sessionSlice,
  sessionStarted,
  type SessionState,
  sessionSynced,
  tokensRefreshed,
} from '@/shared/session';

import { devTools } from './devTools';
import { isSessionKey, readSession, sessionStorage } from './sessionStorage';

/** Only the session survives a reload: cached answers are the server's to give again. */
const persistence = {
  key: sessionSlice.name,
  version: 1,
  storage: sessionStorage,
  // The storage takes the values as they are; redux-persist's types know `false` for one of the two only.
  serialize: false,
  deserialize: false,
} as PersistConfig<SessionState>;

const reducer = combineSlices({ [sessionSlice.name]: persistReducer(persistence, sessionSlice.reducer) }, baseApi);

const STORED_AT_ONCE = [sessionStarted, tokensRefreshed, sessionEnded, sessionExpired];

/**
 * Notes how long a session lasts. What one person saw must not greet the next: with their session the cache is emptied, and what is
 * under way is broken off, so that none of it comes later. What a guest has read is for everybody, and stays when they sign in.
 */
const sessionEffects: Middleware = (api) => (next) => (action) => {
  const ownerBefore = ownerOf(api.getState());
  const result = next(action);
  if (sessionStarted.match(action)) markBrowserSession(action.payload.remember);
  // Who leaves the page in the next moment is signed in, or out, on the one that comes, and has no refresh token that was used.
  if (STORED_AT_ONCE.some(({ match }) => match(action))) void persistor.flush();
  const owner = ownerOf(api.getState());
  if (owner === ownerBefore) return result;
  const empty = () => void api.dispatch(baseApi.util.resetApiState());
  if (sessionExpired.match(action)) {
    // First the call that found it out hears its refusal: what was typed into its form is kept for when they are back.
    setTimeout(empty);
    return result;
  }
  if (ownerBefore !== undefined) empty();
  forgetDrafts(owner);
  return result;
};

const ownerOf = (state: unknown) => (state as { session: SessionState }).session.user?.id;

export const store = configureStore({
  reducer,
  devTools,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({
      serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
    }).concat(sessionEffects, baseApi.middleware),
});

// Lists that ask again and again rest while nobody looks, and must hear when somebody does: a page may open in the background.
setupListeners(store.dispatch);

export const persistor = persistStore(store);

/** Resolves when the session of the last visit is there: before that nobody can tell who is signed in. */
export const sessionRestored = new Promise<void>((done) => {
  const stopWaiting = persistor.subscribe(() => {
    if (!persistor.getState().bootstrapped) return;
    stopWaiting();
    done();
  });
});

const syncSession = () => store.dispatch(sessionSynced(readSession()));

window.addEventListener('storage', ({ key }) => isSessionKey(key) && syncSession());
// A page that the browser brings back as it was has missed what happened meanwhile.
window.addEventListener('pageshow', ({ persisted }) => persisted && syncSession());
