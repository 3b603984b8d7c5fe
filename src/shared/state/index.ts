export { devTools, makeStore, type RootState, useAppSelector } from './state';
