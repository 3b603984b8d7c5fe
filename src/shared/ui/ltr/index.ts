export { Ltr } from './Ltr';
