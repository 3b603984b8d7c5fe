export { ResultAlert } from './ResultAlert';
