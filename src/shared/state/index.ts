export { makeEmitter } from './makeEmitter';
export { makeStore, type RootState, useAppSelector } from './state';
