export { IGNORE_SECOND_PRESS } from './ignoreSecondPress';
