export { randomKey } from './randomKey';
