export { changedOf } from './changedOf';
