export { ONE_LINE } from './oneLine';
