export { devTools, makeStore, rootReducer, type RootState, useAppDispatch, useAppSelector } from './state';
