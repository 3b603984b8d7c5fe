export { StatusMenu } from './ui/StatusMenu';
