export { CONTENT_ID, SkipLink } from './SkipLink';
