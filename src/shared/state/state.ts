import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

import { baseApi, type StoreExtra } from '@/shared/api';
import { sessionSlice } from '@/shared/session';

const rootReducer = combineSlices(sessionSlice, baseApi);

export type RootState = ReturnType<typeof rootReducer>;

/** The checks of development take their time on a busy machine; that is no news for a test. */
const QUIET = { warnAfter: 1000 };

/** A fresh store per test and per page that a server renders; the browser's own one is kept by app/state. */
export const makeStore = (preloadedState?: Partial<RootState>, extra?: StoreExtra) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: false,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        immutableCheck: QUIET,
        serializableCheck: QUIET,
        thunk: { extraArgument: extra },
      }).concat(baseApi.middleware),
  });

export const useAppSelector = useSelector.withTypes<RootState>();
