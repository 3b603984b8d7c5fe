export { NO_WRAP } from './noWrap';
