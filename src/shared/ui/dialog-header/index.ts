export { DialogHeader } from './DialogHeader';
