export { TwoFactor } from './ui/TwoFactor';
