export { PasswordForm } from './ui/PasswordForm';
