export { EmailForm } from './ui/EmailForm';
