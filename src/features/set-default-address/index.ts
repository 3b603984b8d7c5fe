export { SetDefaultButton } from './ui/SetDefaultButton';
