export { SignOutPage } from './ui/SignOutPage';
