export { PrintOnly } from './PrintOnly';
