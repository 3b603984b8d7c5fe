export { changedValues } from './changedValues';
