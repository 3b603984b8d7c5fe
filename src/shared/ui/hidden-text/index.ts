export { HiddenText } from './HiddenText';
