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

/** Only the session is stored; cached answers are requested again after a reload. */
const persistence = {
  key: sessionSlice.name,
  version: 1,
  storage: sessionStorage,
  // Our storage takes the values as they are. The types of redux-persist allow `false` for only one of the two, hence the cast.
  serialize: false,
  deserialize: false,
} as PersistConfig<SessionState>;

const reducer = combineSlices({ [sessionSlice.name]: persistReducer(persistence, sessionSlice.reducer) }, baseApi);

const STORED_AT_ONCE = [sessionStarted, tokensRefreshed, sessionEnded, sessionExpired];

/**
 * Remembers how long a session lasts. When a person's session ends, the cache is emptied and pending calls are aborted, so that the next
 * person does not see their data, not even later. What a guest has loaded is public, and stays when they sign in.
 */
const sessionEffects: Middleware = (api) => (next) => (action) => {
  const ownerBefore = ownerOf(api.getState());
  const result = next(action);
  if (sessionStarted.match(action)) markBrowserSession(action.payload.remember);
  // Stored immediately: if the page is left at this moment, the next one must know who is signed in, and must not have a refresh token that
  // was already used.
  if (STORED_AT_ONCE.some(({ match }) => match(action))) void persistor.flush();
  const owner = ownerOf(api.getState());
  if (owner === ownerBefore) return result;
  const empty = () => void api.dispatch(baseApi.util.resetApiState());
  if (sessionExpired.match(action)) {
    // The call that found out must get its refusal first, so that its form keeps what was typed until the person is back.
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

// For polling lists, which pause while the page is hidden and have to notice when it is shown: a page may be opened in the background.
setupListeners(store.dispatch);

export const persistor = persistStore(store);

/** Resolves when the stored session is loaded; before that it is unknown who is signed in. */
export const sessionRestored = new Promise<void>((done) => {
  const stopWaiting = persistor.subscribe(() => {
    if (!persistor.getState().bootstrapped) return;
    stopWaiting();
    done();
  });
});

const syncSession = () => store.dispatch(sessionSynced(readSession()));

window.addEventListener('storage', ({ key }) => isSessionKey(key) && syncSession());
// A page restored from the back/forward cache has missed the `storage` events in between.
window.addEventListener('pageshow', ({ persisted }) => persisted && syncSession());
