export { makeEmitter } from './makeEmitter';
export { devTools, makeStore, type RootState, useAppSelector } from './state';
