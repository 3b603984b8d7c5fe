export { HIDDEN, HiddenText } from './HiddenText';
