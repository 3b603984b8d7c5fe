export { TwoFactor } from './ui/TwoFactor';
export { TwoFactorStatus } from './ui/TwoFactorStatus';
