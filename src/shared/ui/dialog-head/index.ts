export { DialogHead } from './DialogHead';
