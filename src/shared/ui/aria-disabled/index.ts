export { ARIA_DISABLED } from './ariaDisabled';
