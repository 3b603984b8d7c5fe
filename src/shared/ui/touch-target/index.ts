export { TOUCH_TARGET } from './touchTarget';
