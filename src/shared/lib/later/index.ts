export { forgetFailures, later } from './later';
