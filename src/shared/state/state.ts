import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

import { baseApi, type StoreExtra } from '@/shared/api';
import { sessionSlice } from '@/shared/session';

const rootReducer = combineSlices(sessionSlice, baseApi);

export type RootState = ReturnType<typeof rootReducer>;

/** Redux Toolkit's development checks are slow on a busy machine, and tests should not print warnings about it. */
const QUIET = { warnAfter: 1000 };

/** A new store for each test and for each page that the server renders. The browser's own store is made in app/state. */
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
