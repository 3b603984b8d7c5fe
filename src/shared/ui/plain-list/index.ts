export { PlainList } from './PlainList';
