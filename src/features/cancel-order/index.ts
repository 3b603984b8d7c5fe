export { CancelOrderButton } from './ui/CancelOrderButton';
