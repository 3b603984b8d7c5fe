export { useClosedByBack } from './useClosedByBack';
